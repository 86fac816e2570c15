#if canImport(Foundation)
    public import Foundation

    extension TimeZoneRule {
        /// Takes the changes of a time zone from the system's database, for the time around a range.
        ///
        /// - Parameters:
        ///   - zone: The time zone.
        ///   - range: The dates that are shown; the year before and after is added.
        public init(_ zone: TimeZone, covering range: ClosedRange<Date>) {
            let margin: TimeInterval = 366 * 86_400
            let start = range.lowerBound.addingTimeInterval(-margin)
            let end = range.upperBound.addingTimeInterval(margin)
            let names = TimeZoneNames(zone: zone.identifier)
            var transitions: [Transition] = []
            var date = start
            // A zone changes a few times a year; the bound is for an endless range.
            while transitions.count < 4_096,
                let next = zone.nextDaylightSavingTimeTransition(after: date),
                next > date, next <= end
            {
                let period = names.period(utcOffset: zone.secondsFromGMT(for: next), at: next)
                transitions.append(Transition(date: next, period: period))
                date = next
            }
            let initial = names.period(utcOffset: zone.secondsFromGMT(for: start), at: start)
            self.init(initial: initial, transitions: transitions)
        }
    }
#endif
