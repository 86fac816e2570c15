import Raster

/// Cuts lines and rings to a rectangle, so that Cairo never gets positions that its 24 bits can't hold.
enum Clipping {
    /// The part of a ring inside a rectangle, for filling (Sutherland and Hodgman, 1974).
    ///
    /// What is outside becomes edges along the rectangle.
    static func ring(
        _ ring: [Camera.Point], to rectangle: CanvasRectangle
    ) -> [Camera.Point] {
        if ring.allSatisfy({ rectangle.holds($0) }) { return ring }
        var points = ring
        points = half(points, { $0.x - rectangle.x })
        points = half(points, { rectangle.maxX - $0.x })
        points = half(points, { $0.y - rectangle.y })
        points = half(points, { rectangle.maxY - $0.y })
        return points
    }

    /// Keeps the side of a line where the distance is not negative.
    private static func half(
        _ points: [Camera.Point], _ distance: (Camera.Point) -> Double
    ) -> [Camera.Point] {
        guard var before = points.last else { return [] }
        var kept: [Camera.Point] = []
        kept.reserveCapacity(points.count)
        var beforeDistance = distance(before)
        for point in points {
            let here = distance(point)
            if (here < 0) != (beforeDistance < 0) {
                let part = beforeDistance / (beforeDistance - here)
                kept.append(
                    Camera.Point(
                        x: before.x + (point.x - before.x) * part,
                        y: before.y + (point.y - before.y) * part))
            }
            if here >= 0 { kept.append(point) }
            (before, beforeDistance) = (point, here)
        }
        return kept
    }

    /// The parts of a line inside a rectangle (Liang and Barsky, 1984), each given to the body.
    static func line(
        _ points: [Camera.Point], to rectangle: CanvasRectangle,
        _ body: ([Camera.Point]) -> Void
    ) {
        if points.allSatisfy({ rectangle.holds($0) }) {
            if points.count > 1 { body(points) }
            return
        }
        var run: [Camera.Point] = []
        for (start, end) in zip(points, points.dropFirst()) {
            guard let (from, to) = inside(start, end, rectangle) else {
                if run.count > 1 { body(run) }
                run.removeAll(keepingCapacity: true)
                continue
            }
            if run.last != from {
                if run.count > 1 { body(run) }
                run = [from]
            }
            run.append(to)
            if to != end {
                body(run)
                run.removeAll(keepingCapacity: true)
            }
        }
        if run.count > 1 { body(run) }
    }

    private static func inside(
        _ start: Camera.Point, _ end: Camera.Point, _ rectangle: CanvasRectangle
    ) -> (Camera.Point, Camera.Point)? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var (from, to) = (0.0, 1.0)
        let edges = [
            (-dx, start.x - rectangle.x), (dx, rectangle.maxX - start.x),
            (-dy, start.y - rectangle.y), (dy, rectangle.maxY - start.y),
        ]
        for (direction, distance) in edges {
            if direction == 0 {
                if distance < 0 { return nil }
            } else if direction < 0 {
                from = max(from, distance / direction)
            } else {
                to = min(to, distance / direction)
            }
        }
        guard from <= to else { return nil }
        func at(_ part: Double) -> Camera.Point {
            Camera.Point(x: start.x + dx * part, y: start.y + dy * part)
        }
        return (from == 0 ? start : at(from), to == 1 ? end : at(to))
    }
}

extension CanvasRectangle {
    /// Whether a point is inside or on the edge.
    func holds(_ point: Camera.Point) -> Bool {
        point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
    }
}
