extension TimeAnimation {
    /// The first instant of the range.
    ///
    /// A new bound keeps the position, so that the date moves; see `keepsDateOnRangeChange`. The bounds may be
    /// assigned in either order: as long as the start is not before the end, the animation holds still.
    public final var startDate: Date {
        get { read { $0.window?.start ?? .distantPast } }
        set { perform { $0.setRange(start: newValue) } }
    }

    /// The last instant of the range.
    public final var endDate: Date {
        get { read { $0.window?.end ?? .distantFuture } }
        set { perform { $0.setRange(end: newValue) } }
    }

    /// Sets both bounds at once.
    public final func setRange(_ range: ClosedRange<Date>) {
        perform { $0.setRange(start: range.lowerBound, end: range.upperBound) }
    }

    /// Whether the start is before the end; otherwise the animation holds still at position 0.
    public final var isRangeValid: Bool { read { $0.isRangeValid } }

    /// Whether a new range keeps the date, where it lies inside, rather than the position.
    public final var keepsDateOnRangeChange: Bool {
        get { read { $0.window?.keepsDate ?? false } }
        set { perform { $0.window?.keepsDate = newValue } }
    }

    /// Where layers may show that have no mode of their own.
    public final var mode: Timing.ClampMode {
        get { read { $0.window?.mode ?? .none } }
        set {
            perform { playback in
                playback.window?.mode = newValue
                playback.events.append(.timelineChange)
            }
        }
    }

    /// Sets the start to so many seconds after a date, which is now unless given.
    public final func setStartDate(usingOffset offset: TimeInterval, relativeTo date: Date? = nil) {
        startDate = (date ?? now()).addingTimeInterval(offset)
    }

    /// Sets the end to so many seconds after a date, which is now unless given.
    public final func setEndDate(usingOffset offset: TimeInterval, relativeTo date: Date? = nil) {
        endDate = (date ?? now()).addingTimeInterval(offset)
    }

    /// Whether the whole range is in the past; now counts as past.
    public final var isPast: Bool { endDate <= now() }

    /// Whether the whole range is in the future.
    public final var isFuture: Bool { startDate > now() }

    /// Whether some of the range is in the past; now counts as past.
    public final var containsPast: Bool { startDate <= now() }

    /// Whether some of the range is in the future.
    public final var containsFuture: Bool { endDate > now() }
}
