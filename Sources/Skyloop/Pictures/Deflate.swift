import CDeflate

/// Compression and check sums by libdeflate.
package enum Deflate {
    /// Bytes in the zlib format, as PNG wants them.
    static func zlib(_ bytes: [UInt8], level: Int) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
            preconditionFailure("libdeflate knows the levels 1 to 12")
        }
        defer { libdeflate_free_compressor(compressor) }
        let limit = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: limit) { target, count in
            count = bytes.withUnsafeBytes {
                libdeflate_zlib_compress(
                    compressor, $0.baseAddress, $0.count, target.baseAddress, limit)
            }
        }
    }

    /// Bytes in the gzip format, as HTTP sends them.
    package static func gzip(_ bytes: [UInt8], level: Int) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
            preconditionFailure("libdeflate knows the levels 1 to 12")
        }
        defer { libdeflate_free_compressor(compressor) }
        let limit = libdeflate_gzip_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: limit) { target, count in
            count = bytes.withUnsafeBytes {
                libdeflate_gzip_compress(
                    compressor, $0.baseAddress, $0.count, target.baseAddress, limit)
            }
        }
    }

    /// The check sum that PNG and gzip use.
    static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
