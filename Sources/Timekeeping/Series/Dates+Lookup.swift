extension [Date] {
    /// The index of the last date at or before another one, in a rising list; nil where all are later.
    ///
    /// - Complexity: O(log *n*).
    func indexOfLast(atOrBefore date: Date) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] <= date { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The dates of a rising list that show somewhere in a range: those in it and the ones next to its bounds.
    func showing(in window: TimeWindow) -> [Date] {
        let first = indexOfLast(atOrBefore: window.start) ?? 0
        var end = indexOfLast(atOrBefore: window.end).map { $0 + 1 } ?? 0
        if end < count, end == 0 || self[end - 1] != window.end { end += 1 }
        return Array(self[first..<Swift.max(first, end)])
    }

    /// At most so many dates of a rising list, evenly spaced in time, the first and the last among them.
    ///
    /// For each of the evenly spaced instants the nearest date is taken, so that uneven lists may give fewer.
    func thinned(to maximum: Int) -> [Date] {
        let maximum = Swift.max(maximum, 2)
        guard count > maximum, let first, let last else { return self }
        let step = last.timeIntervalSince(first) / Double(maximum - 1)
        var thinned: [Date] = []
        for index in 0..<maximum {
            let nearest =
                index == maximum - 1
                ? last : nearest(to: first.addingTimeInterval(Double(index) * step))
            if nearest != thinned.last { thinned.append(nearest) }
        }
        return thinned
    }

    /// The date that is nearest to another one, the earlier of two; the list is rising and not empty.
    func nearest(to date: Date) -> Date {
        let before = indexOfLast(atOrBefore: date) ?? 0
        guard before + 1 < count else { return self[before] }
        let (first, second) = (self[before], self[before + 1])
        return date.timeIntervalSince(first) <= second.timeIntervalSince(date) ? first : second
    }
}
