/// What the load planner has to know about one source.
public struct LoadSource: Equatable, Sendable {
    /// The source, as numbered by whoever asks.
    public let id: Int32

    /// Its valid times in milliseconds since 1970, ascending and each one once.
    public var times: [Int64]

    /// The tiles that the view needs of each time, the most wanted first; `[0]` for whole fields,
    /// empty where the view needs nothing.
    public var parts: [UInt64]

    /// Whether the layer blends between times, so that two of them are needed at once.
    public var blends: Bool

    /// Whether the layer holds its first and last time outside its own range.
    public var holds: Bool

    /// Bytes that one part is expected to take before it is loaded.
    public var expectedBytes: Int

    /// Makes a source.
    public init(
        id: Int32, times: [Int64], parts: [UInt64] = [0], blends: Bool = true, holds: Bool = false,
        expectedBytes: Int = 1 << 20
    ) {
        self.id = id
        self.times = times
        self.parts = parts
        self.blends = blends
        self.holds = holds
        self.expectedBytes = expectedBytes
    }
}
