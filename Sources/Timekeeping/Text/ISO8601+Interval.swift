extension ISO8601 {
    /// Reads an interval with steps, `start/end/period`, as all its instants.
    ///
    /// - Parameters:
    ///   - text: The interval, such as `2018-10-08T00Z/2018-10-09T00Z/PT6H`.
    ///   - limit: The most instants that it may have.
    /// - Throws: `.invalidText` where a part can't be read, the end comes before the start or the
    ///   period is zero; `.tooMany` above the limit.
    public static func steps(
        from text: String, limit: Int = defaultLimit
    ) throws(TimekeepingError) -> TimeSteps {
        let bytes = text.utf8Bytes
        let parts = split(bytes, in: 0..<bytes.count, at: UInt8(ascii: "/"), atMost: 4)
        guard parts.count == 3 else {
            throw .unreadable(bytes, 0..<bytes.count, expected: "an interval start/end/period")
        }
        return try steps(from: bytes, parts: parts, limit: limit)
    }

    /// Reads an interval without steps: `start/end`, `start/period` or `period/end`.
    ///
    /// - Throws: `.invalidText` where a part can't be read, or the end comes before the start.
    public static func range(from text: String) throws(TimekeepingError) -> ClosedRange<Date> {
        let bytes = text.utf8Bytes
        let parts = split(bytes, in: 0..<bytes.count, at: UInt8(ascii: "/"), atMost: 3)
        guard parts.count == 2 else {
            throw .unreadable(bytes, 0..<bytes.count, expected: "a range start/end")
        }
        return try range(from: bytes, parts: parts)
    }

    /// Reads a list of times as OGC services take them, with a bound on how many it may name.
    ///
    /// Entries stand between commas, with white space after a comma or not: instants, intervals with
    /// and without steps, and `current`.
    ///
    /// - Parameters:
    ///   - text: The list.
    ///   - limit: The most instants that the whole list may have; each range counts as one.
    /// - Throws: `.invalidText` if one entry can't be read; `.tooMany` above the limit. The count is
    ///   known before any list is built.
    public static func list(
        from text: String, limit: Int = defaultLimit
    ) throws(TimekeepingError) -> TimeList {
        let bytes = text.utf8Bytes
        let entries = split(
            bytes, in: 0..<bytes.count, at: UInt8(ascii: ","), atMost: max(limit, 0) + 1)
        guard entries.count <= limit else { throw .tooMany(limit: limit) }
        var members: [TimeList.Member] = []
        var room = limit
        for (index, entry) in entries.enumerated() {
            var entry = entry
            while index > 0, let first = entry.first, bytes[first].isASCIISpace {
                entry.removeFirst()
            }
            let member = try member(from: bytes, in: entry, limit: room)
            if case .steps(let steps) = member { room -= steps.count } else { room -= 1 }
            guard room >= 0 else { throw .tooMany(limit: limit) }
            members.append(member)
        }
        return TimeList(members: members)
    }

    private static func member(
        from bytes: [UInt8], in entry: Range<Int>, limit: Int
    ) throws(TimekeepingError) -> TimeList.Member {
        var cursor = UTF8Cursor(bytes, entry)
        if cursor.takeWord("current"), cursor.isAtEnd { return .current }
        let parts = split(bytes, in: entry, at: UInt8(ascii: "/"), atMost: 4)
        switch parts.count {
        case 1:
            return .instant(try date(from: bytes, in: entry))
        case 2:
            let range = try range(from: bytes, parts: parts)
            return .range(start: range.lowerBound, end: range.upperBound)
        case 3:
            return .steps(try steps(from: bytes, parts: parts, limit: limit))
        default:
            throw .unreadable(bytes, entry, expected: "an interval start/end/period")
        }
    }

    private static func steps(
        from bytes: [UInt8], parts: [Range<Int>], limit: Int
    ) throws(TimekeepingError) -> TimeSteps {
        let start = try date(from: bytes, in: parts[0])
        let end = try date(from: bytes, in: parts[1])
        let period = try period(from: bytes, in: parts[2])
        return try TimeSteps(from: start, to: end, every: period, limit: limit)
    }

    private static func range(
        from bytes: [UInt8], parts: [Range<Int>]
    ) throws(TimekeepingError) -> ClosedRange<Date> {
        let start: Date
        let end: Date
        if startsPeriod(bytes, in: parts[0]) {
            let period = try period(from: bytes, in: parts[0])
            end = try date(from: bytes, in: parts[1])
            start = period.adding(to: end, times: -1)
        } else {
            start = try date(from: bytes, in: parts[0])
            end =
                startsPeriod(bytes, in: parts[1])
                ? try period(from: bytes, in: parts[1]).adding(to: start)
                : try date(from: bytes, in: parts[1])
        }
        guard start <= end else {
            throw TimekeepingError(
                .invalidText, "A time range ends before it starts; its start must come first.")
        }
        return start...end
    }

    /// The parts between separators; at most so many, the last of which then holds the rest.
    private static func split(
        _ bytes: [UInt8], in range: Range<Int>, at separator: UInt8, atMost limit: Int
    ) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where bytes[index] == separator && parts.count + 1 < limit {
            parts.append(start..<index)
            start = index + 1
        }
        parts.append(start..<range.upperBound)
        return parts
    }
}
