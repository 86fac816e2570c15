/// What was done with the values of an interval, by CF's `cell_methods`.
enum CellMethods {
    /// The method that was applied over time; nil for an instant, or where nothing is said.
    ///
    /// Of several, the last is the one whose result the values are: `time: maximum within days time: mean
    /// over days` is a mean.
    static func statistic(_ text: String?) -> Statistic? {
        guard let text else { return nil }
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        var found: Statistic?
        var isTime = false
        for word in words {
            if word.hasSuffix(":") {
                let axis = word.dropLast()
                isTime = isTime && !found.isSome || axis == "time" || axis == "t" || axis == "time_counter"
                continue
            }
            guard isTime else { continue }
            switch word {
            case "sum", "mean", "maximum", "minimum", "standard_deviation": found = Statistic(rawValue: word)
            case "max": found = .maximum
            case "min": found = .minimum
            case "average": found = .mean
            case "point": found = nil
            case "mid_range", "variance", "median", "mode", "range", "root_mean_square":
                found = word == "root_mean_square" ? .rootMeanSquare : .other
            default: continue
            }
            isTime = false
        }
        return found
    }
}

extension Optional {
    fileprivate var isSome: Bool { self != nil }
}
