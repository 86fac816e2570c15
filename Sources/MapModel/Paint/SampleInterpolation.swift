/// How values between grid points are found.
public enum SampleInterpolation: UInt8, Sendable, CaseIterable {
    /// The nearest point's value: hard edges.
    case none
    /// Straight lines between neighbours.
    case bilinear
    /// A quadratic through three neighbours a side.
    case biquadratic
    /// A cubic through four neighbours a side, without overshoot past what the data holds.
    case bicubic
}
