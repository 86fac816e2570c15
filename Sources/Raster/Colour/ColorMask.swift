/// A scale of its own where a second field has certain values.
///
/// As in radar with a precipitation type beside it: one colour scale for rain, one for snow.
public struct ColorMask: Hashable, Sendable {
    /// The values of the mask field for which the scale counts.
    public var values: ClosedRange<Float>

    /// The scale for the drawn field there.
    ///
    /// Its own masks are not looked at.
    public var scale: ColorScale

    /// Makes a mask.
    public init(values: ClosedRange<Float>, scale: ColorScale) {
        self.values = values
        self.scale = scale
    }
}
