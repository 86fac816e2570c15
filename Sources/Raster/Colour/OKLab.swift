/// A colour in a space where equal steps look equal, for mixing.
///
/// Ottosson's OKLab (2020, public domain numbers): `lightness` 0 to 1, `a` green to red, `b` blue to
/// yellow, with a straight `alpha` of 0 to 1 beside them.
public struct OKLab: Sendable, Hashable {
    /// How light it looks, 0 for black to 1 for white.
    public var lightness: Double

    /// Green (negative) to red.
    public var a: Double

    /// Blue (negative) to yellow.
    public var b: Double

    /// How opaque it is, 0 to 1.
    public var alpha: Double

    /// Makes a colour from its coordinates.
    public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
        self.lightness = lightness
        self.a = a
        self.b = b
        self.alpha = alpha
    }

    /// The coordinates of an sRGB colour.
    public init(_ color: Color) {
        let red = SRGB.linear(color.red)
        let green = SRGB.linear(color.green)
        let blue = SRGB.linear(color.blue)
        let l = Maths.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = Maths.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = Maths.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        self.init(
            lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
            alpha: Double(color.alpha) / 255)
    }

    /// The nearest sRGB colour; what sRGB can't show is cut channel by channel.
    public var color: Color {
        let l = lightness + 0.3963377774 * a + 0.2158037573 * b
        let m = lightness - 0.1055613458 * a - 0.0638541728 * b
        let s = lightness - 0.0894841775 * a - 1.2914855480 * b
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return Color(
            red: SRGB.byte(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
            green: SRGB.byte(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
            blue: SRGB.byte(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
            alpha: UInt8(Maths.clampedInt((alpha * 255).rounded(), 0, 255)))
    }

    /// The mix of two colours, at 0 the first and at 1 the second.
    ///
    /// Each counts by its alpha, so that the invisible one of a pair lends no hue.
    public static func mix(_ first: OKLab, _ second: OKLab, _ fraction: Double) -> OKLab {
        let alpha = first.alpha + (second.alpha - first.alpha) * fraction
        var part = fraction
        if first.alpha != second.alpha, alpha > 0 { part = fraction * second.alpha / alpha }
        return OKLab(
            lightness: first.lightness + (second.lightness - first.lightness) * part,
            a: first.a + (second.a - first.a) * part,
            b: first.b + (second.b - first.b) * part, alpha: alpha)
    }
}
