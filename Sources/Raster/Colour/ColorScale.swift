/// How values become colours.
///
/// The names are those of MapsGL's `ColorScaleOptions`.
///
/// A scale has stops, a value and a colour each. Between stops colours mix in OKLab, below the first and
/// above the last the end colours go on. A missing value is clear. `interval`, `breaks` or
/// `interpolate = false` make bands of one colour each. Stops may be given in any order.
public struct ColorScale: Hashable, Sendable {
    /// The colours and where they belong.
    public var stops: [ColorStop]

    /// The values that the scale spans; nil for those of the first and last stop.
    ///
    /// Values beyond it get the colour of its end. A `normalized` scale without a range spans 0 to 1.
    public var range: ClosedRange<Float>?

    /// Where each stop lies in the range, 0 to 1, in place of the stops' own values; nil for those.
    ///
    /// Counts only with as many positions as stops.
    public var positions: [Float]?

    /// Whether the stops' values are parts of the range, 0 to 1, instead of values.
    public var normalized: Bool

    /// The width of a band of one colour; 0 for smooth.
    ///
    /// Bands begin at multiples of it.
    public var interval: Float

    /// The values at which bands of one colour begin; none for smooth.
    ///
    /// Comes before `interval`.
    public var breaks: [Float]

    /// Whether colours mix between stops; false gives each stop's colour up to the next stop.
    public var interpolate: Bool

    /// Scales of their own where a second field has certain values; the first that fits counts.
    public var masks: [ColorMask]

    /// Makes a scale.
    public init(
        stops: [ColorStop], range: ClosedRange<Float>? = nil, positions: [Float]? = nil,
        normalized: Bool = false, interval: Float = 0, breaks: [Float] = [],
        interpolate: Bool = true, masks: [ColorMask] = []
    ) {
        self.stops = stops
        self.range = range
        self.positions = positions
        self.normalized = normalized
        self.interval = interval
        self.breaks = breaks
        self.interpolate = interpolate
        self.masks = masks
    }

    /// Makes a scale of colours at even distances over a range.
    public init(_ colors: [Color], range: ClosedRange<Float>) {
        let last = Float(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { ColorStop(Float($0.offset) / last, $0.element) },
            range: range, normalized: true)
    }

    /// Whether the colour changes without steps.
    public var isGradient: Bool { interpolate && interval == 0 && breaks.isEmpty }
}
