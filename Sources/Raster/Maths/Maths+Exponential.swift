extension Maths {
    /// ln 2 in two parts: the first has 32 bits, so that its product with an exponent is exact.
    private static let ln2High = 0x1.62e42feep-1
    private static let ln2Low = 0x1.a39ef35793c76p-33

    /// The exponential function; error below 1 unit in the last place.
    public static func exp(_ x: Double) -> Double { exp(x, plus: 0) }

    /// The exponential of a sum whose second part is tiny.
    static func exp(_ x: Double, plus low: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.8 { return .infinity }
        if x < -745.2 { return 0 }
        let k = nearest(x * 1.4426950408889634)
        let high = x - k * ln2High
        let rest = k * ln2Low - low
        let r = high - rest
        // What rounding lost of r; matters in the last bit.
        let lost = (high - r) - rest
        // Taylor's series from r²/2! on; |r| is at most 0.347, so 1/14! is enough.
        var p = 1 / 87_178_291_200.0
        p = p * r + 1 / 6_227_020_800.0
        p = p * r + 1 / 479_001_600.0
        p = p * r + 1 / 39_916_800.0
        p = p * r + 1 / 3_628_800.0
        p = p * r + 1 / 362_880.0
        p = p * r + 1 / 40_320.0
        p = p * r + 1 / 5_040.0
        p = p * r + 1 / 720.0
        p = p * r + 1 / 120.0
        p = p * r + 1 / 24.0
        p = p * r + 1 / 6.0
        p = p * r + 0.5
        let value = 1 + (r + (r * r * p + lost))
        return scale(value, by: Int(k))
    }

    /// 2 to a power; exact for whole powers.
    public static func exp2(_ x: Double) -> Double {
        guard x > -1075, x < 1025 else { return x.isNaN ? x : (x > 0 ? .infinity : 0) }
        let k = nearest(x)
        let fraction = exp((x - k) * 0.6931471805599453)
        return scale(fraction, by: Int(k))
    }

    /// The value times a power of two, through two factors so that subnormal results round once.
    private static func scale(_ value: Double, by exponent: Int) -> Double {
        if exponent < -1000 {
            return value * powerOfTwo(exponent + 200) * powerOfTwo(-200)
        }
        if exponent > 1000 {
            return value * powerOfTwo(exponent - 200) * powerOfTwo(200)
        }
        return value * powerOfTwo(exponent)
    }

    /// 2 to an exponent in -1022 to 1023.
    static func powerOfTwo(_ exponent: Int) -> Double {
        Double(bitPattern: UInt64(1023 + exponent) << 52)
    }

    /// The natural logarithm; error below 1 unit in the last place.
    public static func log(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? -.infinity : .nan }
        guard x < .infinity else { return x }
        let (k, f) = reduced(x)
        let s = f / (2 + f)
        let tail = logTail(s * s)
        let half = 0.5 * f * f
        return k * ln2High - ((half - (s * (half + tail) + k * ln2Low)) - f)
    }

    /// The logarithm to the base 10.
    public static func log10(_ x: Double) -> Double { log(x) * 0.4342944819032518 }

    /// The logarithm to the base 2; exact for powers of two.
    public static func log2(_ x: Double) -> Double {
        guard x > 0, x < .infinity else { return log(x) }
        let (k, f) = reduced(x)
        return k + log(1 + f) * 1.4426950408889634
    }

    /// The exponent and the rest `f` with x = 2ᵏ (1 + f), 1 + f between √½ and √2.
    private static func reduced(_ x: Double) -> (k: Double, f: Double) {
        var scaled = x
        var k = 0
        if x < 0x1p-1022 {
            scaled = x * 0x1p54
            k = -54
        }
        let bits = scaled.bitPattern
        k += Int(bits >> 52) - 1023
        var m = Double(bitPattern: (bits & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000)
        if m > 1.4142135623730951 {
            m *= 0.5
            k += 1
        }
        return (Double(k), m - 1)
    }

    /// 2 (atanh(s) / s - 1) as a series in z = s², |s| at most 0.172.
    private static func logTail(_ z: Double) -> Double {
        var p = 2 / 25.0
        p = p * z + 2 / 23.0
        p = p * z + 2 / 21.0
        p = p * z + 2 / 19.0
        p = p * z + 2 / 17.0
        p = p * z + 2 / 15.0
        p = p * z + 2 / 13.0
        p = p * z + 2 / 11.0
        p = p * z + 2 / 9.0
        p = p * z + 2 / 7.0
        p = p * z + 2 / 5.0
        p = p * z + 2 / 3.0
        return p * z
    }

    /// x to the power y, with the special values of IEEE 754; error of a few units in the last place.
    public static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        if x.isNaN || y.isNaN { return .nan }
        let isInteger = abs(y) >= 0x1p53 || y.rounded(.down) == y
        let isOdd = isInteger && abs(y) < 0x1p53 && (y * 0.5).rounded(.down) != y * 0.5
        if x == 0 {
            let size: Double = y < 0 ? .infinity : 0
            return isOdd && x.sign == .minus ? -size : size
        }
        if y.isInfinite {
            if abs(x) == 1 { return 1 }
            return (abs(x) > 1) == (y > 0) ? .infinity : 0
        }
        if x.isInfinite {
            let size: Double = y < 0 ? 0 : .infinity
            return isOdd && x < 0 ? -size : size
        }
        if x < 0 && !isInteger { return .nan }
        let (high, low) = logInTwoParts(abs(x))
        let rough = y * high
        let size: Double
        if rough > 800 {
            size = .infinity
        } else if rough < -800 {
            size = 0
        } else {
            // |y| is below 2⁶³ here unless the logarithm is tiny, so nothing overflows.
            let (product, error) = twoProduct(y, high)
            size = exp(product, plus: error.isFinite ? error + y * low : y * low)
        }
        return isOdd && x < 0 ? -size : size
    }

    /// The logarithm as a sum of two numbers, right to about 2⁻⁶⁰ of itself.
    private static func logInTwoParts(_ x: Double) -> (high: Double, low: Double) {
        let (k, f) = reduced(x)
        // s = f / (2 + f) in two parts.
        let (denominator, lost) = twoSum(2, f)
        let s = f / denominator
        let (back, backError) = twoProduct(s, denominator)
        let sLow = ((f - back) - backError - s * lost) / denominator
        let tail = s * logTail(s * s)
        let (a, aError) = twoSum(k * ln2High, 2 * s)
        let (high, error) = twoSum(a, tail)
        return (high, error + aError + 2 * sLow + k * ln2Low)
    }

    /// The cube root, of negative numbers too; error below 1 unit in the last place.
    public static func cbrt(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        var size = abs(x)
        var factor = 1.0
        if size < 0x1p-1000 {
            size *= 0x1p54
            factor = 0x1p-18
        }
        // A third of the exponent starts within 6 %; each step of Halley's method triples the digits.
        var root = Double(bitPattern: size.bitPattern / 3 + 0x2a9f_7893_782d_a1ce)
        for _ in 0..<3 {
            let cube = root * root * root
            root *= (cube + 2 * size) / (2 * cube + size)
        }
        // One correction with the residue taken exactly.
        let (square, squareError) = twoProduct(root, root)
        let (cube, cubeError) = twoProduct(square, root)
        let residue = ((size - cube) - cubeError) - squareError * root
        root += residue / (3 * square)
        return (x < 0 ? -root : root) * factor
    }
}
