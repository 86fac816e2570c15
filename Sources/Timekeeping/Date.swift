// The time types of the public API. Native builds use Foundation's own; the WebAssembly build, which
// has no Foundation, has types of the same names with the same meaning.

#if canImport(FoundationEssentials)
    @_exported public import struct FoundationEssentials.Date
    @_exported public import struct FoundationEssentials.DateInterval
    @_exported public import typealias FoundationEssentials.TimeInterval
#elseif canImport(Foundation)
    @_exported public import struct Foundation.Date
    @_exported public import struct Foundation.DateInterval
    @_exported public import typealias Foundation.TimeInterval
#else
    /// A length of time in seconds.
    public typealias TimeInterval = Double

    /// A point in time, counted in seconds from 2001-01-01T00:00:00Z.
    public struct Date: Comparable, Hashable, Sendable {
        /// The seconds between 1970-01-01 and 2001-01-01, both at 00:00 UTC.
        public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

        /// A date far before any weather record.
        public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)

        /// A date far after any forecast.
        public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

        /// The seconds since 2001-01-01T00:00:00Z.
        public let timeIntervalSinceReferenceDate: TimeInterval

        /// Makes the date so many seconds after 2001-01-01T00:00:00Z.
        public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
            timeIntervalSinceReferenceDate = seconds
        }

        /// Makes the date so many seconds after 1970-01-01T00:00:00Z.
        public init(timeIntervalSince1970 seconds: TimeInterval) {
            timeIntervalSinceReferenceDate = seconds - Date.timeIntervalBetween1970AndReferenceDate
        }

        /// Makes the date so many seconds after another one.
        public init(timeInterval seconds: TimeInterval, since date: Date) {
            timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
        }

        /// The seconds since 1970-01-01T00:00:00Z.
        public var timeIntervalSince1970: TimeInterval {
            timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
        }

        /// The seconds from another date to this one; negative where this one comes first.
        public func timeIntervalSince(_ other: Date) -> TimeInterval {
            timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
        }

        /// The date so many seconds later.
        public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
            Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
        }

        /// Whether the first date is the earlier one.
        public static func < (first: Date, second: Date) -> Bool {
            first.timeIntervalSinceReferenceDate < second.timeIntervalSinceReferenceDate
        }
    }

    /// The time from one date to a later or equal one.
    public struct DateInterval: Hashable, Sendable {
        /// The first instant.
        public let start: Date

        /// The length in seconds, zero or more.
        public let duration: TimeInterval

        /// The last instant.
        public var end: Date { start.addingTimeInterval(duration) }

        /// Makes the interval between two dates; the end may not come before the start.
        public init(start: Date, end: Date) {
            precondition(!(end < start), "an interval ends at or after its start")
            self.start = start
            duration = end.timeIntervalSince(start)
        }

        /// Makes the interval of a length in seconds, zero or more.
        public init(start: Date, duration: TimeInterval) {
            precondition(!(duration < 0), "an interval's length is not negative")
            self.start = start
            self.duration = duration
        }

        /// Whether the date lies inside, both ends included.
        public func contains(_ date: Date) -> Bool {
            start <= date && date <= end
        }
    }
#endif
