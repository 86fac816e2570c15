/// The bytes of a PNG file, chunk by chunk.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Adds the header and the tag that colours are sRGB, to be shown as they are.
    mutating func header(width: Int, height: Int, kind: PNGColorKind) {
        chunk(
            "IHDR", Self.big32(width) + Self.big32(height) + [8, kind.rawValue, 0, 0, 0])
        chunk("sRGB", [0])
    }

    /// Adds a chunk.
    mutating func chunk(_ name: String, _ content: [UInt8]) {
        bytes += Self.chunk(name, content)
    }

    /// The bytes of a chunk: its length, name, content and check sum.
    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        var chunk = big32(content.count)
        chunk.reserveCapacity(content.count + 12)
        chunk += Array(name.utf8)
        chunk += content
        chunk += big32(Int(Deflate.crc32(chunk[4...])))
        return chunk
    }

    /// A number in four bytes, the highest first.
    static func big32(_ value: Int) -> [UInt8] {
        [
            UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
            UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
        ]
    }

    /// A number in two bytes, the higher first.
    static func big16(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
}
