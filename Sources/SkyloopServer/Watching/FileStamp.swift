/// What tells one state of a file from another.
struct FileStamp: Equatable, Sendable {
    /// The length, in bytes.
    var bytes: Int64
    /// When it was last written to, in nanoseconds since 1970.
    var modified: Int64
    /// Which file it is; another one moved over it has another number.
    var inode: UInt64
}
