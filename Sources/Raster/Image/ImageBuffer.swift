/// A picture of 8-bit pixels, row by row from the top.
///
/// By default the pixels are **straight RGBA** (alpha not multiplied in): what PNG, WebP and the browser
/// take. For Cairo make one of format `premultipliedBGRA`; drawing costs the same in either, because
/// colours come from a table in the right form. Memory: 4 bytes a pixel, rows without padding.
public struct ImageBuffer: Sendable, Equatable {
    /// Pixels across.
    public let width: Int

    /// Pixels down.
    public let height: Int

    /// How each pixel lies in memory.
    public let format: PixelFormat

    /// The pixels, `pixels[y * width + x]`, as little-endian numbers of four bytes.
    public var pixels: [UInt32]

    /// Makes a clear picture.
    ///
    /// Sides are kept within 0 to 16,384.
    public init(width: Int, height: Int, format: PixelFormat = .straightRGBA) {
        self.width = min(max(width, 0), Camera.maximumSide)
        self.height = min(max(height, 0), Camera.maximumSide)
        self.format = format
        pixels = [UInt32](repeating: 0, count: self.width * self.height)
    }

    /// Makes a clear picture of the size that a camera sees.
    public init(for camera: Camera, format: PixelFormat = .straightRGBA) {
        self.init(width: camera.pixelWidth, height: camera.pixelHeight, format: format)
    }

    /// The colour of a pixel; the position must be inside.
    public subscript(x: Int, y: Int) -> Color {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the picture")
            return format.color(pixels[y * width + x])
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the picture")
            pixels[y * width + x] = format.pixel(newValue)
        }
    }

    /// Makes every pixel the same.
    public mutating func fill(_ color: Color) {
        let pixel = format.pixel(color)
        for index in pixels.indices { pixels[index] = pixel }
    }

    /// Lends the bytes: four a pixel in the order of `format`, rows without padding.
    public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        pixels.withUnsafeBytes(body)
    }
}
