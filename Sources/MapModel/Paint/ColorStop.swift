/// A colour at a value.
public struct ColorStop: Equatable, Sendable {
    /// The value, in the metric unit.
    public var value: Double

    /// The colour.
    public var color: PaintColor

    /// Makes a stop.
    public init(_ value: Double, _ color: PaintColor) {
        self.value = value
        self.color = color
    }
}
