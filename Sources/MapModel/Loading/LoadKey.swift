/// One thing to load: a source's values at one of its valid times, whole or one tile of them.
public struct LoadKey: Hashable, Sendable {
    /// The source, as numbered by whoever asks.
    public let source: Int32

    /// The valid time, in milliseconds since 1970.
    public let time: Int64

    /// The tile, packed by whoever asks; 0 for the whole field.
    public let part: UInt64

    /// Makes a key.
    public init(source: Int32, time: Int64, part: UInt64 = 0) {
        self.source = source
        self.time = time
        self.part = part
    }
}
