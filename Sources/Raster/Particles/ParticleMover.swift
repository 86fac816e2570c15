/// One step of all particles, on memory that is lent to it: no checks, no counting of references in the loop.
struct ParticleMover {
    let count: Int
    let x: UnsafeMutablePointer<Float>
    let y: UnsafeMutablePointer<Float>
    let lives: UnsafeMutablePointer<Float>
    let paces: UnsafeMutablePointer<SIMD2<Float>>
    let generations: UnsafeMutablePointer<UInt32>

    let nodes: UnsafePointer<SIMD4<Float>>
    let shape: FlowField.Shape

    let ink: UnsafeMutablePointer<UInt16>
    let tones: UnsafeMutablePointer<UInt8>
    let stamps: UnsafePointer<UInt16>
    let brush: Brush

    let spawner: ParticleSpawner

    /// What stays the same for all stamps of a step.
    struct Brush {
        /// Pixels across a stamp.
        let side: Int
        let directions: Int
        /// Pixels in a row of ink, and the places where a stamp's corner may be.
        let stride: Int
        let limit: SIMD2<Float>
        /// From a particle's place to its stamp's corner.
        let shift: Float
        /// How much of a trail fades in one step.
        let fadedPart: Float
        let hasTrails: Bool
    }

    /// Moves all particles by a time and leaves their traces.
    ///
    /// - Parameters:
    ///   - rate: How much chance to end a particle uses up in this time.
    ///   - bump: How much more one at full speed uses up.
    func step(time: Float, rate: Float, bump: Float) {
        let (low, high) = (spawner.low, spawner.high)
        for index in 0..<count {
            let start = SIMD2(x[index], y[index])
            guard start.x.isFinite else {
                spawn(index)
                continue
            }
            var pace = paces[index]
            if !pace.x.isFinite { pace = FlowField.flow(at: start, nodes, shape).lowHalf }
            // Heun's rule, which turns with the flow in place of flying off. The speed at the foreseen end is the next
            // step's first one. Where that is missing no trace leads.
            let next = FlowField.flow(at: start + pace * time, nodes, shape)
            let way = (pace + next.lowHalf) * (time / 2)
            let end = start + way
            let tone = next.z
            lives[index] -= rate + bump * tone
            // False for what is not a number, too.
            let isInside =
                end.x > low.x && end.y > low.y && end.x < high.x && end.y < high.y
            guard isInside, lives[index] > 0 else {
                spawn(index)
                continue
            }
            x[index] = end.x
            y[index] = end.y
            paces[index] = next.lowHalf
            let color = UInt8(truncatingIfNeeded: (tone * 255 + 8_388_608).bitPattern)
            draw(to: end, along: way, color)
        }
    }

    @inline(never)
    private func spawn(_ index: Int) {
        if let place = spawner.place(
            index, &generations[index], &lives[index], nodes, shape, in: [])
        {
            (x[index], y[index]) = (place.x, place.y)
        } else {
            x[index] = .nan
        }
        paces[index] = SIMD2(.nan, .nan)
    }

    /// Puts stamps on the way to a place, fainter where the particle was earlier.
    @inline(__always)
    private func draw(to end: SIMD2<Float>, along way: SIMD2<Float>, _ color: UInt8) {
        let direction = ParticleStamps.direction(of: way, of: brush.directions)
        let square = (way * way).sum()
        guard brush.hasTrails, square > 1 else {
            stamp(at: end, direction, color, part: 1)
            return
        }
        let count = min(Int(square.squareRoot().rounded(.up)), 128)
        for number in 0..<count {
            let back = Float(number) / Float(count)
            stamp(at: end - way * back, direction, color, part: 1 - back * brush.fadedPart)
        }
    }

    @inline(__always)
    private func stamp(
        at place: SIMD2<Float>, _ direction: Int, _ color: UInt8, part: Float
    ) {
        let corner = place + brush.shift
        guard corner.x >= 1, corner.y >= 1, corner.x < brush.limit.x, corner.y < brush.limit.y
        else { return }
        // Rounds to the quarter of a pixel below without range checks.
        let quarters = corner * 4 - 0.49
        let x = Int((quarters.x + 8_388_608).bitPattern & 0x7F_FFFF)
        let y = Int((quarters.y + 8_388_608).bitPattern & 0x7F_FFFF)
        let level = UInt16(truncatingIfNeeded: (part * 65535 + 8_388_608).bitPattern)
        let side = brush.side
        let first = (y >> 2) * brush.stride + (x >> 2)
        let source = stamps + (direction * 16 + (y & 3) * 4 + (x & 3)) * side * side
        for row in 0..<side {
            var column = 0
            while column < side {
                let target = first + row * brush.stride + column
                let old = UnsafeRawPointer(ink + target).loadUnaligned(as: SIMD4<UInt16>.self)
                var new = UnsafeRawPointer(source + row * side + column)
                    .loadUnaligned(as: SIMD4<UInt16>.self)
                if level < 65535 { new = Self.scaled(new, level) }
                let isMore = new .> old
                UnsafeMutableRawPointer(ink + target)
                    .storeBytes(of: old.replacing(with: new, where: isMore), as: SIMD4<UInt16>.self)
                let oldTones = UnsafeRawPointer(tones + target).loadUnaligned(as: UInt32.self)
                let mask = Self.bytes(isMore)
                let newTones = UInt32(color) &* 0x0101_0101
                UnsafeMutableRawPointer(tones + target)
                    .storeBytes(of: oldTones & ~mask | newTones & mask, as: UInt32.self)
                column += 4
            }
        }
    }

    @inline(__always)
    private static func scaled(_ values: SIMD4<UInt16>, _ level: UInt16) -> SIMD4<UInt16> {
        let wide = SIMD4<UInt32>(truncatingIfNeeded: values) &* UInt32(level)
        return SIMD4<UInt16>(truncatingIfNeeded: wide &>> 16)
    }

    /// A byte of ones for each lane that is true.
    @inline(__always)
    private static func bytes(_ mask: SIMDMask<SIMD4<Int16>>) -> UInt32 {
        let lanes = unsafeBitCast(mask, to: UInt64.self)
        // Every other byte, packed together.
        let even = lanes & 0x00FF_00FF_00FF_00FF
        let pairs = (even | even >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
    }
}
