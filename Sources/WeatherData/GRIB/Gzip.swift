import CDeflate

/// Unpacks files that were sent as gzip.
enum Gzip {
    /// The most that a file may unpack to.
    private static let most = 4 << 30

    /// - Throws: Where the bytes are no sound gzip file.
    static func unpack(_ packed: [UInt8], path: String) throws(WeatherDataError) -> [UInt8] {
        guard packed.count > 18, let engine = libdeflate_alloc_decompressor() else {
            throw WeatherDataError(.badData, "the gzip file ends too early", path: path)
        }
        defer { libdeflate_free_decompressor(engine) }
        // The last four bytes say the size of the last member, without its high part.
        let tail = packed.count - 4
        var size = 0
        for index in 0..<4 { size |= Int(packed[tail + index]) << (8 * index) }
        guard size <= most, size <= packed.count * 1100 else {
            throw WeatherDataError(.badData, "the gzip file says a wrong size", path: path)
        }
        var result: [UInt8] = []
        var start = 0
        while start < packed.count {
            var used = 0
            var written = 0
            let left = packed.count - start
            let room = max(size, min(left * 1100, 64 << 10))
            var status = LIBDEFLATE_BAD_DATA
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
                status = packed.withUnsafeBytes { bytes in
                    libdeflate_gzip_decompress_ex(
                        engine, bytes.baseAddress.map { $0 + start }, left, buffer.baseAddress,
                        room, &used, &written)
                }
                filled = status == LIBDEFLATE_SUCCESS ? written : 0
            }
            guard status == LIBDEFLATE_SUCCESS, used > 0, result.count + written <= most else {
                // Padding after the last member does no harm.
                if !result.isEmpty { break }
                throw WeatherDataError(.badData, "the gzip file is damaged", path: path)
            }
            result.append(contentsOf: part)
            start += used
        }
        return result
    }
}
