/// What to give of sums and means over intervals.
enum SumForm {
    /// Since the interval's beginning, often the run's start.
    case asInFile
    /// Since the time before.
    case perStep
    /// Since the time before, for each hour.
    case perHour

    /// Reads the option; nil where it isn't given.
    init(_ text: String?) {
        switch text {
        case "step": self = .perStep
        case "hour": self = .perHour
        default: self = .asInFile
        }
    }
}
