import Foundation

/// The bytes of a file, read through a window; or those of an unpacked one, in memory.
///
/// Files are read rather than mapped: one that is cut short while it is open gives an error, not a
/// signal. Used by one thread at a time.
final class ByteSource {
    let path: String
    /// The number of bytes.
    let count: Int

    private let descriptor: Int32
    private let memory: [UInt8]?
    private var window: [UInt8] = []
    private var windowStart = 0
    private static let windowSize = 16384

    init(path: String) throws(WeatherDataError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw WeatherDataError(.inputOutput, "it can't be opened: \(reason)", path: path)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            close(descriptor)
            throw WeatherDataError(.inputOutput, "its size can't be read", path: path)
        }
        var magic = [UInt8](repeating: 0, count: 2)
        if pread(descriptor, &magic, 2, 0) == 2, magic == [0x1F, 0x8B] {
            let bytes: [UInt8]
            do throws(WeatherDataError) {
                let packed = try Self.read(
                    descriptor, at: 0, count: Int(status.st_size), path: path)
                bytes = try Gzip.unpack(packed, path: path)
            } catch {
                close(descriptor)
                throw error
            }
            memory = bytes
            count = bytes.count
        } else {
            memory = nil
            count = Int(status.st_size)
        }
    }

    deinit {
        close(descriptor)
    }

    /// Copies bytes out.
    ///
    /// - Throws: Where they reach past the end.
    func bytes(at offset: Int, count: Int) throws(WeatherDataError) -> [UInt8] {
        guard offset >= 0, count >= 0, offset <= self.count - count else {
            throw WeatherDataError(.badData, "it ends too early", path: path)
        }
        if let memory { return Array(memory[offset..<offset + count]) }
        return try Self.read(descriptor, at: offset, count: count, path: path)
    }

    /// Looks at bytes without a copy of them; nil where they reach past the end.
    func peek<Result>(
        at offset: Int, count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws(WeatherDataError) -> Result? {
        guard offset >= 0, count >= 0, offset <= self.count - count else { return nil }
        if let memory {
            return memory.withUnsafeBufferPointer {
                body(UnsafeBufferPointer(rebasing: $0[offset..<offset + count]))
            }
        }
        if offset < windowStart || offset + count > windowStart + window.count {
            let size = min(max(count, Self.windowSize), self.count - offset)
            window = try Self.read(descriptor, at: offset, count: size, path: path)
            windowStart = offset
        }
        return window.withUnsafeBufferPointer {
            body(
                UnsafeBufferPointer(
                    rebasing: $0[(offset - windowStart)..<(offset - windowStart + count)]))
        }
    }

    /// An unsigned number of up to 8 bytes, the first byte the highest; nil past the end.
    func number(at offset: Int, bytes: Int) throws(WeatherDataError) -> Int? {
        try peek(at: offset, count: bytes) { $0.number(at: 0, bytes: bytes) }
    }

    private static func read(
        _ descriptor: Int32, at offset: Int, count: Int, path: String
    ) throws(WeatherDataError) -> [UInt8] {
        var problem: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = 0
            while filled < count {
                let got = pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, count - filled,
                    off_t(offset + filled))
                if got < 0, errno == EINTR { continue }
                if got <= 0 {
                    problem = got < 0 ? errno : 0
                    break
                }
                filled += got
            }
        }
        if problem != 0 {
            let reason = String(cString: strerror(problem))
            throw WeatherDataError(.inputOutput, "it can't be read: \(reason)", path: path)
        }
        guard bytes.count == count else {
            throw WeatherDataError(.inputOutput, "it was cut short while it was read", path: path)
        }
        return bytes
    }
}
