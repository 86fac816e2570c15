import Raster

/// Where the base map's steps lie on a picture, in points, for one copy of the world.
struct MapView {
    let scale: Double
    let offsetX: Double
    let offsetY: Double
    /// The picture with a margin, so that what is cut off is cut outside it.
    let clip: CanvasRectangle
    /// The part of the world in steps that the clip holds.
    let box: (minX: Double, minY: Double, maxX: Double, maxY: Double)
    /// Points closer than this add nothing.
    let detail: Double

    init(_ camera: Camera, world: Int) {
        let frame = camera.frame
        let ratio = camera.pixelRatio
        scale = 1 / (BaseMapLines.stepsPerWorld * frame.step * ratio)
        offsetX = (Double(world) - frame.originX) / frame.step / ratio
        offsetY = -frame.originY / frame.step / ratio
        let margin = 8.0
        clip = CanvasRectangle(
            x: -margin, y: -margin, width: Double(camera.pixelWidth) / ratio + 2 * margin,
            height: Double(camera.pixelHeight) / ratio + 2 * margin)
        box = (
            (clip.x - offsetX) / scale, (clip.y - offsetY) / scale,
            (clip.maxX - offsetX) / scale, (clip.maxY - offsetY) / scale
        )
        detail = 0.35 / ratio
    }

    /// Whether any of a line's bounds is in view.
    func sees(_ line: BaseMapLines.Box) -> Bool {
        Double(line.maxX) >= box.minX && Double(line.minX) <= box.maxX
            && Double(line.maxY) >= box.minY && Double(line.minY) <= box.maxY
    }

    /// The larger side of a line's bounds in points.
    func extent(_ line: BaseMapLines.Box) -> Double {
        Double(max(line.maxX - line.minX, line.maxY - line.minY)) * scale
    }

    /// The points of a line on the picture, without those that lie too close to the one before.
    func points(_ line: BaseMapLines.Line, of lines: BaseMapLines) -> [Camera.Point] {
        var points: [Camera.Point] = []
        points.reserveCapacity(line.points.count)
        let last = line.points.upperBound - 1
        for index in line.points {
            let step = lines.points[index]
            let point = Camera.Point(
                x: Double(step.x) * scale + offsetX, y: Double(step.y) * scale + offsetY)
            if let before = points.last, index != last,
                abs(point.x - before.x) < detail, abs(point.y - before.y) < detail
            {
                continue
            }
            points.append(point)
        }
        return points
    }
}
