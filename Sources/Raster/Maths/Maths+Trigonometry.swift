extension Maths {
    /// π/2 in three parts of 33 bits and a rest.
    private static let halfPi1 = 0x1.921fb544p+0
    private static let halfPi2 = 0x1.0b4611a6p-34
    private static let halfPi3 = 0x1.3198a2ep-69
    private static let halfPi4 = 0x1.b839a252049c1p-104

    /// The sine; error below 1 unit in the last place for angles below a million.
    public static func sin(_ x: Double) -> Double { sinCos(x).sin }

    /// The cosine; error below 1 unit in the last place for angles below a million.
    public static func cos(_ x: Double) -> Double { sinCos(x).cos }

    /// The tangent; error below 2 units in the last place for angles below a million.
    public static func tan(_ x: Double) -> Double {
        let (sin, cos) = sinCos(x)
        return sin / cos
    }

    /// Sine and cosine in one go.
    ///
    /// Infinite angles give NaN.
    ///
    /// Angles of a million and more are first brought into one turn with the nearest `Double` of 2π, so
    /// they lose digits as their own spacing suggests.
    public static func sinCos(_ angle: Double) -> (sin: Double, cos: Double) {
        guard angle.isFinite else { return (.nan, .nan) }
        let x = abs(angle) < 1e6 ? angle : wrap(angle, modulus: 2 * .pi)
        guard x.isFinite, abs(x) < 1e6 else { return (0, 1) }
        if abs(x) < 0x1p-27 { return (x, 1) }
        if abs(x) < 0.7853981633974484 { return (sinPart(x, 0), cosPart(x, 0)) }
        let k = nearest(x * 0.6366197723675814)
        let first = x - k * halfPi1
        let (second, error2) = twoSum(first, -k * halfPi2)
        let (third, error3) = twoSum(second, -k * halfPi3)
        let low = error2 + (error3 - k * halfPi4)
        let r = third + low
        let rest = (third - r) + low
        let sin = sinPart(r, rest)
        let cos = cosPart(r, rest)
        switch Int(k) & 3 {
        case 0: return (sin, cos)
        case 1: return (cos, -sin)
        case 2: return (-sin, -cos)
        default: return (-cos, sin)
        }
    }

    /// The sine of `r + rest` by Taylor's series, |r| at most π/4.
    private static func sinPart(_ r: Double, _ rest: Double) -> Double {
        let z = r * r
        var p = 1 / 355_687_428_096_000.0
        p = p * z - 1 / 1_307_674_368_000.0
        p = p * z + 1 / 6_227_020_800.0
        p = p * z - 1 / 39_916_800.0
        p = p * z + 1 / 362_880.0
        p = p * z - 1 / 5_040.0
        p = p * z + 1 / 120.0
        p = p * z - 1 / 6.0
        return r + (r * z * p + rest * (1 - 0.5 * z))
    }

    /// The cosine of `r + rest` by Taylor's series, |r| at most π/4.
    private static func cosPart(_ r: Double, _ rest: Double) -> Double {
        let z = r * r
        var p = 1 / 20_922_789_888_000.0
        p = p * z - 1 / 87_178_291_200.0
        p = p * z + 1 / 479_001_600.0
        p = p * z - 1 / 3_628_800.0
        p = p * z + 1 / 40_320.0
        p = p * z - 1 / 720.0
        p = p * z + 1 / 24.0
        let half = 0.5 * z
        let w = 1 - half
        return w + (((1 - w) - half) + (z * z * p - r * rest))
    }

    /// The arc tangent, in -π/2 to π/2; error below 1 unit in the last place.
    public static func atan(_ x: Double) -> Double {
        guard !x.isNaN else { return x }
        let size = abs(x)
        let result: Double
        if size <= 1 {
            result = atanOfFraction(size, from: 0, 0, sign: 1)
        } else {
            result = atanOfFraction(1 / size, from: .pi / 2, 0x1.1a62633145c07p-54, sign: -1)
        }
        return x.sign == .minus ? -result : result
    }

    /// `high + low ± atan(x)` for x in 0 to 1.
    ///
    /// The nearest eighth is taken off through the addition theorem; the rest is at most 1/16.
    private static func atanOfFraction(
        _ x: Double, from high: Double, _ low: Double, sign: Double
    ) -> Double {
        let step = nearest(x * 8)
        let centre = step * 0.125
        let t = step == 0 ? x : (x - centre) / (1 + x * centre)
        let z = t * t
        var p = -1 / 19.0
        p = p * z + 1 / 17.0
        p = p * z - 1 / 15.0
        p = p * z + 1 / 13.0
        p = p * z - 1 / 11.0
        p = p * z + 1 / 9.0
        p = p * z - 1 / 7.0
        p = p * z + 1 / 5.0
        p = p * z - 1 / 3.0
        let (tableHigh, tableLow) = atanOfEighth(Int(step))
        let (base, baseError) = twoSum(high, sign * tableHigh)
        let (sum, sumError) = twoSum(base, sign * t)
        return sum + (sumError + baseError + (low + sign * (tableLow + t * z * p)))
    }

    /// atan(k/8) in two parts, k in 0 to 8.
    private static func atanOfEighth(_ k: Int) -> (high: Double, low: Double) {
        switch k {
        case 0: (0, 0)
        case 1: (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)
        case 2: (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)
        case 3: (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)
        case 4: (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
        case 5: (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)
        case 6: (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)
        case 7: (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)
        default: (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
        }
    }

    /// The angle of the vector (x, y) from the x axis, in -π to π, with C's rules for zeros and infinities.
    public static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        let width = abs(x)
        let height = abs(y)
        var angle: Double
        if height == 0 {
            angle = 0
        } else if width == 0 {
            angle = .pi / 2
        } else if width.isInfinite && height.isInfinite {
            angle = .pi / 4
        } else {
            angle = atan(height / width)
        }
        if x.sign == .minus { angle = .pi - (angle - 0x1.1a62633145c07p-53) }
        return y.sign == .minus ? -angle : angle
    }

    /// The arc sine, in -π/2 to π/2; NaN outside -1 to 1.
    public static func asin(_ x: Double) -> Double {
        atan2(x, ((1 - x) * (1 + x)).squareRoot())
    }

    /// The arc cosine, in 0 to π; NaN outside -1 to 1.
    public static func acos(_ x: Double) -> Double {
        atan2(((1 - x) * (1 + x)).squareRoot(), x)
    }
}
