import Foundation

/// Units of time with a reference, such as `hours since 1900-01-01 00:00:00`, in a calendar.
///
/// Months and years count on the calendar, and stop at a month's end: 31 January and 1 month is the last of
/// February. A fraction of a month is a part of that month; of a year, of its months. Results are rounded to
/// the millisecond, so that times kept as fractions of days fall on the second they mean.
struct CFTimeUnits: Hashable, Sendable {
    /// What is counted.
    enum Step: Hashable, Sendable {
        case milliseconds(Double)
        case months(Int)
        /// The number itself spells the date: `day as %Y%m%d.%f`.
        case spelledDays
    }

    /// The size of a step.
    let step: Step

    /// The moment that the count begins at.
    let reference: CFInstant

    /// The calendar.
    let calendar: CFCalendar

    /// Reads a unit; nil where it has no reference time, or one that the calendar doesn't have.
    init?(parsing text: String, calendar: CFCalendar) {
        let text = text.trimmed
        let lower = text.lowercased()
        if lower.hasPrefix("day as %y%m%d") {
            self.step = .spelledDays
            self.reference = CFInstant(day: 0, millisecond: 0)
            self.calendar = calendar
            return
        }
        guard let cut = lower.firstRange(of: " since ") ?? lower.firstRange(of: " after "),
            let step = Self.step(String(lower[..<cut.lowerBound]).trimmed),
            let reference = CFReferenceTime.parse(
                String(lower[cut.upperBound...]), calendar: calendar)
        else { return nil }
        self.step = step
        self.reference = reference
        self.calendar = calendar
    }

    /// Counts milliseconds from a moment, for files that say the unit elsewhere.
    init(step: Step, reference: CFInstant, calendar: CFCalendar) {
        self.step = step
        self.reference = reference
        self.calendar = calendar
    }

    /// The size of a unit of time; nil where the word is none.
    static func step(_ word: String) -> Step? {
        switch word {
        case "microsecond", "microseconds", "microsec", "microsecs", "us": .milliseconds(1e-3)
        case "nanosecond", "nanoseconds", "ns": .milliseconds(1e-6)
        case "millisecond", "milliseconds", "millisec", "millisecs", "msec", "msecs", "ms":
            .milliseconds(1)
        case "second", "seconds", "sec", "secs", "s": .milliseconds(1e3)
        case "minute", "minutes", "min", "mins": .milliseconds(6e4)
        case "hour", "hours", "hr", "hrs", "h": .milliseconds(3.6e6)
        case "day", "days", "d": .milliseconds(8.64e7)
        case "week", "weeks": .milliseconds(7 * 8.64e7)
        case "month", "months", "mon": .months(1)
        case "year", "years", "yr", "yrs", "common_year", "common_years": .months(12)
        default: nil
        }
    }

    /// The moment of a number; nil for one that is not finite or beyond a million years.
    func instant(_ value: Double) -> CFInstant? {
        guard value.isFinite else { return nil }
        switch step {
        case .milliseconds(let size):
            let total = (value * size).rounded()
            guard abs(total) < 3.2e16 else { return nil }
            return CFInstant(
                day: reference.day, millisecond: reference.millisecond + Int(total))
        case .months(let size):
            return months(value * Double(size))
        case .spelledDays:
            let whole = value.rounded(.down)
            guard whole > 0, whole < 1e11 else { return nil }
            let number = Int(whole)
            let day = CFCalendar.Day(
                year: number / 10_000, month: number / 100 % 100, day: number % 100)
            guard let base = calendar.number(of: day) else { return nil }
            let part = ((value - whole) * Double(CFInstant.dayLength) / 1000).rounded() * 1000
            return CFInstant(day: base, millisecond: Int(part))
        }
    }

    private func months(_ value: Double) -> CFInstant? {
        let whole = value.rounded(.down)
        guard abs(whole) < 1e7, let start = month(Int(whole)) else { return nil }
        let fraction = value - whole
        guard fraction > 0 else { return start }
        guard let end = month(Int(whole) + 1) else { return nil }
        let length =
            (end.day - start.day) * CFInstant.dayLength + end.millisecond - start.millisecond
        return CFInstant(
            day: start.day,
            millisecond: start.millisecond + Int((Double(length) * fraction).rounded()))
    }

    /// So many months after the reference, at most the last day of that month.
    private func month(_ count: Int) -> CFInstant? {
        var day = calendar.day(reference.day)
        let months = day.year * 12 + day.month - 1 + count
        day.year = CFCalendar.floorDivide(months, 12)
        day.month = months - day.year * 12 + 1
        day.day = min(day.day, calendar.length(ofMonth: day.month, year: day.year))
        return calendar.number(of: day).map {
            CFInstant(day: $0, millisecond: reference.millisecond)
        }
    }

    /// The date of a number.
    ///
    /// In the real calendars (Gregorian, Julian, standard) it is that very moment. In the calendars of models it
    /// is the same year, month, day and time of day in the Gregorian calendar; nil where that has no such
    /// day: 30 February of a 360-day year, 29 February of a year that is no leap year.
    func date(_ value: Double) -> Date? {
        instant(value).flatMap(date(of:))
    }

    /// The date of a moment, by the same rule.
    func date(of instant: CFInstant) -> Date? {
        var number = instant.day
        switch calendar {
        case .prolepticGregorian, .standard, .julian: break
        case .noLeap, .allLeap, .days360:
            guard
                let same = CFCalendar.prolepticGregorian.number(of: calendar.day(instant.day))
            else { return nil }
            number = same
        }
        let milliseconds = number * CFInstant.dayLength + instant.millisecond
        return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// A moment as text, in its own calendar: for messages about days that don't exist elsewhere.
    func text(_ value: Double) -> String {
        guard let instant = instant(value) else { return "\(value)" }
        let day = calendar.day(instant.day)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(width - digits.count, 0)) + digits
        }
        return "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
    }
}
