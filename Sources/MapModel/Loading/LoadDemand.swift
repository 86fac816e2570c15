/// What playback wants of the load planner.
public struct LoadDemand: Equatable, Sendable {
    /// The current date, in milliseconds since 1970.
    public var now: Int64

    /// The dates that playback covers, in milliseconds since 1970.
    public var range: ClosedRange<Int64>

    /// Whether playback runs backwards.
    public var isReversed: Bool

    /// Whether playback starts again at the other end.
    public var wraps: Bool

    /// Whether the whole range is wanted: playing, paused with preload on, or asked for.
    ///
    /// Otherwise only what shows now is.
    public var wantsRange: Bool

    /// Makes a demand.
    public init(
        now: Int64, range: ClosedRange<Int64>, isReversed: Bool = false, wraps: Bool = true,
        wantsRange: Bool = false
    ) {
        self.now = now
        self.range = range
        self.isReversed = isReversed
        self.wraps = wraps
        self.wantsRange = wantsRange
    }

    /// How long playback takes to reach a date, in milliseconds of the range's own time.
    ///
    /// Dates behind a playhead that does not wrap count after all those ahead of it.
    func travel(to time: Int64) -> Int64 {
        let clamped = min(max(time, range.lowerBound), range.upperBound)
        let here = min(max(now, range.lowerBound), range.upperBound)
        let ahead = isReversed ? here - clamped : clamped - here
        if ahead >= 0 { return ahead }
        let length = range.upperBound - range.lowerBound
        // Behind: after the wrap (the far end comes before the near one), or, without one, the
        // nearest first.
        return wraps ? length + 1 + ahead : length - ahead
    }
}
