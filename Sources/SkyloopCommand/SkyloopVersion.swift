/// The version of this build.
enum SkyloopVersion {
    /// The number, after Semantic Versioning.
    static let current = "0.1.0"
}
