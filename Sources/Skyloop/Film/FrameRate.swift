#if canImport(Glibc)
    import Glibc
#endif

/// Frames per second as an exact fraction.
struct FrameRate: Hashable, Sendable {
    let numerator: Int
    let denominator: Int

    /// The fraction that is meant: whole numbers, the broadcast rates, or the nearest simple one.
    init(_ framesPerSecond: Double) {
        let whole = framesPerSecond.rounded()
        if whole >= 1, abs(framesPerSecond - whole) < 1e-9 {
            self.init(numerator: Int(whole), denominator: 1)
            return
        }
        let broadcast = (framesPerSecond * 1.001).rounded()
        if broadcast >= 24, abs(framesPerSecond - broadcast / 1.001) < 0.005 {
            self.init(numerator: Int(broadcast) * 1000, denominator: 1001)
            return
        }
        self = Self.nearest(to: framesPerSecond, denominatorUpTo: 10_000)
    }

    private init(numerator: Int, denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The last convergent of the continued fraction whose denominator is small enough.
    private static func nearest(to value: Double, denominatorUpTo limit: Int) -> FrameRate {
        var (p0, q0, p1, q1) = (0, 1, 1, 0)
        var rest = value
        for _ in 0..<32 {
            let whole = rest.rounded(.down)
            let (p2, q2) = (Int(whole) * p1 + p0, Int(whole) * q1 + q0)
            if q2 > limit { break }
            (p0, q0, p1, q1) = (p1, q1, p2, q2)
            let fraction = rest - whole
            if fraction < 1e-9 { break }
            rest = 1 / fraction
        }
        return FrameRate(numerator: max(1, p1), denominator: max(1, q1))
    }

    /// When frame `index` begins, in ticks of `1 / ticksPerSecond` s, rounded to the nearest.
    ///
    /// Each time is rounded by itself from the exact one, so that nothing adds up over a long film.
    func tick(ofFrame index: Int, ticksPerSecond: Int) -> Int {
        let scaled = index * denominator * ticksPerSecond
        return (scaled + numerator / 2) / numerator
    }

    /// When a film of so many frames and a hold at its end is over, in ticks, rounded to the nearest.
    func end(ofFrames count: Int, endDelay: Double, ticksPerSecond: Int) -> Int {
        let seconds = Double(count) * Double(denominator) / Double(numerator) + endDelay
        return Int((seconds * Double(ticksPerSecond)).rounded())
    }

    /// How long a film lasts, in seconds.
    func duration(ofFrames count: Int, endDelay: Double) -> Double {
        Double(count) * Double(denominator) / Double(numerator) + endDelay
    }
}
