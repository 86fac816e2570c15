/// How a field is sampled.
///
/// Names as in MapsGL's `SamplePaint`.
public struct SampleOptions: Hashable, Sendable {
    /// How values between grid points come about.
    public var interpolation: SampleInterpolation

    /// How far the kernel is softened towards a cubic spline, 0 to 1; without effect on `none`.
    public var smoothing: Double

    /// A number added to each value before it is drawn.
    public var offset: Float

    /// The values that are drawn, both ends included; others are clear.
    ///
    /// Nil for all.
    public var drawRange: ClosedRange<Float>?

    /// Makes options.
    public init(
        interpolation: SampleInterpolation = .bicubic, smoothing: Double = 0, offset: Float = 0,
        drawRange: ClosedRange<Float>? = nil
    ) {
        self.interpolation = interpolation
        self.smoothing = smoothing
        self.offset = offset
        self.drawRange = drawRange
    }
}
