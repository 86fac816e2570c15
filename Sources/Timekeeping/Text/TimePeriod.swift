/// A length of time by the calendar: months, days and seconds, each counted on its own.
///
/// A year is 12 months, a week 7 days. A day is always 86,400 s; a month is as long as the calendar
/// makes it and stops at the month's end: 31 January and a month is the last day of February.
public struct TimePeriod: Equatable, Sendable {
    /// The months, the years among them.
    public var months: Int64

    /// The days, the weeks among them.
    public var days: Double

    /// The seconds, the hours and minutes among them.
    public var seconds: Double

    /// Makes a period from its parts.
    public init(months: Int64 = 0, days: Double = 0, seconds: Double = 0) {
        self.months = months
        self.days = days
        self.seconds = seconds
    }

    /// The part that does not depend on the calendar, in seconds.
    public var fixedSeconds: TimeInterval { days * 86_400 + seconds }

    /// Whether every added period leads to a later time.
    public var isPositive: Bool {
        let fixed = fixedSeconds
        return months >= 0 && fixed >= 0 && fixed < .infinity && (months > 0 || fixed > 0)
    }

    /// The instant so many periods after another one, on the calendar in UTC.
    ///
    /// All periods are added at once: two months after 31 January is 31 March.
    public func adding(to date: Date, times count: Int64 = 1) -> Date {
        var seconds = Double(count) * fixedSeconds
        let (total, overflows) = months.multipliedReportingOverflow(by: count)
        if total != 0 || overflows {
            guard !overflows, total.magnitude < 1_000_000_000, let instant = WholeSeconds(date)
            else { return date.addingTimeInterval((count < 0) == (months < 0) ? 1e15 : -1e15) }
            let day = GregorianCalendar.flooredQuotient(
                instant.seconds, GregorianCalendar.secondsPerDay)
            let target = GregorianCalendar.dayNumber(day, addingMonths: total)
            seconds += Double((target - day) * GregorianCalendar.secondsPerDay)
        }
        return date.addingTimeInterval(seconds)
    }
}
