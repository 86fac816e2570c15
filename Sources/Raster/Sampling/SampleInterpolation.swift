/// How values between grid points come about.
///
/// Names as in MapsGL.
public enum SampleInterpolation: UInt8, CaseIterable, Sendable {
    /// The nearest grid point's value: cells with hard edges. For categories.
    case none

    /// Straight lines between the four points around.
    case bilinear

    /// A quadratic spline over nine points: soft, never beyond the values around.
    case biquadratic

    /// A cubic through sixteen points (Catmull-Rom): smooth, and right at each grid point.
    case bicubic
}
