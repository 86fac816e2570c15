/// The series of a layer with the rules of which times show, as one value behind one lock.
struct TimeSeriesModel<Content: Sendable>: Sendable {
    var series: TimeSeries<Content>
    var isEnabled = true
    var isBlending = true
    var clamp = Timing.ClampMode.none
    /// The dates outside of which the layer is hidden.
    var timeRange: DateInterval?
    /// The most times in the range that are used.
    var maximumIntervals: Int?

    /// The timeline's date, range and present, as the layer last heard of them.
    private(set) var date: Date?
    private(set) var window: TimeWindow?
    private(set) var now: Date?

    /// The times that are used: where there is a maximum, those that show in the range, thinned.
    private(set) var used: [Date]
    /// What is to show; nil where the layer shows nothing.
    private(set) var wanted: TimeBlend?
    /// What can show with the data that is there.
    private(set) var shown: TimeBlend?

    init(series: TimeSeries<Content>) {
        self.series = series
        used = series.intervals
    }

    /// Takes in the timeline's place; gives whether another range changed the times that are used.
    mutating func follow(_ leader: Playback.Leader?, at date: Date) -> Bool {
        let isNewRange =
            window?.start != leader?.window?.start || window?.end != leader?.window?.end
        self.date = date
        window = leader?.window
        now = leader?.now
        return isNewRange && chooseUsed()
    }

    /// Chooses the times that are used anew; gives whether they changed.
    @discardableResult
    mutating func chooseUsed() -> Bool {
        let before = used
        used = series.intervals
        if let maximumIntervals {
            if let window, window.isValid { used = used.showing(in: window) }
            used = used.thinned(to: maximumIntervals)
        }
        return used != before
    }

    /// Finds what shows now.
    mutating func updateFrame() {
        wanted = date.flatMap { wanted(at: $0) }
        shown = shown(for: wanted)
    }

    /// Whether the layer may show at a date.
    func canShow(at date: Date) -> Bool {
        guard isEnabled, let first = series.intervals.first, let last = series.intervals.last else {
            return false
        }
        if let timeRange, date < timeRange.start || date > timeRange.end { return false }
        let mode = clamp == .none ? window?.mode ?? .none : clamp
        switch mode {
        case .none: return date >= first && date <= last
        case .range: return true
        case .past: return date <= now ?? date
        case .future: return date > now ?? date
        }
    }

    /// The times that are to show at a date; those that failed are skipped.
    func wanted(at date: Date) -> TimeBlend? {
        guard canShow(at: date), let start = used.first else { return nil }
        guard let index = used.indexOfLast(atOrBefore: date) else {
            return series.isFailed(start) ? firstGood(after: 0) : TimeBlend(start)
        }
        let first = used[index]
        if series.isFailed(first) { return lastGood(before: index) ?? firstGood(after: index) }
        guard isBlending, index + 1 < used.count, first != date, !series.isFailed(used[index + 1])
        else { return TimeBlend(first) }
        let second = used[index + 1]
        let fraction = date.timeIntervalSince(first) / second.timeIntervalSince(first)
        return TimeBlend(first: first, second: second, fraction: fraction)
    }

    private func lastGood(before index: Int) -> TimeBlend? {
        used[..<index].last { !series.isFailed($0) }.map { TimeBlend($0) }
    }

    private func firstGood(after index: Int) -> TimeBlend? {
        used[index...].first { !series.isFailed($0) }.map { TimeBlend($0) }
    }

    /// As much of what is wanted as has data; else what showed before, until it is there.
    private func shown(for wanted: TimeBlend?) -> TimeBlend? {
        guard let wanted else { return nil }
        if series.hasDataForInterval(wanted.first) {
            return wanted.isSingle || series.hasDataForInterval(wanted.second)
                ? wanted : TimeBlend(wanted.first)
        }
        if let shown, series.hasDataForInterval(shown.first),
            series.hasDataForInterval(shown.second)
        {
            return shown
        }
        return series.hasDataForInterval(wanted.second) ? TimeBlend(wanted.second) : nil
    }
}
