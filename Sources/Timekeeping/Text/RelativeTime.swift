/// Reads times that are said from another one: `-3 hours`, `now`, `+1 month`, `today`.
///
/// A text is `now`; or a sign, a number and a unit (years, months, weeks, days, hours, minutes,
/// seconds and their usual short forms, `m` being minutes); or `today`, `tomorrow`, `yesterday`; or
/// an ISO 8601 instant; or fourteen digits `YYYYMMDDhhmmss` in UTC. Case and white space around it do
/// not count, no sign means forward, and fractions are allowed.
///
/// Whole years and months go by the calendar in UTC and stop at the month's end. All else is a
/// multiple of seconds: a day 86,400, a fractional month 30.4375 days, a fractional year 365.25.
public enum RelativeTime {
    /// The instant that a text names.
    ///
    /// - Parameters:
    ///   - text: The time in words, or ISO 8601.
    ///   - anchor: The time from which the text counts: its `now`.
    ///   - timeZoneOffset: Where the days of `today`, `tomorrow` and `yesterday` start, in seconds east of
    ///     UTC.
    /// - Throws: `.invalidText` for a text that is none of these, or that leads out of the years
    ///   0…9999.
    public static func date(
        from text: String, relativeTo anchor: Date, timeZoneOffset: Int = 0
    ) throws(TimekeepingError) -> Date {
        try date(from: text.utf8Bytes, relativeTo: anchor, timeZoneOffset: timeZoneOffset)
    }

    /// The instant that a text of UTF-8 bytes names.
    public static func date(
        from bytes: [UInt8], relativeTo anchor: Date, timeZoneOffset: Int = 0
    ) throws(TimekeepingError) -> Date {
        let zone = TimeZoneRule(utcOffset: timeZoneOffset)
        return try date(from: bytes, relativeTo: anchor, in: zone)
    }

    /// The instant that a text names, with days that start at midnight in a time zone.
    public static func date(
        from text: String, relativeTo anchor: Date, in zone: TimeZoneRule
    ) throws(TimekeepingError) -> Date {
        try date(from: text.utf8Bytes, relativeTo: anchor, in: zone)
    }

    private static func date(
        from bytes: [UInt8], relativeTo anchor: Date, in zone: TimeZoneRule
    ) throws(TimekeepingError) -> Date {
        let range = trimmed(bytes)
        guard let now = CivilTime(anchor), now.year >= 0, now.year <= 9_999 else {
            throw TimekeepingError(
                .invalidArgument, "The time to count from is no time in the years 0…9999.")
        }
        if let date = word(bytes, range, anchor: anchor, zone: zone) { return date }
        if let offset = OffsetReader.read(UTF8Cursor(bytes, range)) {
            let date = offset.adding(to: anchor)
            guard let civil = CivilTime(date), civil.year >= 0, civil.year <= 9_999 else {
                throw .unreadable(bytes, range, expected: "a time in the years 0…9999")
            }
            return date
        }
        if let date = fourteenDigits(bytes, range) { return date }
        guard let date = try? ISO8601.date(from: bytes, in: range) else {
            throw .unreadable(
                bytes, range,
                expected: "a time such as -3 hours, now, today or 2018-10-08T06:00:00Z")
        }
        return date
    }

    private static func trimmed(_ bytes: [UInt8]) -> Range<Int> {
        var range = 0..<bytes.count
        while let first = range.first, bytes[first].isASCIISpace { range.removeFirst() }
        while let last = range.last, bytes[last].isASCIISpace { range.removeLast() }
        return range
    }

    private static func word(
        _ bytes: [UInt8], _ range: Range<Int>, anchor: Date, zone: TimeZoneRule
    ) -> Date? {
        var cursor = UTF8Cursor(bytes, range)
        let days: Int
        if cursor.takeWord("now") {
            return cursor.isAtEnd ? anchor : nil
        } else if cursor.takeWord("today") {
            days = 0
        } else if cursor.takeWord("tomorrow") {
            days = 1
        } else if cursor.takeWord("yesterday") {
            days = -1
        } else {
            return nil
        }
        return cursor.isAtEnd ? zone.startOfDay(for: anchor, addingDays: days) : nil
    }

    private static func fourteenDigits(_ bytes: [UInt8], _ range: Range<Int>) -> Date? {
        guard range.count == 14 else { return nil }
        var cursor = UTF8Cursor(bytes, range)
        guard let year = cursor.number(digits: 4),
            let month = cursor.integer(digits: 2), month >= 1, month <= 12,
            let day = cursor.integer(digits: 2), day >= 1,
            day <= GregorianCalendar.dayCount(ofMonth: month, year: year),
            let hour = cursor.integer(digits: 2), hour <= 23,
            let minute = cursor.integer(digits: 2), minute <= 59,
            let second = cursor.integer(digits: 2), second <= 59
        else { return nil }
        return CivilTime(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second
        ).date()
    }
}

private enum OffsetReader {
    private enum Unit {
        case years
        case months
        case seconds(Double)
    }

    /// The most digits before the point: a million years of seconds need no more.
    private static let digitLimit = 14

    /// Reads `[+|-] number unit`; nil for any other text.
    static func read(_ start: UTF8Cursor) -> TimePeriod? {
        var cursor = start
        let isBackward = cursor.take(UInt8(ascii: "-"))
        if !isBackward { _ = cursor.take(UInt8(ascii: "+")) }
        cursor.skipSpace()
        let count = cursor.digitCount
        guard count <= digitLimit, var value = cursor.number(digits: count).map(Double.init) else {
            return nil
        }
        if cursor.take(UInt8(ascii: ".")) {
            guard let fraction = cursor.fraction() else { return nil }
            value += fraction
        } else if count == 0 {
            return nil
        }
        cursor.skipSpace()
        guard let unit = readUnit(&cursor), cursor.isAtEnd else { return nil }
        return period(isBackward ? -value : value, unit)
    }

    private static func period(_ value: Double, _ unit: Unit) -> TimePeriod {
        let isWhole = Double(Int64(value)) == value
        switch unit {
        case .years where isWhole: return TimePeriod(months: Int64(value) * 12)
        case .years: return TimePeriod(days: value * 365.25)
        case .months where isWhole: return TimePeriod(months: Int64(value))
        case .months: return TimePeriod(days: value * 30.4375)
        case .seconds(let length): return TimePeriod(seconds: value * length)
        }
    }

    private static func readUnit(_ cursor: inout UTF8Cursor) -> Unit? {
        if cursor.takeWord(of: "years", "year", "yrs", "yr", "y") { return .years }
        if cursor.takeWord(of: "months", "month", "mons", "mon", "mo") { return .months }
        if cursor.takeWord(of: "weeks", "week", "wks", "wk", "w") { return .seconds(604_800) }
        if cursor.takeWord(of: "days", "day", "d") { return .seconds(86_400) }
        if cursor.takeWord(of: "hours", "hour", "hrs", "hr", "h") { return .seconds(3_600) }
        if cursor.takeWord(of: "minutes", "minute", "mins", "min", "m") { return .seconds(60) }
        if cursor.takeWord(of: "seconds", "second", "secs", "sec", "s") { return .seconds(1) }
        return nil
    }
}
