extension ISO8601 {
    /// Reads an instant, such as `2018-10-08T00:00:00Z`.
    ///
    /// Also read: reduced forms (`2018-10-08`, `2018-10`, `2018`), offsets (`+05:45`),
    /// fractions of the last part after a point or a comma, ordinal dates (`2018-281`), week
    /// dates (`2018-W41-1`) and the basic format without separators (`20181008T06Z`).
    ///
    /// - Throws: `.invalidText` for anything else, and for days and hours that do not exist.
    public static func date(from text: String) throws(TimekeepingError) -> Date {
        try date(from: text.utf8Bytes)
    }

    /// Reads an instant from UTF-8 bytes.
    public static func date(from bytes: [UInt8]) throws(TimekeepingError) -> Date {
        try date(from: bytes, in: 0..<bytes.count)
    }

    static func date(
        from bytes: [UInt8], in range: Range<Int>
    ) throws(TimekeepingError) -> Date {
        var cursor = UTF8Cursor(bytes, range)
        guard let date = InstantReader.read(&cursor), cursor.isAtEnd else {
            throw .unreadable(
                bytes, range, expected: "an ISO 8601 time such as 2018-10-08T06:00:00Z")
        }
        return date
    }
}

/// The parts of an instant, in the order in which they are read.
private enum InstantReader {
    /// A calendar day, how it was written, and whether a time may follow it.
    private struct Day {
        var number: Int64
        var isExtended: Bool
        var isComplete: Bool
    }

    private struct TimeOfDay {
        var seconds: Int64 = 0
        var fraction = 0.0
    }

    static func read(_ cursor: inout UTF8Cursor) -> Date? {
        guard let day = readDay(&cursor) else { return nil }
        let midnight = day.number * GregorianCalendar.secondsPerDay
        guard cursor.take(UInt8(ascii: "T"), or: UInt8(ascii: "t")) else {
            return WholeSeconds(seconds: midnight, fraction: 0).date
        }
        guard day.isComplete, let time = readTime(&cursor, isExtended: day.isExtended),
            let offset = readOffset(&cursor)
        else { return nil }
        let seconds = midnight + time.seconds - offset
        return WholeSeconds(seconds: seconds, fraction: time.fraction).date
    }

    private static func readDay(_ cursor: inout UTF8Cursor) -> Day? {
        guard let year = cursor.number(digits: 4) else { return nil }
        let isExtended = cursor.take(UInt8(ascii: "-"))
        if cursor.take(UInt8(ascii: "W"), or: UInt8(ascii: "w")) {
            return readWeek(&cursor, year: year, isExtended: isExtended)
        }
        switch (isExtended, cursor.digitCount) {
        case (false, 0):
            return day(year, 1, 1, isExtended: true, isComplete: false)
        case (_, 3):
            guard let dayOfYear = cursor.integer(digits: 3), dayOfYear >= 1,
                dayOfYear <= (GregorianCalendar.isLeapYear(year) ? 366 : 365)
            else { return nil }
            return day(year, 1, dayOfYear, isExtended: isExtended)
        case (true, 2):
            guard let month = readMonth(&cursor) else { return nil }
            guard cursor.take(UInt8(ascii: "-")) else {
                return day(year, month, 1, isExtended: true, isComplete: false)
            }
            return readDay(&cursor, year: year, month: month, isExtended: true)
        case (false, 4):
            guard let month = readMonth(&cursor) else { return nil }
            return readDay(&cursor, year: year, month: month, isExtended: false)
        default:
            return nil
        }
    }

    private static func day(
        _ year: Int64, _ month: Int, _ day: Int, isExtended: Bool, isComplete: Bool = true
    ) -> Day {
        // Days count from 1 January in an ordinal date, so they run on over the months.
        let first = GregorianCalendar.dayNumber(year: year, month: month, day: 1)
        return Day(number: first + Int64(day - 1), isExtended: isExtended, isComplete: isComplete)
    }

    private static func readMonth(_ cursor: inout UTF8Cursor) -> Int? {
        guard let month = cursor.integer(digits: 2), month >= 1, month <= 12 else { return nil }
        return month
    }

    private static func readDay(
        _ cursor: inout UTF8Cursor, year: Int64, month: Int, isExtended: Bool
    ) -> Day? {
        guard let number = cursor.integer(digits: 2), number >= 1,
            number <= GregorianCalendar.dayCount(ofMonth: month, year: year)
        else { return nil }
        return day(year, month, number, isExtended: isExtended)
    }

    /// Reads the week and the day after `W`; the week with 4 January is the year's first.
    private static func readWeek(
        _ cursor: inout UTF8Cursor, year: Int64, isExtended: Bool
    ) -> Day? {
        guard let week = cursor.integer(digits: 2), week >= 1 else { return nil }
        let hasDay = isExtended ? cursor.take(UInt8(ascii: "-")) : cursor.digitCount > 0
        var weekday = 1
        if hasDay {
            guard let number = cursor.integer(digits: 1), number >= 1, number <= 7 else {
                return nil
            }
            weekday = number
        }
        let monday = firstMonday(of: year) + Int64(week - 1) * 7
        guard monday < firstMonday(of: year + 1) else { return nil }
        return Day(
            number: monday + Int64(weekday - 1), isExtended: isExtended, isComplete: hasDay)
    }

    private static func firstMonday(of year: Int64) -> Int64 {
        let fourth = GregorianCalendar.dayNumber(year: year, month: 1, day: 4)
        return fourth - Int64(GregorianCalendar.weekday(ofDay: fourth) - 1)
    }

    private static func readTime(_ cursor: inout UTF8Cursor, isExtended: Bool) -> TimeOfDay? {
        guard let hour = cursor.integer(digits: 2), hour <= 24 else { return nil }
        var minute = 0
        var second = 0
        var unit = 3_600.0
        if readSeparator(&cursor, isExtended: isExtended) {
            guard let value = cursor.integer(digits: 2), value <= 59 else { return nil }
            minute = value
            unit = 60
            if readSeparator(&cursor, isExtended: isExtended) {
                guard let value = cursor.integer(digits: 2), value <= 60 else { return nil }
                second = value
                unit = 1
            }
        }
        var time = TimeOfDay(seconds: Int64(hour * 3_600 + minute * 60 + second))
        if cursor.take(UInt8(ascii: "."), or: UInt8(ascii: ",")) {
            guard let fraction = cursor.fraction() else { return nil }
            let extra = fraction * unit
            time.seconds += Int64(extra)
            time.fraction = extra - Double(Int64(extra))
        }
        guard hour < 24 || (time.seconds == 86_400 && time.fraction == 0) else { return nil }
        return time
    }

    /// Whether another part of the time follows, written as the date was.
    private static func readSeparator(_ cursor: inout UTF8Cursor, isExtended: Bool) -> Bool {
        isExtended ? cursor.take(UInt8(ascii: ":")) : cursor.digitCount > 0
    }

    /// Reads the zone as seconds east of UTC: none or `Z` is 0.
    private static func readOffset(_ cursor: inout UTF8Cursor) -> Int64? {
        if cursor.isAtEnd || cursor.take(UInt8(ascii: "Z"), or: UInt8(ascii: "z")) { return 0 }
        let isWest = cursor.take(UInt8(ascii: "-"))
        guard isWest || cursor.take(UInt8(ascii: "+")),
            let hours = cursor.number(digits: 2), hours <= 23
        else { return nil }
        var minutes: Int64 = 0
        if cursor.take(UInt8(ascii: ":")) || !cursor.isAtEnd {
            guard let value = cursor.number(digits: 2), value <= 59 else { return nil }
            minutes = value
        }
        let offset = hours * 3_600 + minutes * 60
        return isWest ? -offset : offset
    }
}
