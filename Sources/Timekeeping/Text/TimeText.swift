/// Short English texts for times, as labels beside a map show them.
///
/// Built from bytes, so that the browser needs neither a formatter nor the tables of Unicode.
public enum TimeText {
    /// How the hours of a day are counted.
    public enum Clock: UInt8, Sendable {
        /// `3:30 PM`.
        case twelveHours
        /// `15:30`.
        case twentyFourHours
    }

    /// The time of day to the minute: `3:30 PM` or `15:30`.
    public static func time(_ civil: CivilTime, clock: Clock) -> String {
        var text = TextBytes()
        text.appendTime(civil, clock: clock)
        return text.string
    }

    /// The time of day as short as it can be said: `3 PM`, `3:30 PM`, `15:00`.
    public static func hour(_ civil: CivilTime, clock: Clock) -> String {
        var text = TextBytes()
        text.appendTime(civil, clock: clock, omittingZeroMinutes: clock == .twelveHours)
        return text.string
    }

    /// The name of the day of the week: `Monday`.
    public static func dayName(_ civil: CivilTime) -> String {
        var text = TextBytes()
        text.append(weekdayName(civil.weekday))
        return text.string
    }

    /// The day in short: `Mon 8 Oct`.
    public static func day(_ civil: CivilTime) -> String {
        var text = TextBytes()
        text.append(weekdayName(civil.weekday), letters: 3)
        text.append(" ")
        text.append(civil.day)
        text.append(" ")
        text.append(monthName(civil.month), letters: 3)
        return text.string
    }

    /// The day in short with its year: `Mon 8 Oct 2018`.
    static func dayOfYear(_ civil: CivilTime) -> String {
        var text = TextBytes()
        text.append(text: day(civil))
        text.append(" ")
        text.append(year: civil.year)
        return text.string
    }

    /// The day and its month: `8 Oct`.
    public static func dayOfMonth(_ civil: CivilTime) -> String {
        var text = TextBytes()
        text.append(civil.day)
        text.append(" ")
        text.append(monthName(civil.month), letters: 3)
        return text.string
    }

    /// The month and its year: `Oct 2018`.
    public static func month(_ civil: CivilTime) -> String {
        var text = TextBytes()
        text.append(monthName(civil.month), letters: 3)
        text.append(" ")
        text.append(year: civil.year)
        return text.string
    }

    /// The day in full: `Monday 8 October 2018`.
    public static func date(_ civil: CivilTime) -> String {
        var text = TextBytes()
        append(date: civil, to: &text)
        return text.string
    }

    static func append(date civil: CivilTime, to text: inout TextBytes) {
        text.append(weekdayName(civil.weekday))
        text.append(" ")
        text.append(civil.day)
        text.append(" ")
        text.append(monthName(civil.month))
        text.append(" ")
        text.append(year: civil.year)
    }

    /// How far a time is from now: `in 3 h`, `2 h 30 min ago`, `in 4 d`, `now`.
    ///
    /// Up to six hours to the minute, up to two days to the hour, up to 62 days to the day, up to two years to the
    /// month, then to the year; always rounded towards now. Empty if one of the two is no time.
    public static func distance(of date: Date, from now: Date) -> String {
        var text = TextBytes()
        append(distanceOf: date, from: now, to: &text)
        return text.string
    }

    static func append(distanceOf date: Date, from now: Date, to text: inout TextBytes) {
        let seconds = date.timeIntervalSince(now)
        guard seconds.magnitude < 1e15 else { return }
        let minutes = Int64(seconds.magnitude / 60)
        guard minutes > 0 else { return text.append("now") }
        if seconds > 0 { text.append("in ") }
        text.appendDuration(minutes: minutes)
        if seconds < 0 { text.append(" ago") }
    }

    private static func weekdayName(_ weekday: Int) -> StaticString {
        switch weekday {
        case 1: "Monday"
        case 2: "Tuesday"
        case 3: "Wednesday"
        case 4: "Thursday"
        case 5: "Friday"
        case 6: "Saturday"
        default: "Sunday"
        }
    }

    private static func monthName(_ month: Int) -> StaticString {
        switch month {
        case 1: "January"
        case 2: "February"
        case 3: "March"
        case 4: "April"
        case 5: "May"
        case 6: "June"
        case 7: "July"
        case 8: "August"
        case 9: "September"
        case 10: "October"
        case 11: "November"
        default: "December"
        }
    }
}

extension TextBytes {
    /// Appends the first letters of an ASCII text.
    fileprivate mutating func append(_ text: StaticString, letters: Int) {
        for offset in 0..<min(letters, text.utf8CodeUnitCount) {
            bytes.append(text.utf8Start[offset])
        }
    }

    fileprivate mutating func append(year: Int64) {
        if year < 0 { append("-") }
        append(year, digits: 1)
    }

    mutating func appendTime(
        _ civil: CivilTime, clock: TimeText.Clock, omittingZeroMinutes: Bool = false
    ) {
        switch clock {
        case .twelveHours: append((civil.hour + 11) % 12 + 1)
        case .twentyFourHours: append(civil.hour, digits: 2)
        }
        if civil.minute != 0 || !omittingZeroMinutes {
            append(":")
            append(civil.minute, digits: 2)
        }
        if clock == .twelveHours { append(civil.hour < 12 ? " AM" : " PM") }
    }

    fileprivate mutating func appendDuration(minutes: Int64) {
        switch minutes {
        case ..<60:
            append(minutes, digits: 1)
            append(" min")
        case ..<2_880:
            append(minutes / 60, digits: 1)
            append(" h")
            if minutes < 360, minutes % 60 != 0 {
                append(" ")
                append(minutes % 60, digits: 1)
                append(" min")
            }
        case ..<89_280:
            append(minutes / 1_440, digits: 1)
            append(" d")
        case ..<1_051_920:
            // A twelfth of a mean year.
            append(minutes / 43_830, digits: 1)
            append(" months")
        default:
            append(minutes / 525_960, digits: 1)
            append(" years")
        }
    }
}
