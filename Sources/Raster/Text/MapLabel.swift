/// A short text that belongs at a place of the picture.
///
/// A host with better type than a ``GlyphAtlas`` draws labels itself.
public struct MapLabel: Equatable, Sendable {
    /// The text.
    public let text: String

    /// The middle of the text, in pixels right and down from the picture's left top corner.
    public let position: SIMD2<Float>

    /// How far the text is turned, in radians clockwise, -π/2 … π/2: never upside down.
    public let angle: Float

    /// The width and height of the text in pixels, before turning.
    public let size: SIMD2<Float>

    /// Makes a label.
    public init(text: String, position: SIMD2<Float>, angle: Float = 0, size: SIMD2<Float>) {
        self.text = text
        self.position = position
        self.angle = angle
        self.size = size
    }
}
