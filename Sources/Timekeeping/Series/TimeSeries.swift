/// The valid times of a source and what has been loaded for them.
///
/// Times may be uneven. Each is called an interval here, as in the MapsGL SDK, and named by its date.
public struct TimeSeries<Content: Sendable>: Sendable {
    private enum Slot: Sendable {
        case empty
        case loading
        case loaded(Content)
        case failed
    }

    /// The valid times, rising, each once.
    public private(set) var intervals: [Date] = []
    private var slots: [Slot] = []

    /// Makes a series of times in any order; repeated ones and those that are no dates are left out.
    public init(intervals: [Date] = []) {
        setIntervals(intervals)
    }

    /// The number of valid times.
    public var count: Int { intervals.count }

    /// The number of times that have data.
    public var validCount: Int {
        slots.count { if case .loaded = $0 { true } else { false } }
    }

    /// From the first to the last valid time; nil without any.
    public var timeRange: DateInterval? {
        guard let first = intervals.first, let last = intervals.last else { return nil }
        return DateInterval(start: first, end: last)
    }

    // MARK: Times

    /// Replaces the valid times; those that stay keep their data.
    public mutating func setIntervals(_ dates: [Date]) {
        let old = self
        intervals = []
        for date in dates.filter(\.isFinite).sorted() where date != intervals.last {
            intervals.append(date)
        }
        slots = intervals.map { date in old.index(of: date).map { old.slots[$0] } ?? .empty }
    }

    /// Adds valid times that became known later.
    public mutating func insertIntervals(_ dates: [Date]) {
        setIntervals(intervals + dates)
    }

    /// Removes a time and its data; gives whether it was there.
    @discardableResult
    public mutating func removeInterval(_ date: Date) -> Bool {
        guard let index = index(of: date) else { return false }
        intervals.remove(at: index)
        slots.remove(at: index)
        return true
    }

    /// The valid time at an index; nil outside the list.
    public func intervalAtIndex(_ index: Int) -> Date? {
        intervals.indices.contains(index) ? intervals[index] : nil
    }

    /// The index of a valid time; nil if it is none.
    ///
    /// - Complexity: O(log *n*).
    public func index(of date: Date) -> Int? {
        guard let index = intervals.indexOfLast(atOrBefore: date), intervals[index] == date else {
            return nil
        }
        return index
    }

    /// The valid times from one date to another.
    ///
    /// - Parameter includeStops: Whether times that equal a bound count.
    public func intervalsInRange(
        _ start: Date, _ end: Date, includeStops: Bool = true
    ) -> [Date] {
        intervals.filter { includeStops ? $0 >= start && $0 <= end : $0 > start && $0 < end }
    }

    /// The valid time that is nearest to a date, the earlier one of two; nil without any.
    public func closestInterval(_ date: Date) -> Date? {
        guard let before = intervals.indexOfLast(atOrBefore: date) else { return intervals.first }
        guard before + 1 < intervals.count else { return intervals[before] }
        let (first, second) = (intervals[before], intervals[before + 1])
        return date.timeIntervalSince(first) <= second.timeIntervalSince(date) ? first : second
    }

    // MARK: Data

    /// The data of a time; nil where there is none.
    public func dataForInterval(_ date: Date) -> Content? {
        index(of: date).flatMap(dataAtIndex)
    }

    /// The data of the time at an index; nil where there is none.
    public func dataAtIndex(_ index: Int) -> Content? {
        guard slots.indices.contains(index), case .loaded(let data) = slots[index] else {
            return nil
        }
        return data
    }

    /// Whether a time has data.
    public func hasDataForInterval(_ date: Date) -> Bool {
        dataForInterval(date) != nil
    }

    /// The times that have no data, are not being loaded and did not fail.
    public var intervalsNeedingData: [Date] {
        zip(intervals, slots).compactMap { date, slot in
            if case .empty = slot { date } else { nil }
        }
    }

    /// Whether loading a time has failed.
    public func isFailed(_ date: Date) -> Bool {
        guard let index = index(of: date), case .failed = slots[index] else { return false }
        return true
    }

    /// Whether a time is being loaded.
    public func isLoading(_ date: Date) -> Bool {
        guard let index = index(of: date), case .loading = slots[index] else { return false }
        return true
    }

    /// Sets the data of a time, or takes it away with nil.
    ///
    /// - Parameter createIfMissing: Whether a time that is not in the list yet is added.
    /// - Returns: Whether the time is in the list.
    @discardableResult
    public mutating func setDataForInterval(
        _ data: Content?, _ date: Date, createIfMissing: Bool = false
    ) -> Bool {
        if createIfMissing, index(of: date) == nil { insertIntervals([date]) }
        return set(data.map(Slot.loaded) ?? .empty, date)
    }

    /// Notes that a time is being loaded; gives false where it has data or is no valid time.
    @discardableResult
    public mutating func setLoading(_ date: Date) -> Bool {
        guard index(of: date) != nil, !hasDataForInterval(date) else { return false }
        return set(.loading, date)
    }

    /// Notes that a time could not be loaded.
    ///
    /// - Returns: Whether that is news, so that it is reported once.
    @discardableResult
    public mutating func setFailed(_ date: Date) -> Bool {
        guard !isFailed(date) else { return false }
        return set(.failed, date)
    }

    /// Forgets all data and all failures; the times stay.
    public mutating func invalidate() {
        slots = intervals.map { _ in .empty }
    }

    private mutating func set(_ slot: Slot, _ date: Date) -> Bool {
        guard let index = index(of: date) else { return false }
        slots[index] = slot
        return true
    }
}
