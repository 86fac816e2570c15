import CDeflate
public import Raster

/// Writes pictures of at most 256 colours as PNG, as quickly as can be; for map tiles.
///
/// Fields change little from row to row, so each row is written as its difference from the one above, and
/// what that leaves is long runs and small numbers. A general compressor spends most of its time looking for
/// other repeats, which there are few of; this one looks for runs only, and gives the small numbers short
/// codes. It keeps its memory: use one again, from one thread at a time.
public final class TilePNGEncoder {
    private var rows: [UInt8] = []
    private var deflate = RunDeflate()

    /// Makes an encoder.
    public init() {}

    /// Writes a PNG file into an array, in place of what it holds; the picture must have a size.
    ///
    /// Takes no memory where the array and the encoder have enough from before.
    public func encode(_ image: IndexedImage, into file: inout [UInt8]) {
        precondition(image.width > 0 && image.height > 0, "a PNG has a size")
        filter(image)
        file.removeAll(keepingCapacity: true)
        file.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        chunk(&file, 0x4948_4452) {
            Self.append(&$0, UInt32(image.width))
            Self.append(&$0, UInt32(image.height))
            // Eight bits, a palette, and the only methods there are.
            for byte: UInt8 in [8, 3, 0, 0, 0] { $0.append(byte) }
        }
        chunk(&file, 0x7352_4742) { $0.append(0) }
        chunk(&file, 0x504C_5445) {
            for color in image.palette {
                $0.append(color.red)
                $0.append(color.green)
                $0.append(color.blue)
            }
        }
        if let last = image.palette.lastIndex(where: { $0.alpha < 255 }) {
            chunk(&file, 0x7452_4E53) {
                for color in image.palette[...last] { $0.append(color.alpha) }
            }
        }
        chunk(&file, 0x4944_4154) { file in
            file.append(0x78)
            file.append(0x01)
            deflate.compress(rows, into: &file)
            let sum = rows.withUnsafeBytes { libdeflate_adler32(1, $0.baseAddress, $0.count) }
            Self.append(&file, sum)
        }
        chunk(&file, 0x4945_4E44) { _ in }
    }

    /// The bytes of a PNG file.
    public func encode(_ image: IndexedImage) -> [UInt8] {
        var file: [UInt8] = []
        encode(image, into: &file)
        return file
    }

    /// Writes the differences of each row from the one above, after the number of that filter.
    private func filter(_ image: IndexedImage) {
        let (width, height) = (image.width, image.height)
        let count = (width + 1) * height
        if rows.count != count { rows = [UInt8](repeating: 0, count: count) }
        rows.withUnsafeMutableBufferPointer { rows in
            image.indices.withUnsafeBufferPointer { pixels in
                guard var out = rows.baseAddress, var row = pixels.baseAddress else { return }
                // The first row has none above it: differences from the left.
                out[0] = 1
                out[1] = row[0]
                for column in 1..<max(width, 1) { out[column + 1] = row[column] &- row[column - 1] }
                for _ in 1..<max(height, 1) {
                    out += width + 1
                    let above = row
                    row += width
                    out[0] = 2
                    let target = out + 1
                    for column in 0..<width { target[column] = row[column] &- above[column] }
                }
            }
        }
    }

    private func chunk(
        _ file: inout [UInt8], _ name: UInt32, _ content: (inout [UInt8]) -> Void
    ) {
        let start = file.count
        Self.append(&file, 0)
        Self.append(&file, name)
        content(&file)
        let length = UInt32(file.count - start - 8)
        for byte in 0..<4 {
            file[start + byte] = UInt8(truncatingIfNeeded: length >> (24 - 8 * UInt32(byte)))
        }
        let sum = file.withUnsafeBytes {
            libdeflate_crc32(0, $0.baseAddress?.advanced(by: start + 4), $0.count - start - 4)
        }
        Self.append(&file, sum)
    }

    private static func append(_ file: inout [UInt8], _ number: UInt32) {
        for shift: UInt32 in [24, 16, 8, 0] {
            file.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
