/// The instants from a start to an end at equal periods: start + k × period.
///
/// Nothing is stored but the three of them, so that a long list costs nothing until it is walked.
public struct TimeSteps: RandomAccessCollection, Equatable, Sendable {
    /// The first instant.
    public let start: Date

    /// The bound of the last instant, which belongs to the steps only if it lies on one.
    public let end: Date

    /// The distance of two instants.
    public let period: TimePeriod

    /// The number of instants, at least one.
    public let count: Int

    /// How far past the end a step may come out through rounding, in seconds.
    private static let tolerance = 1e-6

    /// Makes the steps, or says why there are none.
    ///
    /// - Throws: `.invalidText` where the end comes before the start or the period is not positive;
    ///   `.tooMany` where there are more than `limit` steps.
    public init(
        from start: Date, to end: Date, every period: TimePeriod, limit: Int = ISO8601.defaultLimit
    ) throws(TimekeepingError) {
        guard period.isPositive else {
            throw TimekeepingError(
                .invalidText, "The period of an interval is zero or negative; it must be positive.")
        }
        let span = end.timeIntervalSince(start)
        guard span >= 0, span < 1e15 else {
            throw TimekeepingError(
                .invalidText, "An interval ends before it starts; its start must come first.")
        }
        // No month is shorter than 28 days, so this is never too small.
        let shortest = Double(period.months) * 28 * 86_400 + period.fixedSeconds
        let bound = span / shortest + 2
        guard bound < 1e15 else { throw .tooMany(limit: limit) }
        // The last step at or before the end, by halving.
        var last: Int64 = 0
        var past = Int64(bound) + 1
        let tolerance = Swift.min(Self.tolerance, shortest / 4)
        while past - last > 1 {
            let middle = last + (past - last) / 2
            let date = period.adding(to: start, times: middle)
            if date.timeIntervalSince(end) <= tolerance { last = middle } else { past = middle }
        }
        guard last < Int64(Swift.max(limit, 0)) else { throw .tooMany(limit: limit) }
        self.start = start
        self.end = end
        self.period = period
        count = Int(last) + 1
    }

    /// The position of the first instant: 0.
    public var startIndex: Int { 0 }

    /// The position after the last instant.
    public var endIndex: Int { count }

    /// The instant so many periods after the start.
    public subscript(position: Int) -> Date {
        precondition(position >= 0 && position < count, "no such step")
        return period.adding(to: start, times: Int64(position))
    }
}
