/// The times of a layer with the rules of which of them show, as one value behind one lock.
struct TimeSeriesModel: Sendable {
    /// The times of the series as it stands.
    var table: TimeTable
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

    init(table: TimeTable) {
        self.table = table
        used = table.times
    }

    /// Takes in what the timeline knows; gives whether another range changed the times that are used.
    mutating func takeIn(_ lead: Lead) -> Bool {
        let isNewRange = window?.start != lead.window?.start || window?.end != lead.window?.end
        window = lead.window
        now = lead.now
        return isNewRange && maximumIntervals != nil && chooseUsed()
    }

    /// Chooses the times that are used anew; gives whether they changed.
    @discardableResult
    mutating func chooseUsed() -> Bool {
        let before = used
        used = table.times
        if let maximumIntervals {
            if let window, window.isValid { used = used.showing(in: window) }
            used = used.thinned(to: maximumIntervals)
        }
        return used != before
    }

    /// Finds what shows now.
    mutating func updateFrame(at date: Date?) {
        if let date { self.date = date }
        wanted = self.date.flatMap { wanted(at: $0) }
        shown = shown(for: wanted)
    }

    /// Whether the layer may show at a date.
    func canShow(at date: Date) -> Bool {
        guard isEnabled, let first = table.times.first, let last = table.times.last else {
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

    /// The times that count at a date: outside the range for which some were chosen, all of them.
    private func times(at date: Date) -> [Date] {
        guard maximumIntervals != nil, let window else { return used }
        return window.isValid && date >= window.start && date <= window.end ? used : table.times
    }

    /// The times that are to show at a date; those that failed are skipped.
    func wanted(at date: Date) -> TimeBlend? {
        let used = times(at: date)
        guard canShow(at: date), let start = used.first else { return nil }
        guard let index = used.indexOfLast(atOrBefore: date) else {
            return table.isFailed(start) ? firstGood(after: 0, in: used) : TimeBlend(start)
        }
        let first = used[index]
        if table.isFailed(first) {
            return lastGood(before: index, in: used) ?? firstGood(after: index, in: used)
        }
        guard isBlending, index + 1 < used.count, first != date, !table.isFailed(used[index + 1])
        else { return TimeBlend(first) }
        let second = used[index + 1]
        let fraction = date.timeIntervalSince(first) / second.timeIntervalSince(first)
        return TimeBlend(first: first, second: second, fraction: fraction)
    }

    private func lastGood(before index: Int, in used: [Date]) -> TimeBlend? {
        used[..<index].last { !table.isFailed($0) }.map { TimeBlend($0) }
    }

    private func firstGood(after index: Int, in used: [Date]) -> TimeBlend? {
        used[index...].first { !table.isFailed($0) }.map { TimeBlend($0) }
    }

    /// As much of what is wanted as has data; else what showed before, until it is there.
    private func shown(for wanted: TimeBlend?) -> TimeBlend? {
        guard let wanted else { return nil }
        if table.isLoaded(wanted) { return wanted }
        if table.isLoaded(wanted.first) { return TimeBlend(wanted.first) }
        if let shown, table.isLoaded(shown) { return shown }
        return table.isLoaded(wanted.second) ? TimeBlend(wanted.second) : nil
    }
}
