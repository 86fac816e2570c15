/// The parts of a wind barb: what one flag says, before it is drawn.
///
/// WMO-No. 485, appendix II.4: the staff points to where the wind comes from; a half barb is 5 kn, a barb 10 kn, a
/// pennant 50 kn; speeds are rounded to the nearest 5 kn. Feathers are on the side of the lower pressure: to the left
/// of the flow's direction in the north, to the right in the south. Calm is a circle.
public struct WindBarb: Equatable, Sendable {
    /// The knots in one metre a second.
    public static let knotsPerMetrePerSecond: Float = 3600.0 / 1852

    /// The speed in knots, rounded to 5.
    public let knots: Int

    /// The number of pennants, 50 kn each.
    public let pennants: Int

    /// The number of barbs, 10 kn each, below 5.
    public let barbs: Int

    /// Whether there is a half barb, 5 kn.
    public let hasHalf: Bool

    /// Takes a speed in metres a second; nil where it is missing.
    ///
    /// More than 1,000 kn count as that.
    public init?(speed: Float) {
        guard speed.isFinite, speed >= 0 else { return nil }
        let fives = min((speed * Self.knotsPerMetrePerSecond / 5).rounded(), 200)
        let count = Int(fives)
        knots = count * 5
        pennants = count / 10
        barbs = count % 10 / 2
        hasHalf = count % 2 == 1
    }

    /// Whether there is less than 2.5 kn of wind.
    public var isCalm: Bool { knots == 0 }

    /// The strokes of a barb and its filled pennants, for a staff of length 1 that points up from (0, 0).
    ///
    /// x to the right, y down. Feathers are to the right, as for a wind from the north in the north.
    var shape: (strokes: [[SIMD2<Float>]], pennants: [[SIMD2<Float>]]) {
        let feather = SIMD2<Float>(0.38, -0.14)
        let gap: Float = 0.14
        // Many feathers need a longer staff.
        let needed =
            Float(pennants) * (gap * 1.25) + Float(barbs + (hasHalf ? 1 : 0)) * gap
            + (pennants > 0 && barbs + (hasHalf ? 1 : 0) > 0 ? gap * 0.35 : 0)
        let length = max(1, needed + 0.25)
        var strokes: [[SIMD2<Float>]] = [[SIMD2(0, 0), SIMD2(0, -length)]]
        var filled: [[SIMD2<Float>]] = []
        var y = -length
        for _ in 0..<pennants {
            filled.append([
                SIMD2(0, y), SIMD2(feather.x, y + gap * 0.2), SIMD2(0, y + gap * 1.15),
            ])
            y += gap * 1.25
        }
        if pennants > 0 { y += gap * 0.35 }
        for _ in 0..<barbs {
            strokes.append([SIMD2(0, y), SIMD2(0, y) + feather])
            y += gap
        }
        if hasHalf {
            // A lone half barb stands off the end, so that it is not taken for a whole one.
            if pennants == 0, barbs == 0 { y += gap }
            strokes.append([SIMD2(0, y), SIMD2(0, y) + feather * 0.55])
        }
        return (strokes, filled)
    }
}
