/// A piece of work to be timed natively and in WebAssembly.
public struct PortableBenchmark: Sendable {
    /// What it does.
    public let name: StaticString

    /// Makes ready, and gives the work: called again and again, it does the same each time.
    public let prepare: @Sendable () -> (() -> Void)

    /// Makes a benchmark.
    public init(_ name: StaticString, prepare: @escaping @Sendable () -> (() -> Void)) {
        self.name = name
        self.prepare = prepare
    }
}
