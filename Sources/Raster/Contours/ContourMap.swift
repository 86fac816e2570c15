/// Contour lines on the map: made once for a field, drawn for any camera.
///
/// Positions are in the unit world of ``WebMercator``, in Double, so that they are sharp at every zoom.
public struct ContourMap: Sendable {
    /// The points of all lines, each line going on over the date line without a jump.
    let points: [SIMD2<Double>]

    /// The lines; their ranges are ranges of `points`.
    let lines: [ContourLines.Line]

    /// For each line the corners of its box: west, north, east, south in the unit world.
    let boxes: [SIMD4<Double>]

    /// Places lines on the map.
    ///
    /// - Parameters:
    ///   - lines: Lines in grid positions.
    ///   - position: Gives the place in the unit world of a grid position, or nil where the map doesn't show it: lines
    ///     end there. Jumps of a world's width between neighbours are taken out.
    public init(_ lines: ContourLines, position: (SIMD2<Float>) -> SIMD2<Double>?) {
        var points: [SIMD2<Double>] = []
        var placed: [ContourLines.Line] = []
        var boxes: [SIMD4<Double>] = []
        points.reserveCapacity(lines.points.count)

        for line in lines.lines {
            var start = points.count
            var box = SIMD4<Double>(.infinity, .infinity, -.infinity, -.infinity)
            var isWhole = true

            func finish(isClosed: Bool) {
                if points.count - start >= 2 {
                    placed.append(
                        ContourLines.Line(
                            level: line.level, value: line.value, isMajor: line.isMajor,
                            isClosed: isClosed, range: start..<points.count))
                    boxes.append(box)
                } else {
                    points.removeLast(points.count - start)
                }
                start = points.count
                box = SIMD4(.infinity, .infinity, -.infinity, -.infinity)
            }

            for place in lines[line] {
                guard var point = position(place), point.x.isFinite, point.y.isFinite else {
                    isWhole = false
                    finish(isClosed: false)
                    continue
                }
                if points.count > start {
                    point.x -= (point.x - points[points.count - 1].x).rounded()
                }
                points.append(point)
                box.lowHalf = pointwiseMin(box.lowHalf, point)
                box.highHalf = pointwiseMax(box.highHalf, point)
            }
            // A ring that ends a world away from its start goes round the pole.
            var isClosed = line.isClosed && isWhole && points.count > start
            if isClosed {
                let end = points[start].x - points[points.count - 1].x
                if end.rounded() != 0 {
                    points.append(SIMD2(points[start].x - end.rounded(), points[start].y))
                    isClosed = false
                }
            }
            finish(isClosed: isClosed)
        }
        self.points = points
        self.lines = placed
        self.boxes = boxes
    }

    /// Places lines of a grid whose columns are meridians and whose rows are parallels, at even steps.
    ///
    /// - Parameters:
    ///   - lines: Lines in grid positions.
    ///   - first: The place of grid position (0, 0).
    ///   - longitudeStep: Degrees from a column to the next, east above zero.
    ///   - latitudeStep: Degrees from a row to the next, north above zero.
    public init(
        _ lines: ContourLines, first: Coordinate, longitudeStep: Double, latitudeStep: Double
    ) {
        self.init(lines) { place in
            let latitude = first.latitude + Double(place.y) * latitudeStep
            guard abs(latitude) <= WebMercator.maximumLatitude else { return nil }
            return SIMD2(
                WebMercator.x(longitude: first.longitude + Double(place.x) * longitudeStep),
                WebMercator.y(latitude: latitude))
        }
    }

    /// Gives the lines that a camera may see, once for each world copy, in pixels.
    ///
    /// - Parameters:
    ///   - camera: What the picture shows.
    ///   - minimumRing: Rings with a smaller box, in pixels, are left out: at that size they say nothing.
    /// - Complexity: O(points of the lines near the picture × copies).
    public func paths(for camera: Camera, minimumRing: Double = 8) -> [ContourPath] {
        let frame = camera.frame
        let step = frame.step
        let (width, height) = (Double(camera.pixelWidth), Double(camera.pixelHeight))
        guard step > 0, step.isFinite, frame.originX.isFinite, frame.originY.isFinite,
            width > 0, height > 0
        else { return [] }
        let margin = 64 * step
        let left = frame.originX - margin
        let right = frame.originX + width * step + margin
        let top = frame.originY - margin
        let bottom = frame.originY + height * step + margin

        var paths: [ContourPath] = []
        for (line, box) in zip(lines, boxes) {
            guard box.y <= bottom, box.w >= top else { continue }
            let size = max(box.z - box.x, box.w - box.y)
            if line.isClosed, size < minimumRing * step { continue }
            // The copies k with box + k inside the picture.
            let first = Maths.clampedInt((left - box.z).rounded(.up), -1000, 1000)
            let last = Maths.clampedInt((right - box.x).rounded(.down), -1000, 1000)
            guard first <= last else { continue }
            for copy in first...last {
                let origin = SIMD2(frame.originX - Double(copy), frame.originY)
                var path: [SIMD2<Float>] = []
                path.reserveCapacity(line.range.count)
                for point in points[line.range] {
                    path.append(SIMD2<Float>((point - origin) / step))
                }
                paths.append(
                    ContourPath(
                        level: line.level, value: line.value, isMajor: line.isMajor,
                        isClosed: line.isClosed, points: path))
            }
        }
        return paths
    }
}
