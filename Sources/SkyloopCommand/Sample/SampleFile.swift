/// A real weather file that comes inside a Debian package.
struct SampleFile: Sendable {
    /// The path that it gets in the folder.
    let name: String
    /// The package, and the file's path in it.
    let package: String
    let path: String
    /// The length that it has, in bytes.
    let bytes: Int
    /// What it shows, and whose it is.
    let summary: String
    let source: String
}
