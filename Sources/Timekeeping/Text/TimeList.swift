/// Times as the TIME parameter of an OGC service lists them.
public struct TimeList: Equatable, Sendable {
    /// One entry between two commas.
    public enum Member: Equatable, Sendable {
        /// One instant.
        case instant(Date)
        /// The latest time that there is: the word `current`.
        case current
        /// An interval with a period: its steps.
        case steps(TimeSteps)
        /// An interval without a period: every time that there is from the start to the end.
        case range(start: Date, end: Date)
    }

    /// The entries in the order of the text, at least one.
    public let members: [Member]

    /// The instants that the list names, in its order, given the times that there are.
    ///
    /// - Parameter valid: The times that there are, in rising order. Ranges take those inside and
    ///   `current` the last one; instants and steps stay as they are, valid or not.
    public func dates(among valid: [Date] = []) -> [Date] {
        var dates: [Date] = []
        for member in members {
            switch member {
            case .instant(let date):
                dates.append(date)
            case .current:
                if let date = valid.last { dates.append(date) }
            case .steps(let steps):
                for step in steps { dates.append(step) }
            case .range(let start, let end):
                for date in valid where start <= date && date <= end { dates.append(date) }
            }
        }
        return dates
    }
}
