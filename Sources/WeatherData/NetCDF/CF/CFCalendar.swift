/// The calendars of CF, counted in days.
///
/// Days are numbered from 1970-01-01 of the calendar itself.
enum CFCalendar: String, Sendable {
    /// Julian until 4 October 1582, Gregorian from 15 October on.
    case standard
    /// Gregorian for all time.
    case prolepticGregorian
    /// Julian for all time.
    case julian
    /// Years of 365 days.
    case noLeap
    /// Years of 366 days.
    case allLeap
    /// Twelve months of 30 days.
    case days360

    /// Finds a calendar by its CF name, in any case; nil for one that isn't known.
    init?(named name: String) {
        switch name.lowercased() {
        case "standard", "gregorian", "mixed", "": self = .standard
        case "proleptic_gregorian", "proleptic", "utc", "tai": self = .prolepticGregorian
        case "julian": self = .julian
        case "noleap", "365_day", "no_leap": self = .noLeap
        case "all_leap", "366_day": self = .allLeap
        case "360_day", "360": self = .days360
        default: return nil
        }
    }

    /// A day of the calendar.
    struct Day: Hashable, Sendable {
        var year: Int
        /// 1 to 12.
        var month: Int
        /// 1 to 31.
        var day: Int
    }

    /// The days of a month.
    func length(ofMonth month: Int, year: Int) -> Int {
        let usual = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        if self == .days360 { return 30 }
        return month == 2 && isLeap(year) ? 29 : usual[month - 1]
    }

    /// Whether a year has a 29 February.
    func isLeap(_ year: Int) -> Bool {
        switch self {
        case .noLeap, .days360: false
        case .allLeap: true
        case .julian: year.isMultiple(of: 4)
        case .standard where year < 1582: year.isMultiple(of: 4)
        case .standard, .prolepticGregorian:
            year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        }
    }

    /// The number of a day; nil for one that the calendar doesn't have.
    func number(of day: Day) -> Int? {
        guard (1...12).contains(day.month), abs(day.year) <= 1_000_000,
            (1...length(ofMonth: day.month, year: day.year)).contains(day.day)
        else { return nil }
        switch self {
        case .prolepticGregorian: return Self.gregorian(day)
        case .julian: return Self.julian(day)
        case .standard:
            if (day.year, day.month, day.day) >= (1582, 10, 15) { return Self.gregorian(day) }
            if (day.year, day.month, day.day) <= (1582, 10, 4) { return Self.julian(day) }
            return nil
        case .noLeap, .allLeap, .days360:
            let inYear = (1..<day.month).reduce(0) { $0 + length(ofMonth: $1, year: 1) }
            return (day.year - 1970) * yearLength + inYear + day.day - 1
        }
    }

    /// The day of a number.
    func day(_ number: Int) -> Day {
        switch self {
        case .prolepticGregorian: return Self.gregorianDay(number)
        case .julian: return Self.julianDay(number)
        case .standard:
            // -141427 is 15 October 1582.
            return number >= -141_427 ? Self.gregorianDay(number) : Self.julianDay(number)
        case .noLeap, .allLeap, .days360:
            var year = number / yearLength
            var rest = number % yearLength
            if rest < 0 {
                rest += yearLength
                year -= 1
            }
            var month = 1
            while rest >= length(ofMonth: month, year: 1) {
                rest -= length(ofMonth: month, year: 1)
                month += 1
            }
            return Day(year: year + 1970, month: month, day: rest + 1)
        }
    }

    /// The days of a year, in the calendars where all are alike.
    private var yearLength: Int {
        switch self {
        case .days360: 360
        case .allLeap: 366
        default: 365
        }
    }

    // Days from civil and back: the algorithms of Howard Hinnant's "chrono-compatible low-level date
    // algorithms"; years begin in March there, so that the leap day is the last one.

    private static func gregorian(_ day: Day) -> Int {
        let year = day.month <= 2 ? day.year - 1 : day.year
        let era = floorDivide(year, 400)
        let inEra = year - era * 400
        return era * 146_097 + inEra * 365 + inEra / 4 - inEra / 100 + inYear(day) - 719_468
    }

    private static func gregorianDay(_ number: Int) -> Day {
        let shifted = number + 719_468
        let era = floorDivide(shifted, 146_097)
        let inEra = shifted - era * 146_097
        let year = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
        return civil(year + era * 400, inEra - (365 * year + year / 4 - year / 100))
    }

    private static func julian(_ day: Day) -> Int {
        let year = day.month <= 2 ? day.year - 1 : day.year
        let era = floorDivide(year, 4)
        return era * 1461 + (year - era * 4) * 365 + inYear(day) - 719_470
    }

    private static func julianDay(_ number: Int) -> Day {
        let shifted = number + 719_470
        let era = floorDivide(shifted, 1461)
        let inEra = shifted - era * 1461
        let year = (inEra - inEra / 1460) / 365
        return civil(year + era * 4, inEra - 365 * year)
    }

    /// The days since 1 March.
    private static func inYear(_ day: Day) -> Int {
        (153 * (day.month > 2 ? day.month - 3 : day.month + 9) + 2) / 5 + day.day - 1
    }

    private static func civil(_ year: Int, _ inYear: Int) -> Day {
        let shifted = (5 * inYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return Day(
            year: month <= 2 ? year + 1 : year, month: month,
            day: inYear - (153 * shifted + 2) / 5 + 1)
    }

    static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        let quotient = value / divisor
        return value % divisor != 0 && (value < 0) != (divisor < 0) ? quotient - 1 : quotient
    }
}
