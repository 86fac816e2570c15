/// One step of all particles, on memory that is lent to it: no checks, no counting of references in the loop.
struct ParticleMover {
    let count: Int
    let motions: UnsafeMutablePointer<SIMD4<Float>>
    let lives: UnsafeMutablePointer<Float>
    let generations: UnsafeMutablePointer<UInt32>
    let traces: UnsafeMutablePointer<Trace>

    let nodes: UnsafePointer<SIMD4<Float>>
    let shape: FlowField.Shape

    let marks: UnsafeMutablePointer<Int16>
    let stamps: UnsafePointer<Int16>
    let brush: Brush

    let spawner: ParticleSpawner
    /// Whether particles that end begin anew elsewhere.
    let begins: Bool

    /// A particle that waits to begin.
    static let waiting = SIMD4<Float>(.nan, .nan, .nan, .nan)

    /// The particles that are moved before their traces are drawn.
    static let runLength = 256

    /// The number of the last colour.
    private static let lastTone = Float(1 << ParticleTrails.toneBits - 1)

    /// What a particle leaves: where it came to, the way it took, and the number of its colour.
    struct Trace {
        var motion: SIMD4<Float>
        var tone: Int16

        static let none = Trace(motion: .zero, tone: 0)
    }

    /// What stays the same for all stamps of a step.
    struct Brush {
        /// Pixels across a stamp.
        let side: Int
        let directions: Int
        /// Pixels in a row of the trails, and the last place of a stamp's corner.
        let stride: Int
        let limit: SIMD2<Int>
        /// From a particle's place to its stamp's corner.
        let shift: Float
        /// The time on the trails' clock, and how much of it this step takes.
        let now: Int16
        let faded: Int16
        let hasTrails: Bool
    }

    /// Moves all particles by a time and leaves their traces.
    ///
    /// Both in runs, one after the other: where the one waits for memory or guesses a branch wrongly it doesn't hold up
    /// the other.
    /// - Parameters:
    ///   - rate: How much chance to end a particle uses up in this time.
    ///   - bump: How much more one at full speed uses up.
    func step(time: Float, rate: Float, bump: Float) {
        var first = 0
        while first < count {
            let end = min(first + Self.runLength, count)
            let moved = move(first..<end, time: time, rate: rate, bump: bump)
            for index in 0..<moved { draw(traces[index]) }
            first = end
        }
    }

    /// Moves some particles and notes their traces; gives the number of these.
    private func move(_ run: Range<Int>, time: Float, rate: Float, bump: Float) -> Int {
        let (low, high) = (spawner.low, spawner.high)
        var noted = 0
        for index in run {
            let start = motions[index]
            // Heun's rule, which turns with the flow in place of flying off. The speed at the foreseen end is the next
            // step's first one. Where that is missing no trace leads; what waits has no place to begin from.
            let pace = start.highHalf
            let next = FlowField.flow(at: start.lowHalf + pace * time, nodes, shape)
            let way = (pace + next.lowHalf) * (time / 2)
            let end = start.lowHalf + way
            let life = lives[index] - (rate + bump * next.z)
            lives[index] = life
            // False for what is not a number, too.
            let isInside = end.x > low.x && end.y > low.y && end.x < high.x && end.y < high.y
            guard isInside, life > 0 else {
                let place =
                    begins
                    ? spawner.place(
                        index, &generations[index], &lives[index], nodes, shape, in: []) : nil
                motions[index] = place ?? Self.waiting
                continue
            }
            motions[index] = SIMD4(lowHalf: end, highHalf: next.lowHalf)
            traces[noted] = Trace(
                motion: SIMD4(lowHalf: end, highHalf: way),
                tone: Int16(
                    truncatingIfNeeded: (next.z * Self.lastTone + 8_388_608).bitPattern & 0x1F))
            noted += 1
        }
        return noted
    }

    /// Puts stamps on the way to a place, fainter where the particle was earlier.
    @inline(__always)
    private func draw(_ trace: Trace) {
        let way = trace.motion.highHalf
        let direction = ParticleStamps.direction(of: way, of: brush.directions)
        var time = brush.now
        var place = trace.motion.lowHalf + brush.shift
        stamp(at: place, direction, ParticleTrails.mark(at: time, tone: trace.tone))
        let square = (way * way).sum()
        guard brush.hasTrails, square > 1 else { return }
        // Rounded up, without a call or a check.
        let length = square.squareRoot() + 0.499
        let count = min(Int((length + 8_388_608).bitPattern & 0x7F_FFFF), 128)
        let part = way / Float(count)
        let fade = brush.faded / Int16(truncatingIfNeeded: count)
        for _ in 1..<count {
            place -= part
            time &-= fade
            stamp(at: place, direction, ParticleTrails.mark(at: time, tone: trace.tone))
        }
    }

    @inline(__always)
    private func stamp(at corner: SIMD2<Float>, _ direction: Int, _ mark: Int16) {
        // Rounds to the quarter of a pixel below without range checks; what is left or above comes out far too large.
        let quarters = corner * 4 + 8_388_607.5
        let x = Int(quarters.x.bitPattern & 0x7F_FFFF)
        let y = Int(quarters.y.bitPattern & 0x7F_FFFF)
        guard x >> 2 <= brush.limit.x, y >> 2 <= brush.limit.y else { return }
        let (side, stride) = (brush.side, brush.stride)
        let target = marks + ((y >> 2) * stride + (x >> 2))
        let source = stamps + (direction * 16 + (y & 3) * 4 + (x & 3)) * side * side
        if side == 4 {
            lay(source, on: target, mark)
            lay(source + 4, on: target + stride, mark)
            lay(source + 8, on: target + 2 * stride, mark)
            lay(source + 12, on: target + 3 * stride, mark)
            return
        }
        for row in 0..<side {
            var column = 0
            while column < side {
                lay(source + row * side + column, on: target + row * stride + column, mark)
                column += 4
            }
        }
    }

    /// Leaves the greater of both on four pixels.
    @inline(__always)
    private func lay(
        _ stamp: UnsafePointer<Int16>, on target: UnsafeMutablePointer<Int16>, _ mark: Int16
    ) {
        let target = UnsafeMutableRawPointer(target)
        let old = target.loadUnaligned(as: SIMD4<Int16>.self)
        let new = UnsafeRawPointer(stamp).loadUnaligned(as: SIMD4<Int16>.self) &+ mark
        target.storeBytes(
            of: old.replacing(with: new, where: new .> old), as: SIMD4<Int16>.self)
    }
}
