import CEccodes
import Foundation
import Synchronization

/// A GRIB message in ecCodes' hands; used by one thread at a time.
///
/// Debian's ecCodes locks its shared tables, so that several handles work side by side.
final class CodesHandle {
    private let handle: OpaquePointer
    private let path: String
    /// ecCodes reads from the message's bytes as long as the handle lives.
    private let bytes: UnsafeRawBufferPointer
    private let ownsBytes: Bool

    /// Takes a copy of a whole message.
    convenience init(_ message: [UInt8], path: String) throws(WeatherDataError) {
        let bytes = UnsafeMutableRawBufferPointer.allocate(
            byteCount: message.count, alignment: 16)
        bytes.copyBytes(from: message)
        do throws(WeatherDataError) {
            try self.init(UnsafeRawBufferPointer(bytes), isOwner: true, path: path)
        } catch {
            bytes.deallocate()
            throw error
        }
    }

    private init(
        _ bytes: UnsafeRawBufferPointer, isOwner: Bool, path: String
    ) throws(WeatherDataError) {
        _ = Self.quiet
        guard let handle = codes_handle_new_from_message(nil, bytes.baseAddress, bytes.count)
        else {
            throw WeatherDataError(.badData, "a message can't be understood by ecCodes", path: path)
        }
        self.bytes = bytes
        self.path = path
        self.handle = handle
        ownsBytes = isOwner
    }

    /// Decodes the values of a message, without a copy of it: see ``withValues(count:_:)``.
    static func withValues<Result>(
        of message: [UInt8], count: Int, path: String,
        _ body: (UnsafeBufferPointer<Double>) -> Result
    ) throws(WeatherDataError) -> Result {
        try message.withUnsafeBufferPointer { (bytes) throws(WeatherDataError) -> Result in
            let handle = try CodesHandle(
                UnsafeRawBufferPointer(bytes), isOwner: false, path: path)
            // The bytes are there until the handle is gone.
            return try withExtendedLifetime(handle) { () throws(WeatherDataError) -> Result in
                try handle.withValues(count: count, body)
            }
        }
    }

    /// The same GRIB 2 message as if it named another version of WMO's tables; nil where it can't be.
    func copy(tablesVersion: Int) -> CodesHandle? {
        // The version is the tenth byte of section 1, which begins at 16.
        guard bytes.count > 25, let version = UInt8(exactly: tablesVersion) else { return nil }
        var message = [UInt8](bytes)
        message[25] = version
        return try? CodesHandle(message, path: path)
    }

    deinit {
        codes_handle_delete(handle)
        if ownsBytes { bytes.deallocate() }
    }

    /// ecCodes' own messages are not for our users' screens.
    private static let quiet: Void = {
        codes_context_set_logging_proc(codes_context_get_default(), { _, _, _ in })
        codes_set_codes_assertion_failed_proc({ _ in })
    }()

    /// A whole number; nil where the key is not there or its value is missing.
    func int(_ key: String) -> Int? {
        var value = 0
        var status: Int32 = 0
        guard codes_get_long(handle, key, &value) == 0 else { return nil }
        if codes_is_missing(handle, key, &status) == 1 { return nil }
        return value
    }

    /// A number; nil where the key is not there or its value is missing.
    func double(_ key: String) -> Double? {
        var value = 0.0
        var status: Int32 = 0
        guard codes_get_double(handle, key, &value) == 0, value.isFinite else { return nil }
        if codes_is_missing(handle, key, &status) == 1 { return nil }
        return value
    }

    /// A text; nil where the key is not there or nothing is known.
    func string(_ key: String) -> String? {
        var size = 0
        guard codes_get_length(handle, key, &size) == 0, size < 10_000 else { return nil }
        var buffer = [CChar](repeating: 0, count: size + 1)
        size += 1
        guard codes_get_string(handle, key, &buffer, &size) == 0 else { return nil }
        let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.isEmpty || text == "unknown" || text == "~" || text == "MISSING" ? nil : text
    }

    /// A list of whole numbers; nil where the key is not there.
    func ints(_ key: String) -> [Int]? {
        var count = 0
        guard codes_get_size(handle, key, &count) == 0, count < 100_000_000 else { return nil }
        var status: Int32 = 0
        let values = [Int](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = count
            status = codes_get_long_array(handle, key, buffer.baseAddress, &filled)
            if status != 0 { filled = 0 }
        }
        return status == 0 ? values : nil
    }

    /// A list of numbers; nil where the key is not there.
    func doubles(_ key: String) -> [Double]? {
        var count = 0
        guard codes_get_size(handle, key, &count) == 0, count < 1_000_000_000 else { return nil }
        var status: Int32 = 0
        let values = [Double](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = count
            status = codes_get_double_array(handle, key, buffer.baseAddress, &filled)
            if status != 0 { filled = 0 }
        }
        return status == 0 ? values : nil
    }

    /// The values in the order of the message, rounded to `Float`; missing ones are NaN.
    ///
    /// - Parameters:
    ///   - count: How many there are to be.
    ///   - body: Gets the values as ecCodes has them, in double precision, with ``missing`` in place
    ///     of the missing ones.
    func withValues<Result>(
        count: Int, _ body: (UnsafeBufferPointer<Double>) -> Result
    ) throws(WeatherDataError) -> Result {
        var size = 0
        guard codes_get_size(handle, "values", &size) == 0, size == count else {
            throw WeatherDataError(
                .badData, "a field has \(size) values where its grid has \(count)", path: path)
        }
        codes_set_double(handle, "missingValue", Self.missing)
        let buffer = DoubleBuffers.take(count)
        defer { DoubleBuffers.give(buffer) }
        let status = codes_get_double_array(handle, "values", buffer.baseAddress, &size)
        guard status == 0, size == count else {
            let reason = codes_get_error_message(status).map { String(cString: $0) } ?? "?"
            throw WeatherDataError(
                .badData, "the values of a field can't be decoded: \(reason)", path: path)
        }
        return body(UnsafeBufferPointer(start: buffer.baseAddress, count: count))
    }

    /// What stands for a missing value: no packing reaches it.
    static let missing = -1.7976931348623157e308
}
