import Foundation

/// A file that takes its name only when it is whole: until then it has a hidden name beside it.
///
/// What is not committed is removed, whatever the reason: an error, a cancelled task, a forgotten writer.
final class ScratchFile {
    /// The path that it gets in the end.
    let destination: String
    private let shown: String
    /// Where it is while it grows.
    let path: String
    private var descriptor: Int32
    private var isCommitted = false
    private var buffer: [UInt8] = []
    private static let bufferSize = 1 << 18

    /// Makes the hidden file, so that a name that can't be had is found out before the work begins.
    ///
    /// - Parameter shownAs: the path that messages name, if not the destination.
    init(for destination: String, shownAs shown: String? = nil) throws(SkyloopError) {
        self.destination = destination
        self.shown = shown ?? destination
        let url = URL(fileURLWithPath: destination)
        let folder = url.deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: destination, isDirectory: &isFolder),
            isFolder.boolValue
        {
            throw SkyloopError(
                .cannotCreate, "can't be written: a folder has that name",
                path: shown ?? destination)
        }
        var opened: Int32 = -1
        var candidate = ""
        for _ in 0..<16 {
            let mark = String(UInt32.random(in: 0 ... .max), radix: 36)
            candidate = "\(folder)/.\(url.lastPathComponent).\(mark).part"
            opened = open(candidate, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o666)
            if opened >= 0 || errno != EEXIST { break }
        }
        guard opened >= 0 else {
            throw SkyloopError(
                .cannotCreate, "can't be created: \(Self.reason(errno))", path: shown ?? destination
            )
        }
        descriptor = opened
        path = candidate
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if !isCommitted { unlink(path) }
    }

    /// Adds bytes at the end.
    func write(_ bytes: some Sequence<UInt8>) throws(SkyloopError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Writes bytes over those at a place that was written before.
    func overwrite(_ bytes: [UInt8], at offset: Int) throws(SkyloopError) {
        try flush()
        let written = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
        guard written == bytes.count else { throw failure(errno) }
    }

    /// Gives the file its name, in one step; what had that name before is replaced.
    func commit() throws(SkyloopError) {
        try flush()
        guard descriptor < 0 || close(descriptor) == 0 else {
            descriptor = -1
            throw failure(errno)
        }
        descriptor = -1
        guard rename(path, destination) == 0 else {
            throw SkyloopError(
                .cannotCreate, "can't be given its name: \(Self.reason(errno))", path: shown)
        }
        isCommitted = true
    }

    /// The error of a write that failed with this `errno`.
    func failure(_ code: Int32) -> SkyloopError {
        SkyloopError(.inputOutput, "can't be written: \(Self.reason(code))", path: shown)
    }

    private func flush() throws(SkyloopError) {
        var start = 0
        while start < buffer.count {
            let count = buffer[start...].withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            start += count
        }
        buffer.removeAll(keepingCapacity: true)
    }

    static func reason(_ code: Int32) -> String {
        switch code {
        case ENOSPC: "the disk is full"
        case EFBIG: "the file grows larger than is allowed here"
        case EDQUOT: "the disk quota is used up"
        case ENOENT: "there is no such folder"
        case EACCES, EPERM: "no permission"
        case EROFS: "the disk is read-only"
        case ENOTDIR: "a part of the path is no folder"
        case ENAMETOOLONG: "the name is too long"
        default: String(cString: strerror(code))
        }
    }
}
