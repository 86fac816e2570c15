/// The valid times of a source and what has been loaded for them.
///
/// Times may be uneven. Each is called an interval here, as in the MapsGL SDK, and named by its date.
public struct TimeSeries<Content: Sendable>: Sendable {
    private(set) var table = TimeTable()
    /// The data of each time in the table.
    private var contents: [Content?] = []

    /// Makes a series of times in any order; repeated ones and those that are no dates are left out.
    public init(intervals: [Date] = []) {
        setIntervals(intervals)
    }

    /// The valid times, rising, each once.
    public var intervals: [Date] { table.times }

    /// The number of valid times.
    public var count: Int { table.times.count }

    /// The number of times that have data.
    public var validCount: Int { table.statuses.count { $0 == .loaded } }

    /// From the first to the last valid time; nil without any.
    public var timeRange: DateInterval? {
        guard let first = intervals.first, let last = intervals.last else { return nil }
        return DateInterval(start: first, end: last)
    }

    // MARK: Times

    /// Replaces the valid times; those that stay keep their data.
    public mutating func setIntervals(_ dates: [Date]) {
        let old = self
        table.setTimes(dates)
        contents = table.times.map { old.dataForInterval($0) }
    }

    /// Adds valid times that became known later.
    public mutating func insertIntervals(_ dates: [Date]) {
        setIntervals(intervals + dates)
    }

    /// Removes a time and its data; gives whether it was there.
    @discardableResult
    public mutating func removeInterval(_ date: Date) -> Bool {
        guard table.index(of: date) != nil else { return false }
        setIntervals(intervals.filter { $0 != date })
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
        table.index(of: date)
    }

    /// The valid times from one date to another.
    ///
    /// - Parameters:
    ///   - start: The first date.
    ///   - end: The last date.
    ///   - includeStops: Whether times that equal a bound count.
    public func intervalsInRange(
        _ start: Date, _ end: Date, includeStops: Bool = true
    ) -> [Date] {
        intervals.filter { includeStops ? $0 >= start && $0 <= end : $0 > start && $0 < end }
    }

    /// The valid time that is nearest to a date, the earlier one of two; nil without any.
    public func closestInterval(_ date: Date) -> Date? {
        intervals.isEmpty ? nil : intervals.nearest(to: date)
    }

    // MARK: Data

    /// The data of a time; nil where there is none.
    public func dataForInterval(_ date: Date) -> Content? {
        index(of: date).flatMap { contents[$0] }
    }

    /// The data of the time at an index; nil where there is none.
    public func dataAtIndex(_ index: Int) -> Content? {
        contents.indices.contains(index) ? contents[index] : nil
    }

    /// Whether a time has data.
    public func hasDataForInterval(_ date: Date) -> Bool { table.isLoaded(date) }

    /// The times that have no data, are not being loaded and did not fail.
    public var intervalsNeedingData: [Date] {
        zip(table.times, table.statuses).filter { $1 == .empty }.map { time, _ in time }
    }

    /// Whether loading a time has failed.
    public func isFailed(_ date: Date) -> Bool { table.isFailed(date) }

    /// Whether a time is being loaded.
    public func isLoading(_ date: Date) -> Bool { table.status(of: date) == .loading }

    /// Sets the data of a time, or takes it away with nil.
    ///
    /// - Parameters:
    ///   - data: What is loaded for the time.
    ///   - date: The time.
    ///   - createIfMissing: Whether a time that is not in the list yet is added.
    /// - Returns: Whether the time is in the list.
    @discardableResult
    public mutating func setDataForInterval(
        _ data: Content?, _ date: Date, createIfMissing: Bool = false
    ) -> Bool {
        if createIfMissing, index(of: date) == nil { insertIntervals([date]) }
        return set(data == nil ? .empty : .loaded, data, date)
    }

    /// Notes that a time is being loaded; gives false where it has data or is no valid time.
    @discardableResult
    public mutating func setLoading(_ date: Date) -> Bool {
        hasDataForInterval(date) ? false : set(.loading, nil, date)
    }

    /// Notes that a time could not be loaded.
    ///
    /// - Returns: Whether that is news, so that it is reported once.
    @discardableResult
    public mutating func setFailed(_ date: Date) -> Bool {
        isFailed(date) ? false : set(.failed, nil, date)
    }

    /// Forgets all data and all failures; the times stay.
    public mutating func invalidate() {
        table.clear()
        contents = intervals.map { _ in nil }
    }

    private mutating func set(_ status: TimeTable.Status, _ data: Content?, _ date: Date) -> Bool {
        guard let index = index(of: date) else { return false }
        table.setStatus(status, at: index)
        contents[index] = data
        return true
    }
}
