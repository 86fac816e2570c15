import Raster

/// Finds room for the names of places, the most important first, none over another.
struct LabelPlacer {
    /// A place with the rectangle of its name and where to begin writing.
    struct Label {
        let place: BaseMapPlace
        /// The dot.
        let point: Camera.Point
        /// The rectangle of the name.
        let box: CanvasRectangle

        /// The rectangle of name and dot.
        var area: BaseMapOptions.Area {
            let (left, top) = (min(box.x, point.x - 3), min(box.y, point.y - 3))
            return BaseMapOptions.Area(
                x: left, y: top, width: max(box.maxX, point.x + 3) - left,
                height: max(box.maxY, point.y + 3) - top)
        }
    }

    /// The picture; names lie wholly inside it.
    let bounds: CanvasRectangle
    /// What is taken already.
    private(set) var taken: [CanvasRectangle]
    private(set) var labels: [Label] = []
    /// Room between names, in points.
    let spacing: Double

    init(bounds: CanvasRectangle, avoiding taken: [CanvasRectangle], spacing: Double) {
        self.bounds = bounds
        self.taken = taken
        self.spacing = spacing
    }

    /// Sets a name beside its dot where there is room: right, left, above or below it.
    mutating func place(_ place: BaseMapPlace, at point: Camera.Point, size: TextSize) {
        let gap = 5.0
        let dot = CanvasRectangle(x: point.x - 3, y: point.y - 3, width: 6, height: 6)
        guard bounds.contains(dot), !taken.contains(where: { $0.overlaps(dot) }) else { return }
        let (width, height) = (size.width, size.height)
        let candidates = [
            (point.x + gap, point.y - height / 2),
            (point.x - gap - width, point.y - height / 2),
            (point.x - width / 2, point.y - gap - height + 1),
            (point.x - width / 2, point.y + gap - 1),
        ]
        for (x, y) in candidates {
            let box = CanvasRectangle(x: x, y: y, width: width, height: height)
            guard bounds.inset(2).contains(box) else { continue }
            let room = box.inset(-spacing)
            if taken.contains(where: { $0.overlaps(room) }) { continue }
            taken.append(box)
            taken.append(dot)
            labels.append(Label(place: place, point: point, box: box))
            return
        }
    }
}
