/// The weights of the four grid points around a position, on one axis.
///
/// For a position between points 1 and 2, a fraction f after point 1, the weight of point k is the cubic
/// polynomial `c0 + c1 f + c2 f² + c3 f³` with its own coefficients. Every interpolation is of this form:
/// lines, the quadratic spline (two polynomials, one for each half), Catmull and Rom's cubic, and their
/// mix with the cubic B-spline that smoothing asks for.
struct SampleKernel: Equatable {
    /// How many points count: 1 for the nearest only, 2 for lines, 4 else.
    let taps: Int

    /// The polynomials for fractions below one half.
    private let lower: Coefficients

    /// The polynomials for fractions from one half on.
    private let upper: Coefficients

    private struct Coefficients: Equatable {
        var c0: SIMD4<Float>
        var c1: SIMD4<Float>
        var c2: SIMD4<Float>
        var c3: SIMD4<Float>

        func mixed(with other: Coefficients, _ part: Float) -> Coefficients {
            let rest = 1 - part
            return Coefficients(
                c0: c0 * rest + other.c0 * part, c1: c1 * rest + other.c1 * part,
                c2: c2 * rest + other.c2 * part, c3: c3 * rest + other.c3 * part)
        }
    }

    private static let linear = Coefficients(
        c0: [0, 1, 0, 0], c1: [0, -1, 1, 0], c2: [0, 0, 0, 0], c3: [0, 0, 0, 0])

    private static let quadraticLower = Coefficients(
        c0: [0.125, 0.75, 0.125, 0], c1: [-0.5, 0, 0.5, 0], c2: [0.5, -1, 0.5, 0],
        c3: [0, 0, 0, 0])

    private static let quadraticUpper = Coefficients(
        c0: [0, 1.125, -0.25, 0.125], c1: [0, -1.5, 2, -0.5], c2: [0, 0.5, -1, 0.5],
        c3: [0, 0, 0, 0])

    private static let catmullRom = Coefficients(
        c0: [0, 1, 0, 0], c1: [-0.5, 0, 0.5, 0], c2: [1, -2.5, 2, -0.5],
        c3: [-0.5, 1.5, -1.5, 0.5])

    private static let spline = Coefficients(
        c0: [1 / 6, 2 / 3, 1 / 6, 0], c1: [-0.5, 0, 0.5, 0], c2: [0.5, -1, 0.5, 0],
        c3: [-1 / 6, 0.5, -0.5, 1 / 6])

    /// The kernel of some options.
    init(_ options: SampleOptions) {
        let smoothing = options.smoothing > 0 ? Float(min(options.smoothing, 1)) : 0
        let parts: (Coefficients, Coefficients)
        switch options.interpolation {
        case .none, .bilinear: parts = (Self.linear, Self.linear)
        case .biquadratic: parts = (Self.quadraticLower, Self.quadraticUpper)
        case .bicubic: parts = (Self.catmullRom, Self.catmullRom)
        }
        switch options.interpolation {
        case .none: taps = 1
        case .bilinear: taps = smoothing > 0 ? 4 : 2
        case .biquadratic, .bicubic: taps = 4
        }
        lower = parts.0.mixed(with: Self.spline, smoothing)
        upper = parts.1.mixed(with: Self.spline, smoothing)
    }

    /// The weights of the points before, at, after, and after that, for a fraction in 0 ..< 1.
    @inline(__always)
    func weights(_ fraction: Float) -> SIMD4<Float> {
        let c = fraction < 0.5 ? lower : upper
        let f = SIMD4<Float>(repeating: fraction)
        return c.c0 + f * (c.c1 + f * (c.c2 + f * c.c3))
    }
}
