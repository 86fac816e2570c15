/// How clocks of a place run: their offset from UTC now and at each change, and its short name.
///
/// The host fills it, from its time zone database, for the years that it shows. Before the first
/// change the initial period holds.
public struct TimeZoneRule: Equatable, Sendable {
    /// An offset and its short name, as they hold from one change to the next.
    public struct Period: Equatable, Sendable {
        /// The seconds east of UTC.
        public let utcOffset: Int

        /// The short name to show beside a time: `UTC`, `CET`, `PDT`, `GMT+5:45`.
        public let abbreviation: String

        /// Makes a period, which is called after its offset if it has no name.
        ///
        /// - Parameters:
        ///   - utcOffset: Seconds east of UTC; held to less than a day either way.
        ///   - abbreviation: The name, such as `CEST`.
        public init(utcOffset: Int, abbreviation: String? = nil) {
            let offset = min(max(utcOffset, -86_399), 86_399)
            self.utcOffset = offset
            self.abbreviation = abbreviation ?? Self.name(of: offset)
        }

        /// Whether offset and name agree; names are compared byte by byte.
        public static func == (first: Period, second: Period) -> Bool {
            first.utcOffset == second.utcOffset
                && first.abbreviation.utf8Bytes == second.abbreviation.utf8Bytes
        }

        private static func name(of offset: Int) -> String {
            var text = TextBytes()
            guard offset != 0 else { return "UTC" }
            text.append(offset < 0 ? "UTC-" : "UTC+")
            let minutes = abs(offset) / 60
            text.append(minutes / 60)
            if minutes % 60 != 0 {
                text.append(":")
                text.append(minutes % 60, digits: 2)
            }
            return text.string
        }
    }

    /// A change of the clocks: to or from summer time, or to another time for good.
    public struct Transition: Equatable, Sendable {
        /// The first instant of the new period.
        public let date: Date

        /// The period that starts.
        public let period: Period

        /// Makes a transition.
        public init(date: Date, period: Period) {
            self.date = date
            self.period = period
        }
    }

    /// Coordinated Universal Time.
    public static let utc = TimeZoneRule(utcOffset: 0)

    /// What holds before the first transition.
    public let initial: Period

    /// The changes, the earliest first.
    public let transitions: [Transition]

    /// Makes a zone whose clocks never change.
    public init(utcOffset: Int, abbreviation: String? = nil) {
        self.init(initial: Period(utcOffset: utcOffset, abbreviation: abbreviation))
    }

    /// Makes a zone of a first period and the changes after it, in any order.
    public init(initial: Period, transitions: [Transition] = []) {
        self.initial = initial
        self.transitions = DateOrder.positions(of: transitions.map { $0.date }).map {
            transitions[$0]
        }
    }

    /// The offset and name that hold at an instant.
    public func period(at date: Date) -> Period {
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].date <= date { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? initial : transitions[low - 1].period
    }

    /// The seconds east of UTC at an instant.
    public func utcOffset(at date: Date) -> Int {
        period(at: date).utcOffset
    }

    /// What a clock of the zone shows; nil for what is not a time.
    public func civilTime(at date: Date) -> CivilTime? {
        CivilTime(date, utcOffset: utcOffset(at: date))
    }

    /// The instant at which clocks of the zone show a time.
    ///
    /// A time that a change leaves out is the instant of the change; of a time that comes twice it is
    /// the first.
    public func date(of civil: CivilTime) -> Date {
        let guess = civil.date()
        // No clock is a day off, so these two periods are the only ones in question.
        let before = utcOffset(at: guess.addingTimeInterval(-86_400))
        let after = utcOffset(at: guess.addingTimeInterval(86_400))
        let first = civil.date(utcOffset: before)
        if utcOffset(at: first) == before { return first }
        let second = civil.date(utcOffset: after)
        if utcOffset(at: second) == after { return second }
        for transition in transitions where transition.date >= second && transition.date <= first {
            return transition.date
        }
        return first
    }

    /// The first instant of the day of an instant, or of a day before or after it.
    ///
    /// An instant that is not a time comes back as it is.
    public func startOfDay(for date: Date, addingDays days: Int = 0) -> Date {
        guard let civil = civilTime(at: date) else { return date }
        let target = GregorianCalendar.date(ofDay: civil.dayNumber + Int64(days))
        return self.date(
            of: CivilTime(year: target.year, month: target.month, day: target.day))
    }
}
