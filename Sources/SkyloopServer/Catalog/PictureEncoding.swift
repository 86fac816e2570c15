public import Raster

/// Makes files of pictures.
public protocol PictureEncoding: Sendable {
    /// One picture as the bytes of a file; JPEG ignores transparency.
    func still(_ image: ImageBuffer, as format: StillFormat) throws -> [UInt8]

    /// Pictures one after another, as the bytes of one file.
    func moving(
        _ images: [ImageBuffer], secondsEach: Double, as format: MovingFormat
    ) throws -> [UInt8]

    /// A picture that holds only a text, black on white.
    func notice(_ text: String, width: Int, height: Int, isTransparent: Bool) -> ImageBuffer
}

/// The kinds of file that hold one picture.
public enum StillFormat: Sendable {
    case png
    case jpeg
    case webp
}

/// The kinds of file that hold moving pictures.
public enum MovingFormat: Sendable {
    case gif
    case webp
    case apng
}
