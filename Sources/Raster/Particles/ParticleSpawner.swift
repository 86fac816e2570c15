/// Where particles begin: evenly over the picture and a rim around it, where there is flow.
struct ParticleSpawner {
    let seed: UInt64
    /// The corners of the area, in pixels.
    let low: SIMD2<Float>
    let high: SIMD2<Float>
    /// The number of particles.
    let count: Int

    /// Looks for a place for one particle; nil after some in vain.
    ///
    /// Each particle has a part of the area to begin in, in the order of their numbers: so they cover it evenly, and
    /// those that are worked on together are near each other in memory.
    /// - Parameter view: After a move of the map, the places that were not seen before.
    func place(
        _ index: Int, _ generation: inout UInt32, _ life: inout Float,
        _ nodes: UnsafePointer<SIMD4<Float>>, _ shape: FlowField.Shape,
        outside view: ParticleSystem.View?
    ) -> SIMD2<Float>? {
        // Bands of about 64 pixels, and in a band from left to right.
        let size = high - low
        let bands = max(min(Int(size.y / 64), count / 16), 1)
        let band = index * bands / max(count, 1)
        let first = (band * count + bands - 1) / bands
        let last = ((band + 1) * count + bands - 1) / bands
        for _ in 0..<(view == nil ? 2 : 12) {
            generation &+= 1
            let bits = Self.chance(seed, index, generation)
            var parts = SIMD2(Float(bits & 0xFF_FFFF), Float(bits >> 24 & 0xFF_FFFF)) / 16_777_216
            if view == nil {
                parts.x = (Float(index - first) + parts.x) / Float(max(last - first, 1))
                parts.y = (Float(band) + parts.y) / Float(bands)
            }
            let place = low + parts * size
            if let view, view.wasVisible(place) { continue }
            let flow = FlowField.flow(at: place, nodes, shape)
            guard flow.x.isFinite, flow.y.isFinite else { continue }
            // The chance to end adds up to an exponential number: lives are as long at every frame rate.
            let rest = Double((bits >> 48) + 1) / 65_537
            life = Float(-Maths.log(rest))
            return place
        }
        return nil
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
