/// One bar of a legend: a colour scale from its lowest to its highest value.
public struct BarLegendItem: Sendable {
    /// The scale; the map's own, so that both always agree.
    public var colorScale: ColorScale

    /// The values shown; nil for all that the scale spans.
    public var range: ClosedRange<Float>?

    /// The bar's height in pixels.
    public var height: Float

    /// Whether the bar's ends are round.
    public var rounded: Bool

    /// Whether bands of one colour are equally wide, whatever their values.
    public var equalWidth: Bool

    /// The numbers.
    public var labels: BarLegendLabels

    /// Makes a bar.
    public init(
        colorScale: ColorScale, range: ClosedRange<Float>? = nil, height: Float = 10,
        rounded: Bool = true, equalWidth: Bool = false, labels: BarLegendLabels = .round
    ) {
        self.colorScale = colorScale
        self.range = range
        self.height = height
        self.rounded = rounded
        self.equalWidth = equalWidth
        self.labels = labels
    }
}
