extension Coverage {
    /// Draws a wind barb with its foot at a place.
    ///
    /// - Parameters:
    ///   - position: Where the foot of the staff is, in pixels.
    ///   - u: The wind towards the right of the picture (east on a map that has north up), in metres a
    ///     second.
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
    ///   - position: Where the middle of the arrow is, in pixels.
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
