/// One picture of a film: four bytes a pixel, rows from the top, without gaps.
public struct FilmFrame: Sendable {
    /// The order of the bytes of a pixel.
    public enum Order: Sendable {
        /// Red, green, blue, alpha.
        case rgba
        /// Blue, green, red, alpha: what Cairo has in memory.
        case bgra
    }

    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// The bytes, `width × height × 4`; alpha is straight, and only PNG keeps it.
    public let pixels: [UInt8]
    /// The order of a pixel's bytes.
    public let order: Order

    /// Makes a frame; the array must hold `width × height × 4` bytes.
    public init(width: Int, height: Int, pixels: [UInt8], order: Order = .rgba) {
        precondition(width > 0 && height > 0, "a frame has a size")
        precondition(pixels.count == width * height * 4, "four bytes a pixel, rows without gaps")
        self.width = width
        self.height = height
        self.pixels = pixels
        self.order = order
    }
}
