import Foundation

/// Dates and lengths of time as GRIB headers give them.
enum GRIBClock {
    /// The instant of a date in the Gregorian calendar, UTC; nil where there is no such date.
    static func date(
        year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
    ) -> Date? {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
            (0...24).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        let seconds =
            (days(year: year, month: month, day: day) * 24 + hour) * 3600 + minute * 60 + second
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }

    /// The days since 1970-01-01 of a date in the Gregorian calendar.
    ///
    /// Counts years from March on, so that the leap day is the last one.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// A date some units of time later; nil for an unknown unit.
    ///
    /// - Parameter unit: By WMO's code table 4.4 (GRIB 2), or table 4 (GRIB 1).
    static func date(_ date: Date, plus amount: Int, unit: Int, edition: Int) -> Date? {
        let seconds: Int
        switch unit {
        case 0: seconds = 60
        case 1: seconds = 3600
        case 2: seconds = 86400
        case 3: return months(date, amount)
        case 4: return months(date, amount * 12)
        case 5: return months(date, amount * 120)
        case 6: return months(date, amount * 360)
        case 7: return months(date, amount * 1200)
        case 10: seconds = 10800
        case 11: seconds = 21600
        case 12: seconds = 43200
        case 13: seconds = edition == 1 ? 900 : 1
        case 14 where edition == 1: seconds = 1800
        case 254 where edition == 1: seconds = 1
        default: return nil
        }
        return date.addingTimeInterval(TimeInterval(amount) * TimeInterval(seconds))
    }

    /// Some calendar months later, at the same time of day; the month's last day where it is shorter.
    private static func months(_ date: Date, _ count: Int) -> Date? {
        guard abs(count) < 120_000 else { return nil }
        let total = Int(date.timeIntervalSince1970.rounded(.down))
        let day = Int((Double(total) / 86400).rounded(.down))
        let rest = total - day * 86400
        let civil = civil(day)
        let month = civil.year * 12 + civil.month - 1 + count
        let year = Int((Double(month) / 12).rounded(.down))
        let number = month - year * 12 + 1
        let next = number == 12 ? (year + 1, 1) : (year, number + 1)
        let last =
            days(year: next.0, month: next.1, day: 1) - days(year: year, month: number, day: 1)
        let place = days(year: year, month: number, day: min(civil.day, last))
        return Date(timeIntervalSince1970: TimeInterval(place * 86400 + rest))
    }

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}
