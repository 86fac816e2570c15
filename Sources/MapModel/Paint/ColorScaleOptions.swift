/// How values become colours.
public struct ColorScaleOptions: Equatable, Sendable {
    /// The stops, their values ascending.
    ///
    /// A stop's value is in the layer's metric unit, or 0…1 of `range` where `normalized` is set.
    public var stops: [ColorStop]

    /// The width of one band of equal colour, in the metric unit; 0 for a smooth scale.
    public var interval: Double

    /// Whether colours between stops are mixed; otherwise each stop's colour reaches to the next.
    public var interpolate: Bool

    /// The values that the scale reaches over; `nil` takes the stops' own.
    public var range: ClosedRange<Double>?

    /// Where each stop stands along a legend, 0…1; `nil` for their values' own places.
    public var positions: [Double]?

    /// Whether the stops' values are parts of `range`, 0…1.
    public var normalized: Bool

    /// Whether a legend shows a gradient rather than steps.
    public var isGradient: Bool

    /// Makes a scale.
    public init(
        stops: [ColorStop], interval: Double = 0, interpolate: Bool = true,
        range: ClosedRange<Double>? = nil, positions: [Double]? = nil, normalized: Bool = false,
        isGradient: Bool = true
    ) {
        self.stops = stops
        self.interval = interval
        self.interpolate = interpolate
        self.range = range
        self.positions = positions
        self.normalized = normalized
        self.isGradient = isGradient
    }

    /// The stops with their values in the metric unit.
    public var metricStops: [ColorStop] {
        guard normalized, let range else { return stops }
        let width = range.upperBound - range.lowerBound
        return stops.map { ColorStop(range.lowerBound + $0.value * width, $0.color) }
    }
}
