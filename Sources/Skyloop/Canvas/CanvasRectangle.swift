/// A rectangle in points, from its top left corner.
struct CanvasRectangle: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }

    /// The same with edges moved in by a distance; out for a negative one.
    func inset(_ distance: Double) -> CanvasRectangle {
        CanvasRectangle(
            x: x + distance, y: y + distance, width: width - 2 * distance,
            height: height - 2 * distance)
    }

    /// Whether they share any area.
    func overlaps(_ other: CanvasRectangle) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Whether another lies wholly inside.
    func contains(_ other: CanvasRectangle) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}
