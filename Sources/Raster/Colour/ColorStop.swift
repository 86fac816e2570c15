/// A colour at a value of a scale.
public struct ColorStop: Hashable, Sendable {
    /// The value in the quantity's metric unit, or 0 to 1 in a normalised scale.
    public var value: Float

    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(_ value: Float, _ color: Color) {
        self.value = value
        self.color = color
    }

    /// Makes an opaque or translucent stop from a number such as `0x4da3ff`.
    public init(_ value: Float, _ rgb: UInt32, alpha: UInt8 = 255) {
        self.init(value, Color(rgb, alpha: alpha))
    }
}
