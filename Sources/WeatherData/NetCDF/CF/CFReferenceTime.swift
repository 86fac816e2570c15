/// Reads the reference times of CF units: more forms than ISO 8601 has.
enum CFReferenceTime {
    /// The moment that a text names; nil where it names none in this calendar.
    ///
    /// Year, month and day are parted by `-` or `/` (`1900-1-1`, and `1-1-1970` with the year last where
    /// the first number is no year); or all are one number (`19000101`). The time follows after a space,
    /// `T`, `t`, `_` or nothing: hours, minutes, seconds with a fraction; then a zone: `Z`, `UTC`, `+01:00`, `-6`.
    static func parse(_ text: String, calendar: CFCalendar) -> CFInstant? {
        var scanner = Scanner(text.trimmed.lowercased())
        guard var day = date(&scanner) else { return nil }
        // Some write the year 0 for a climatology; calendars count it.
        scanner.skip { " t_".contains($0) }
        guard let clock = clock(&scanner) else { return nil }
        scanner.skip { $0 == " " }
        guard let zone = zone(&scanner), scanner.isAtEnd else { return nil }
        day.month = max(day.month, 1)
        day.day = max(day.day, 1)
        guard let number = calendar.number(of: day) else { return nil }
        return CFInstant(day: number, millisecond: clock - zone)
    }

    private static func date(_ scanner: inout Scanner) -> CFCalendar.Day? {
        let isNegative = scanner.take("-")
        guard let first = scanner.digits() else { return nil }
        guard scanner.take("-") || scanner.take("/") else {
            guard first.text.count >= 8, let number = Int(first.text), number < 1_000_000_000 else {
                // A year alone.
                guard first.text.count <= 4 else { return nil }
                return CFCalendar.Day(
                    year: isNegative ? -first.value : first.value, month: 1, day: 1)
            }
            return CFCalendar.Day(
                year: number / 10_000, month: number / 100 % 100, day: number % 100)
        }
        guard let second = scanner.digits() else { return nil }
        var third = (value: 1, text: "1")
        if scanner.take("-") || scanner.take("/") {
            guard let day = scanner.digits() else { return nil }
            third = day
        }
        if third.text.count >= 3, first.text.count <= 2, !isNegative {
            return CFCalendar.Day(year: third.value, month: second.value, day: first.value)
        }
        return CFCalendar.Day(
            year: isNegative ? -first.value : first.value, month: second.value, day: third.value)
    }

    /// The milliseconds of the day; 0 where no time is given.
    private static func clock(_ scanner: inout Scanner) -> Int? {
        let start = scanner
        guard let hour = scanner.digits() else { return 0 }
        guard scanner.take(":") else {
            if hour.text.count == 4 || hour.text.count == 6 {
                let seconds = hour.text.count == 6 ? hour.value % 100 : 0
                let pair = hour.text.count == 6 ? hour.value / 100 : hour.value
                return clock(pair / 100, pair % 100, Double(seconds))
            }
            if hour.text.count <= 2 { return clock(hour.value, 0, 0) }
            scanner = start
            return 0
        }
        guard let minute = scanner.digits() else { return nil }
        var second = 0.0
        if scanner.take(":") {
            guard let number = scanner.decimal() else { return nil }
            second = number
        }
        return clock(hour.value, minute.value, second)
    }

    private static func clock(_ hour: Int, _ minute: Int, _ second: Double) -> Int? {
        guard hour <= 24, minute < 60, second < 61 else { return nil }
        return (hour * 60 + minute) * 60_000 + Int((second * 1000).rounded())
    }

    /// The zone's offset in milliseconds; 0 for UTC and for none.
    private static func zone(_ scanner: inout Scanner) -> Int? {
        for name in ["utc", "gmt", "z"] where scanner.take(name) { return 0 }
        let sign: Int
        if scanner.take("+") {
            sign = 1
        } else if scanner.take("-") {
            sign = -1
        } else {
            return 0
        }
        guard let hours = scanner.digits() else { return nil }
        var (hour, minute) = (hours.value, 0)
        if scanner.take(":") {
            guard let minutes = scanner.digits() else { return nil }
            minute = minutes.value
        } else if hours.text.count > 2 {
            (hour, minute) = (hours.value / 100, hours.value % 100)
        }
        guard hour < 24, minute < 60 else { return nil }
        return sign * (hour * 60 + minute) * 60_000
    }

    /// A place in a text.
    private struct Scanner {
        private var rest: Substring

        init(_ text: String) { rest = text[...] }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func take(_ text: String) -> Bool {
            guard rest.hasPrefix(text) else { return false }
            rest.removeFirst(text.count)
            return true
        }

        mutating func skip(_ isSkipped: (Character) -> Bool) {
            rest = rest.drop(while: isSkipped)
        }

        mutating func digits() -> (value: Int, text: String)? {
            let text = rest.prefix { ("0"..."9").contains($0) }
            guard !text.isEmpty, text.count <= 9, let value = Int(text) else { return nil }
            rest.removeFirst(text.count)
            return (value, String(text))
        }

        mutating func decimal() -> Double? {
            let text = rest.prefix { ("0"..."9").contains($0) || $0 == "." }
            guard !text.isEmpty, let value = Double(text.hasSuffix(".") ? text + "0" : text) else {
                return nil
            }
            rest.removeFirst(text.count)
            return value
        }
    }
}
