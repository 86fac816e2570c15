/// The bounds that loading keeps to.
public struct LoadLimits: Equatable, Sendable {
    /// How many loads may run at once.
    public var maximumInFlight: Int

    /// How many bytes loaded values may take.
    ///
    /// What shows at the current time is kept even above this, so that the map is never empty.
    public var maximumBytes: Int

    /// Makes limits; an in-flight limit below 1 counts as 1.
    public init(maximumInFlight: Int = 4, maximumBytes: Int = 256 << 20) {
        self.maximumInFlight = max(1, maximumInFlight)
        self.maximumBytes = max(0, maximumBytes)
    }
}
