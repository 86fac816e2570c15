import Foundation

/// What tells one state of a file from another.
struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let node: UInt64
    private let seconds: Int
    private let nanoseconds: Int

    /// The length in bytes.
    let size: Int

    /// The state of the file now; nil where there is none.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        node = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
