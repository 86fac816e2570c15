/// Which lines of equal value are drawn.
///
/// A line stands at each value v with v × `scale` + `offset` a multiple of `interval`.
public struct ContourPaint: Equatable, Sendable {
    /// The step between lines.
    public var interval: Double

    /// The step between heavy lines; 0 for none.
    public var majorInterval: Double

    /// The width of a line, in screen points.
    public var width: Double

    /// The width of a heavy line, in screen points.
    public var majorWidth: Double

    /// A factor on the values before the steps count.
    public var scale: Double

    /// A number added after the factor.
    public var offset: Double

    /// Whether lines carry their value.
    public var labels: Bool

    /// Whether highs and lows are marked with H and L and their value.
    public var extrema: Bool

    /// Makes the settings.
    public init(
        interval: Double = 2, majorInterval: Double = 10, width: Double = 1,
        majorWidth: Double = 2, scale: Double = 1, offset: Double = 0, labels: Bool = true,
        extrema: Bool = false
    ) {
        self.interval = interval
        self.majorInterval = majorInterval
        self.width = width
        self.majorWidth = majorWidth
        self.scale = scale
        self.offset = offset
        self.labels = labels
        self.extrema = extrema
    }
}
