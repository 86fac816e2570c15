/// The pictures of one particle, drawn once for each direction and each quarter of a pixel.
struct ParticleStamps: Sendable {
    /// Places within a pixel, each way.
    static let shifts = 4

    /// Directions over a whole turn; 1 for a shape that looks the same from all sides.
    let directions: Int

    /// Pixels across and down, a multiple of 4.
    let side: Int

    /// How much of each pixel is covered, as what is added to a mark of the trails: directions × shifts down × shifts
    /// across × rows × columns.
    let values: [Int16]

    init(kind: ParticleKind, size: SIMD2<Float>) {
        let wide = size.x.isFinite ? min(max(size.x, 0.5), 64) : 2
        let long = size.y.isFinite ? min(max(size.y, 0.5), 64) : 2
        let reach: Float
        switch kind {
        case .circle:
            directions = 1
            reach = wide / 2
        case .bar, .arrow:
            directions = 64
            reach = (wide * wide + long * long).squareRoot() / 2
        }
        side = (Int((2 * reach).rounded(.up)) + 2 + 3) / 4 * 4
        let marks = (0...255).map {
            -ParticleTrails.age(ofPart: Double($0) / 255) << Int16(ParticleTrails.toneBits)
        }
        var values: [Int16] = []
        values.reserveCapacity(directions * Self.shifts * Self.shifts * side * side)
        var coverage = Coverage(width: side, height: side)
        for direction in 0..<directions {
            let turn = Maths.sinCos(Double(direction) * 2 * .pi / Double(directions))
            let ahead = SIMD2(Float(turn.cos), Float(turn.sin))
            let across = SIMD2(-ahead.y, ahead.x)
            for shift in 0..<Self.shifts * Self.shifts {
                let part = SIMD2(Float(shift % Self.shifts), Float(shift / Self.shifts))
                let center = (part + 0.5) / Float(Self.shifts) + Float(side / 2 - 1)
                switch kind {
                case .circle:
                    coverage.disc(at: center, radius: wide / 2)
                case .bar:
                    let (half, tall) = (across * (wide / 2), ahead * (long / 2))
                    coverage.fill([
                        center - half - tall, center + half - tall, center + half + tall,
                        center - half + tall,
                    ])
                case .arrow:
                    let (half, tall) = (across * (wide / 2), ahead * (long / 2))
                    coverage.fill([
                        center + tall, center - half - tall, center - tall * 0.4,
                        center + half - tall,
                    ])
                }
                for y in 0..<side {
                    for x in 0..<side { values.append(marks[Int(coverage[x, y])]) }
                }
                coverage.clear()
            }
        }
        self.values = values
    }

    /// The number of the direction of a flow, with y down.
    @inline(__always)
    static func direction(of flow: SIMD2<Float>, of directions: Int) -> Int {
        guard directions > 1 else { return 0 }
        // A diamond in place of a circle: cheap, and made even by the table below.
        let sum = abs(flow.x) + abs(flow.y)
        guard sum > 0, sum < .infinity else { return 0 }
        let part = flow.y / sum
        let quarter = flow.x >= 0 ? part : 2 - part
        let turn = quarter < 0 ? quarter + 4 : quarter
        let slot = min(max(Int(turn * 64), 0), 255)
        return Int(evened[slot])
    }

    /// For 256 parts of the diamond's rim, the nearest of 64 even directions.
    private static let evened: [UInt8] = (0..<256).map { slot in
        let turn = (Double(slot) + 0.5) / 64
        let quarter = turn > 2 ? turn - 4 : turn
        let part = abs(quarter) > 1 ? (quarter > 0 ? 2 - quarter : -2 - quarter) : quarter
        let x = (abs(quarter) > 1 ? -1.0 : 1.0) * (1 - abs(part))
        let angle = Maths.atan2(part, x) / (2 * .pi) * 64
        return UInt8(Maths.clampedInt(angle.rounded() + 64, 0, 255) % 64)
    }
}
