public import Raster

/// How values are taken from the grid, blended in time, and coloured.
public struct SamplePaint: Equatable, Sendable {
    /// The colours; `nil` takes the layer's own.
    public var colorScale: ColorScaleSpecification?

    /// The values drawn, in the metric unit; `nil` draws all.
    public var drawRange: DrawRange?

    /// How closely the layer follows its source's resolution; `nil` takes the descriptor's.
    public var quality: DataQuality?

    /// How values between grid points are found.
    public var interpolation: SampleInterpolation

    /// How much values are smoothed, 0 (not at all) to 1 (over about two grid cells).
    public var smoothing: Float

    /// A number added to each value before it is coloured, in the metric unit.
    public var offset: Double

    /// Which of the source's values are drawn.
    public var channel: SampleChannel

    /// What number is made of them.
    public var expression: SampleExpression

    /// Whether values are blended between valid times; otherwise the last one at or before the
    /// date shows.
    public var meld: Bool

    /// Makes the settings; those left out have the values of a smooth field.
    public init(
        colorScale: ColorScaleSpecification? = nil, drawRange: DrawRange? = nil,
        quality: DataQuality? = nil, interpolation: SampleInterpolation = .bicubic,
        smoothing: Float = 0, offset: Double = 0, channel: SampleChannel = .r,
        expression: SampleExpression = .number, meld: Bool = true
    ) {
        self.colorScale = colorScale
        self.drawRange = drawRange
        self.quality = quality
        self.interpolation = interpolation
        self.smoothing = smoothing
        self.offset = offset
        self.channel = channel
        self.expression = expression
        self.meld = meld
    }
}
