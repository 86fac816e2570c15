/// A dimension of a file; two of the same number are the same.
struct NetCDFDimension: Hashable, Sendable {
    /// The library's number, unique in the file.
    let id: Int32

    /// The name, without groups.
    let name: String

    /// The length now.
    let length: Int

    /// Whether it can grow.
    let isUnlimited: Bool
}
