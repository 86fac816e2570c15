/// A date and a time of day on the proleptic Gregorian calendar, as a wall clock shows them.
public struct CivilTime: Equatable, Sendable {
    /// The year; 0 is the year before year 1.
    public var year: Int64

    /// The month, 1…12.
    public var month: Int

    /// The day of the month, from 1.
    public var day: Int

    /// The hour, 0…23.
    public var hour: Int

    /// The minute, 0…59.
    public var minute: Int

    /// The whole second, 0…59.
    public var second: Int

    /// The part of a second after the whole ones, at least 0 and below 1.
    public var fraction: Double

    /// Makes a civil time from its fields, which it takes as they are.
    public init(
        year: Int64, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0,
        fraction: Double = 0
    ) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.fraction = fraction
    }

    /// The civil time of an instant, so many seconds east of UTC.
    ///
    /// Nil for an instant that is not a number, or millions of years away.
    public init?(_ date: Date, utcOffset: Int = 0) {
        guard let instant = WholeSeconds(date) else { return nil }
        let local = instant.seconds + Int64(utcOffset)
        let dayNumber = GregorianCalendar.flooredQuotient(local, GregorianCalendar.secondsPerDay)
        let timeOfDay = Int(local - dayNumber * GregorianCalendar.secondsPerDay)
        (year, month, day) = GregorianCalendar.date(ofDay: dayNumber)
        hour = timeOfDay / 3_600
        minute = timeOfDay / 60 % 60
        second = timeOfDay % 60
        fraction = instant.fraction
    }

    /// The number of the day, counted from 1970-01-01.
    public var dayNumber: Int64 {
        GregorianCalendar.dayNumber(year: year, month: month, day: day)
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday.
    public var weekday: Int {
        GregorianCalendar.weekday(ofDay: dayNumber)
    }

    /// The instant at which a clock so many seconds east of UTC shows this time.
    public func date(utcOffset: Int = 0) -> Date {
        let timeOfDay = Int64(hour * 3_600 + minute * 60 + second - utcOffset)
        let seconds = dayNumber * GregorianCalendar.secondsPerDay + timeOfDay
        return WholeSeconds(seconds: seconds, fraction: fraction).date
    }
}
