extension GRIB2Check {
    /// The picture's size, by its IHDR chunk, and whether its chunks lead to its end.
    ///
    /// ecCodes 2.28 gives libpng whatever lies behind the section when it asks for more.
    var png: String? {
        guard representation.count >= 21 else { return "its section 5 is too short" }
        if bits == 0 || count == 0 { return nil }
        let stream = data.dropFirst(5)
        guard stream.count >= 33, stream.number(at: 0, bytes: 8) == Self.pngSignature,
            stream.number(at: 8, bytes: 8) == Self.pngHeader
        else { return "its PNG picture has no header" }
        let width = stream.number(at: 16, bytes: 4)
        let height = stream.number(at: 20, bytes: 4)
        let channels = [0: 1, 2: 3, 4: 2, 6: 4][stream.number(at: 25, bytes: 1)] ?? 0
        let depth = stream.number(at: 24, bytes: 1) * channels
        guard width > 0, height > 0, width <= count, width * height == count,
            depth == (bits + 7) / 8 * 8 || depth == bits
        else { return "its PNG picture has \(width) × \(height) of \(count) values" }
        return Self.hasPNGEnd(stream) ? nil : "its PNG picture is cut off"
    }

    /// The eight bytes that every PNG begins with.
    private static let pngSignature = Int(truncatingIfNeeded: 0x8950_4E47_0D0A_1A0A as UInt64)

    /// The length and the name of the first chunk: 13 bytes of IHDR.
    private static let pngHeader = 0x0000_000D_4948_4452

    /// Whether the lengths of the chunks lead to an IEND within the bytes.
    private static func hasPNGEnd(_ stream: ArraySlice<UInt8>) -> Bool {
        var place = 8
        while place + 12 <= stream.count {
            let length = stream.number(at: place, bytes: 4)
            let next = place + 12 + length
            guard next <= stream.count else { return false }
            if stream.number(at: place + 4, bytes: 4) == 0x4945_4E44 { return true }
            place = next
        }
        return false
    }
}
