import Foundation

/// A time zone on a command line, by its name in the database.
struct TimeZoneArgument: Equatable, Sendable {
    let zone: TimeZone

    /// Reads a name such as `Europe/Berlin`, `UTC` or `CET`.
    init(parsing text: String) throws(InvalidValue) {
        guard let zone = TimeZone(identifier: text) ?? TimeZone(abbreviation: text) else {
            throw InvalidValue("use a name such as Europe/Berlin, America/Chicago or UTC")
        }
        self.zone = zone
    }
}
