/// Where particles begin: evenly over the picture and a rim around it, where there is flow.
struct ParticleSpawner {
    let seed: UInt64
    /// The corners of the area, in pixels.
    let low: SIMD2<Float>
    let high: SIMD2<Float>
    /// The number of particles.
    let count: Int

    /// Looks for a place for one particle, and gives it with the speed there; nil after some in vain.
    ///
    /// Each particle has a part of the area to begin in, in the order of their numbers: so they cover it evenly, and
    /// those that are worked on together are near each other in memory.
    /// - Parameter strips: After a move of the map, the parts of the area that came into it; empty: the particle's own.
    func place(
        _ index: Int, _ generation: inout UInt32, _ life: inout Float,
        _ nodes: UnsafePointer<SIMD4<Float>>, _ shape: FlowField.Shape,
        in strips: [Strip]
    ) -> SIMD4<Float>? {
        // Bands of about 64 pixels, and in a band from left to right.
        let size = high - low
        let bands = max(min(Int(size.y / 64), count / 16), 1)
        let band = index * bands / max(count, 1)
        let first = (band * count + bands - 1) / bands
        let last = ((band + 1) * count + bands - 1) / bands
        for _ in 0..<2 {
            generation &+= 1
            let bits = Self.chance(seed, index, generation)
            var parts = SIMD2(Float(bits & 0xFF_FFFF), Float(bits >> 24 & 0xFF_FFFF)) / 16_777_216
            var place = low
            if strips.isEmpty {
                parts.x = (Float(index - first) + parts.x) / Float(max(last - first, 1))
                parts.y = (Float(band) + parts.y) / Float(bands)
                place += parts * size
            } else {
                let choice = Self.chance(seed ^ 0x57A1, index, generation) & 0xFF_FFFF
                let strip = strips.first { Float(choice) / 16_777_216 < $0.until } ?? strips[0]
                place = strip.low + parts * (strip.high - strip.low)
            }
            let flow = FlowField.flow(at: place, nodes, shape)
            guard flow.x.isFinite, flow.y.isFinite else { continue }
            // The chance to end adds up to an exponential number: lives are as long at every frame rate.
            let rest = Double((bits >> 48) + 1) / 65_537
            life = Float(-Maths.log(rest))
            return SIMD4(lowHalf: place, highHalf: flow.lowHalf)
        }
        return nil
    }

    /// A part of the area, and the sum of the parts' shares up to it, 0 … 1.
    struct Strip {
        let low: SIMD2<Float>
        let high: SIMD2<Float>
        let until: Float
    }

    /// The parts of the area outside a box; the whole of it where the box holds it all.
    func strips(outside boxLow: SIMD2<Float>, _ boxHigh: SIMD2<Float>) -> [Strip] {
        // False for what is not a number, too.
        let all = [Strip(low: low, high: high, until: 1)]
        guard boxHigh.x > low.x, boxHigh.y > low.y, boxLow.x < high.x, boxLow.y < high.y else {
            return all
        }
        let inLow = pointwiseMax(boxLow, low)
        let inHigh = pointwiseMin(boxHigh, high)
        let boxes = [
            (low, SIMD2(high.x, inLow.y)), (SIMD2(low.x, inHigh.y), high),
            (SIMD2(low.x, inLow.y), SIMD2(inLow.x, inHigh.y)),
            (SIMD2(inHigh.x, inLow.y), SIMD2(high.x, inHigh.y)),
        ].filter { $0.1.x > $0.0.x && $0.1.y > $0.0.y }
        let sizes = boxes.map { ($0.1.x - $0.0.x) * ($0.1.y - $0.0.y) }
        let whole = sizes.reduce(0, +)
        // Less than a pixel's width all around is nothing.
        guard whole > (high.x - low.x) + (high.y - low.y) else { return all }
        var sum: Float = 0
        return zip(boxes, sizes).map { box, size in
            sum += size
            return Strip(low: box.0, high: box.1, until: sum / whole)
        }
    }

    /// 64 bits from a seed, a particle and how often it has begun (splitmix64).
    static func chance(_ seed: UInt64, _ index: Int, _ generation: UInt32) -> UInt64 {
        let number = UInt64(UInt32(truncatingIfNeeded: index)) << 32 | UInt64(generation)
        var z = seed &+ number &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
