/// A piece of work whose result must be the same natively and in WebAssembly, to the bit.
public struct PortableCheck: Sendable {
    /// What it does, for the test's report.
    public let name: StaticString

    /// Does the work and adds all of its results to the digest.
    public let run: @Sendable (inout Digest) -> Void

    /// Makes a check.
    public init(_ name: StaticString, run: @escaping @Sendable (inout Digest) -> Void) {
        self.name = name
        self.run = run
    }

    /// Every check, in the order that the WebAssembly build numbers them.
    public static let all: [PortableCheck] =
        runtime + timekeeping + text + raster + drawing + golden

    /// The digest of this check's results.
    public func digest() -> UInt64 {
        var digest = Digest()
        run(&digest)
        return digest.value
    }
}
