/// The proleptic Gregorian calendar in UTC, in whole days from 1970-01-01.
///
/// Every year has the rules of today, the years before 1582 included; year 0 comes before year 1.
/// The arithmetic counts years from March, so that the leap day is the last day of a year.
public enum GregorianCalendar {
    /// The seconds of a day; UTC as computers count it has no others.
    public static let secondsPerDay: Int64 = 86_400

    /// The days of 400 years, after which the calendar repeats itself.
    private static let daysPerEra: Int64 = 146_097

    /// The days from 0000-03-01 to 1970-01-01.
    private static let daysToEpoch: Int64 = 719_468

    /// Whether the year has a 29 February.
    public static func isLeapYear(_ year: Int64) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The number of days of a month, 1…12, of a year.
    public static func dayCount(ofMonth month: Int, year: Int64) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The number of the day that a year, a month 1…12 and a day name.
    ///
    /// A day past the month's end runs on into the next month.
    public static func dayNumber(year: Int64, month: Int, day: Int) -> Int64 {
        let marchYear = month <= 2 ? year - 1 : year
        let era = flooredQuotient(marchYear, 400)
        let yearOfEra = marchYear - era * 400
        let marchMonth = Int64(month > 2 ? month - 3 : month + 9)
        let dayOfYear = (153 * marchMonth + 2) / 5 + Int64(day) - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * daysPerEra + dayOfEra - daysToEpoch
    }

    /// The year, month 1…12 and day of a day's number.
    public static func date(ofDay number: Int64) -> (year: Int64, month: Int, day: Int) {
        let shifted = number + daysToEpoch
        let era = flooredQuotient(shifted, daysPerEra)
        let dayOfEra = shifted - era * daysPerEra
        let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - leapDays) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let day = Int(dayOfYear - (153 * marchMonth + 2) / 5) + 1
        let month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The day of the week of a day's number, from 1 for Monday to 7 for Sunday, as ISO 8601 counts.
    public static func weekday(ofDay number: Int64) -> Int {
        // 1970-01-01 was a Thursday.
        Int(number + 3 - flooredQuotient(number + 3, 7) * 7) + 1
    }

    /// The number of the day so many months later, which stops at the end of a shorter month.
    static func dayNumber(_ number: Int64, addingMonths months: Int64) -> Int64 {
        let start = date(ofDay: number)
        let monthIndex = start.year * 12 + Int64(start.month - 1) + months
        let year = flooredQuotient(monthIndex, 12)
        let month = Int(monthIndex - year * 12) + 1
        let day = min(start.day, dayCount(ofMonth: month, year: year))
        return dayNumber(year: year, month: month, day: day)
    }

    /// The quotient rounded down, for a positive divisor.
    static func flooredQuotient(_ dividend: Int64, _ divisor: Int64) -> Int64 {
        let quotient = dividend / divisor
        return dividend % divisor < 0 ? quotient - 1 : quotient
    }
}
