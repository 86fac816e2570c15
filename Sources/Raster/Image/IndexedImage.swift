/// A picture of at most 256 colours: a number a pixel, row by row from the top, and what they mean.
///
/// A quarter of the memory of an `ImageBuffer`, and what a palette PNG holds.
public struct IndexedImage: Sendable, Equatable {
    /// Pixels across.
    public let width: Int

    /// Pixels down.
    public let height: Int

    /// The colours; number 0 is clear.
    public internal(set) var palette: [Color]

    /// The number of each pixel's colour, `indices[y * width + x]`.
    public internal(set) var indices: [UInt8]

    /// Makes a clear picture.
    ///
    /// Sides are kept within 0 to 16,384.
    public init(width: Int, height: Int) {
        self.width = min(max(width, 0), Camera.maximumSide)
        self.height = min(max(height, 0), Camera.maximumSide)
        palette = [.clear]
        indices = [UInt8](repeating: 0, count: self.width * self.height)
    }

    /// Makes a picture of colours and their numbers, of which none may be beyond the colours.
    public init(width: Int, height: Int, palette: [Color], indices: [UInt8]) {
        precondition(
            width >= 0 && height >= 0 && indices.count == width * height && palette.count <= 256)
        precondition(indices.allSatisfy { Int($0) < palette.count }, "a number without a colour")
        self.width = width
        self.height = height
        self.palette = palette
        self.indices = indices
    }

    /// The colour of a pixel; the position must be inside.
    public subscript(x: Int, y: Int) -> Color {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the picture")
        return palette[Int(indices[y * width + x])]
    }
}
