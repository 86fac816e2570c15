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

extension Coverage {
    /// Draws a wind barb with its foot at a place.
    ///
    /// - Parameters:
    ///   - u: The wind towards the right of the picture (east on a map that has north up), in metres a second.
    ///   - v: The wind towards the top of the picture, in metres a second.
    ///   - isSouthern: Whether the place is south of the equator, where feathers are on the other side.
    ///   - length: The length of the staff, in pixels.
    ///   - width: The width of the strokes, in pixels.
    public mutating func barb(
        at position: SIMD2<Float>, u: Float, v: Float, isSouthern: Bool, length: Float,
        width: Float = 1.4
    ) {
        let speed = Self.speed(u, v)
        guard let barb = WindBarb(speed: speed), length > 0, length < 1000 else { return }
        if barb.isCalm {
            let radius = length * 0.16
            let circle = (0..<24).map { index -> SIMD2<Float> in
                let turn = Maths.sinCos(Double(index) * .pi / 12)
                return position + SIMD2(Float(turn.cos), Float(turn.sin)) * radius
            }
            stroke(circle, isClosed: true, width: width)
            return
        }
        // Against the flow, with y down; this is up for a wind from the top.
        let up = SIMD2(-u, v) / speed
        let side = SIMD2(-up.y, up.x) * (isSouthern ? -1 : 1)
        func place(_ point: SIMD2<Float>) -> SIMD2<Float> {
            position + (side * point.x - up * point.y) * length
        }
        let shape = barb.shape
        for line in shape.strokes { stroke(line.map(place), width: width) }
        for pennant in shape.pennants {
            let corners = pennant.map(place)
            fill(corners)
            stroke(corners, isClosed: true, width: min(width, 1))
        }
    }

    /// Draws an arrow that points where the flow goes, with its middle at a place.
    ///
    /// - Parameters:
    ///   - u: The flow towards the right of the picture; only its direction counts.
    ///   - v: The flow towards the top of the picture.
    ///   - length: The length from tail to tip, in pixels.
    ///   - width: The width of the shaft, in pixels.
    public mutating func arrow(
        at position: SIMD2<Float>, u: Float, v: Float, length: Float, width: Float = 1.6
    ) {
        let speed = Self.speed(u, v)
        guard speed > 0, speed.isFinite, length > 0, length < 1000 else { return }
        let ahead = SIMD2(u, -v) / speed
        let side = SIMD2(-ahead.y, ahead.x)
        let tip = position + ahead * (length / 2)
        let head = min(length * 0.42, max(width * 3.2, length * 0.3))
        stroke([position - ahead * (length / 2), tip - ahead * (head * 0.7)], width: width)
        fill([
            tip, tip - ahead * head + side * (head * 0.48), tip - ahead * (head * 0.75),
            tip - ahead * head - side * (head * 0.48),
        ])
    }

    /// The size of a flow, without overflow on the way.
    static func speed(_ u: Float, _ v: Float) -> Float {
        Float((Double(u) * Double(u) + Double(v) * Double(v)).squareRoot())
    }
}
