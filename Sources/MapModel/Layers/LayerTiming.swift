public import Timekeeping

/// When a layer may show, and what it makes of its times.
public struct LayerTiming: Equatable, Sendable {
    /// What a layer makes of all its times in the range.
    public enum Operation: UInt8, Sendable, CaseIterable {
        /// It shows each at its own time.
        case none
        /// It shows their sum.
        case sum
        /// It shows the greatest of them.
        case max
        /// It shows the least of them.
        case min
    }

    /// Where the layer shows and holds outside its own times.
    public var clamp: Timing.ClampMode

    /// The dates outside of which the layer is hidden; `nil` for all.
    public var range: DateInterval?

    /// The most times that are used, thinned to even spacing; `nil` for all.
    public var maximumIntervals: Int?

    /// What it makes of all its times in the range.
    public var operation: Operation

    /// Makes the settings.
    public init(
        clamp: Timing.ClampMode = .none, range: DateInterval? = nil,
        maximumIntervals: Int? = nil, operation: Operation = .none
    ) {
        self.clamp = clamp
        self.range = range
        self.maximumIntervals = maximumIntervals
        self.operation = operation
    }
}
