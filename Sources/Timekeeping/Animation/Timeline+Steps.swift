extension Timeline {
    /// The valid times of all layers inside the range, in order, each once.
    public var validTimes: [Date] {
        var times: [Date] = []
        addValidTimes(to: &times)
        let range = read { ($0.window?.start ?? .distantPast, $0.window?.end ?? .distantFuture) }
        times = times.filter { $0 >= range.0 && $0 <= range.1 }.sorted()
        var unique: [Date] = []
        for time in times where time != unique.last { unique.append(time) }
        return unique
    }

    /// Moves by so many valid times of all layers, forward or back.
    ///
    /// From between two times, the first step goes to the next one in its direction. A repeating timeline goes on at
    /// the other end; else the steps end at the first and the last time. The state stays what it is.
    ///
    /// - Returns: The date that it reached.
    @discardableResult
    public func step(by count: Int) -> Date {
        let times = validTimes
        let date = currentDate
        guard count != 0, !times.isEmpty else { return date }
        // Closer than this, the playhead is at a time and not beside it.
        let tolerance = 0.001
        // As if the playhead were at a time: the one that it left last in the direction of the steps.
        let from =
            count > 0
            ? (times.lastIndex { $0.timeIntervalSince(date) <= tolerance } ?? -1)
            : (times.firstIndex { $0.timeIntervalSince(date) >= -tolerance } ?? times.count)
        let (sum, isOverflow) = from.addingReportingOverflow(count)
        let target = isOverflow ? (count > 0 ? Int.max : Int.min) : sum
        if isRepeating {
            let index = (from + count % times.count) % times.count
            return goTo(date: times[index < 0 ? index + times.count : index])
        }
        let time = times[min(max(target, 0), times.count - 1)]
        let isAhead = count > 0 ? time > date : time < date
        return isAhead ? goTo(date: time) : date
    }
}
