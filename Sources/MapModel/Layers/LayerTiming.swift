public import Timekeeping

/// When a layer may show.
public struct LayerTiming: Equatable, Sendable {
    /// Where the layer shows and holds outside its own times.
    public var clamp: Timing.ClampMode

    /// The dates outside of which the layer is hidden; `nil` for all.
    public var range: DateInterval?

    /// The most times that are used, thinned to even spacing; `nil` for all.
    public var maximumIntervals: Int?

    /// Makes the settings.
    public init(
        clamp: Timing.ClampMode = .none, range: DateInterval? = nil,
        maximumIntervals: Int? = nil
    ) {
        self.clamp = clamp
        self.range = range
        self.maximumIntervals = maximumIntervals
    }
}
