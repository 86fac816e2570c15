import Foundation
import Skyloop
import Timekeeping

/// A time on a command line: ISO 8601, relative to now, or the first or last of the data.
enum TimeArgument: Equatable, Sendable {
    /// The first time of the data.
    case first
    /// The last time of the data.
    case last
    /// Any other.
    case instant(Date)

    /// Reads a time; relative ones count from the moment of the call.
    init(parsing text: String, now: Date = Date()) throws(InvalidValue) {
        switch text.lowercased() {
        case "first": self = .first
        case "last", "latest": self = .last
        default:
            do throws(TimekeepingError) {
                self = .instant(try RelativeTime.date(from: text, relativeTo: now))
            } catch {
                throw InvalidValue(
                    "use ISO 8601 (2018-10-08T00:00:00Z), a time from now ('-6 hours', now), first or last"
                )
            }
        }
    }

    /// The time, among those of the data; nil where the data has none.
    func date(among dates: [Date]) -> Date? {
        switch self {
        case .first: dates.first
        case .last: dates.last
        case .instant(let date): date
        }
    }
}
