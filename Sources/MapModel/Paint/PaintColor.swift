/// A colour in sRGB with its opacity.
public struct PaintColor: Equatable, Sendable {
    /// Red, green, blue and opacity, a byte each, red in the highest byte.
    public var rgba: UInt32

    /// Makes a colour of `0xRRGGBBAA`.
    public init(rgba: UInt32) {
        self.rgba = rgba
    }
}
