/// The range of dates that an animation runs over.
struct TimeWindow: Sendable {
    var start: Date
    var end: Date
    var mode = Timing.ClampMode.none
    /// Whether a new range keeps the date rather than the position.
    var keepsDate = false
    /// The date to come back to while the range is turned round.
    var heldDate: Date?

    var isValid: Bool { start < end }

    func date(at position: Double) -> Date {
        if position <= 0 || !isValid { return start }
        if position >= 1 { return end }
        return start.addingTimeInterval(position * end.timeIntervalSince(start))
    }

    /// The position of a date, 0 before the range and 1 after it.
    func position(of date: Date) -> Double {
        if date <= start || !isValid { return 0 }
        if date >= end { return 1 }
        return date.timeIntervalSince(start) / end.timeIntervalSince(start)
    }

    func clamped(_ date: Date) -> Date {
        isValid ? min(max(date, start), end) : start
    }
}
