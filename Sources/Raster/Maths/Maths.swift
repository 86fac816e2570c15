/// The elementary functions, written once so that every platform gives the same bits.
///
/// Goals, in this order: the same result natively and in WebAssembly, right special values, an error
/// of about one unit in the last place, speed. Only additions, multiplications, divisions, square
/// roots and bit patterns are used, which IEEE 754 defines to the last bit; a system's `libm` is not.
/// Angles are in radians.
public enum Maths {
    /// The factor from degrees to radians.
    public static let radiansPerDegree = 0.017453292519943295

    /// The factor from radians to degrees.
    public static let degreesPerRadian = 57.29577951308232

    /// The nearest integer at or below, as `Double`; NaN and infinities stay.
    @inlinable
    public static func floor(_ x: Double) -> Double { x.rounded(.down) }

    /// The integer nearest to a number below 2⁵¹ in size, ties to even; without a call of the C library.
    @inline(__always)
    static func nearest(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

    /// The remainder of a floored division, in `0 ..< modulus`; NaN where there is none.
    ///
    /// Exact for quotients below 2⁵³; beyond those the answer is in range but arbitrary.
    public static func wrap(_ x: Double, modulus: Double) -> Double {
        let rest = x - floor(x / modulus) * modulus
        // Rounding can leave the modulus itself or a hair less than zero.
        if rest < 0 { return rest + modulus < modulus ? max(0, rest + modulus) : 0 }
        return rest < modulus ? rest : (rest.isFinite ? 0 : .nan)
    }

    /// The integer nearest to zero's side of `x` within the limits; NaN gives the lower limit.
    ///
    /// The conversion that can't trap, for any value.
    @inlinable
    public static func clampedInt(_ x: Double, _ lower: Int, _ upper: Int) -> Int {
        guard x > Double(lower) else { return lower }
        return x < Double(upper) ? Int(x) : upper
    }

    /// The sum of two numbers and what rounding lost of it (Knuth's two-sum).
    @inline(__always)
    static func twoSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
        let sum = a + b
        let part = sum - a
        return (sum, (a - (sum - part)) + (b - part))
    }

    /// The product of two numbers and what rounding lost of it (Dekker's product).
    @inline(__always)
    static func twoProduct(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
        let product = a * b
        let (aHigh, aLow) = split(a)
        let (bHigh, bLow) = split(b)
        let error = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
        return (product, error)
    }

    @inline(__always)
    private static func split(_ a: Double) -> (high: Double, low: Double) {
        let scaled = 134_217_729 * a
        let high = scaled - (scaled - a)
        return (high, a - high)
    }
}
