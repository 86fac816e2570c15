public import Raster

/// Writes pictures as PNG: without loss, as small as is quickly had.
///
/// A picture of at most 256 colours gets a palette, an opaque one has no alpha. Colours are straight sRGB and
/// tagged so. Format: W3C, Portable Network Graphics, third edition.
public struct PNGEncoder: Sendable {
    /// Effort from 1 (quick) to 12 (small).
    public var compression: Int

    /// Makes an encoder.
    public init(compression: Int = 6) {
        self.compression = min(max(compression, 1), 12)
    }

    /// The bytes of a PNG file; the picture must have a size.
    public func encode(_ image: ImageBuffer) -> [UInt8] {
        precondition(image.width > 0 && image.height > 0, "a PNG has a size")
        var file = PNGFile()
        if let indexed = PNGIndexedRows(image) {
            file.header(width: image.width, height: image.height, kind: .indexed)
            file.chunk("PLTE", indexed.colors.flatMap { [$0.red, $0.green, $0.blue] })
            if let last = indexed.colors.lastIndex(where: { $0.alpha < 255 }) {
                file.chunk("tRNS", indexed.colors[...last].map(\.alpha))
            }
            file.chunk("IDAT", Deflate.zlib(indexed.rows, level: compression))
        } else {
            let kind: PNGColorKind = image.isOpaque ? .rgb : .rgba
            file.header(width: image.width, height: image.height, kind: kind)
            let rows = PNGRows.filtered(
                image, PixelRectangle.whole(image), kind: kind)
            file.chunk("IDAT", Deflate.zlib(rows, level: compression))
        }
        file.chunk("IEND", [])
        return file.bytes
    }
}

/// The kinds of PNG pixels that are written, by their number in the header.
enum PNGColorKind: UInt8 {
    case rgb = 2
    case indexed = 3
    case rgba = 6

    /// Bytes of a pixel.
    var size: Int {
        switch self {
        case .rgb: 3
        case .indexed: 1
        case .rgba: 4
        }
    }
}
