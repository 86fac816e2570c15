/// What was done with the values of an interval, by CF's `cell_methods`.
enum CellMethods {
    /// The length of the interval that a sum is over, in seconds, from `time: sum (interval: 1 hr)`.
    ///
    /// Of other methods the interval is that of the samples they were made from.
    static func interval(_ text: String?) -> Double? {
        guard let text = text?.lowercased(), let cut = text.firstRange(of: "time: sum (interval:")
        else { return nil }
        let words = text[cut.upperBound...].prefix { $0 != ")" }.split(separator: " ")
        guard words.count == 2, let count = Double(words[0]), count > 0,
            case .milliseconds(let size)? = CFTimeUnits.step(String(words[1]))
        else { return nil }
        return count * size / 1000
    }

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
                isTime =
                    isTime && !found.isSome || axis == "time" || axis == "t"
                    || axis == "time_counter"
                continue
            }
            guard isTime else { continue }
            switch word {
            case "sum", "mean", "maximum", "minimum", "standard_deviation":
                found = Statistic(rawValue: word)
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
