extension ParticleSystem {
    /// The longest time of one step along the flow, in seconds.
    private static let longestStep = 1.0 / 25

    /// The longest time that one call moves, in seconds: after a longer wait particles don't leap.
    static let longestAdvance = 1.0

    /// Lets time pass: moves the particles and leaves their traces.
    ///
    /// - Parameter seconds: At most 1 counts; not above zero or not finite: nothing happens.
    /// - Complexity: O(particles), without allocation.
    public mutating func advance(by seconds: Double) {
        guard seconds > 0, seconds.isFinite, flow != nil else { return }
        let seconds = min(seconds, Self.longestAdvance)
        let count = max(Int((seconds / Self.longestStep).rounded(.up)), 1)
        for _ in 0..<count { step(seconds / Double(count)) }
    }

    /// - Parameter begins: Whether particles that end begin anew elsewhere.
    mutating func step(_ seconds: Double, begins: Bool = true) {
        guard let flow, flow.columns > 1, flow.rows > 1, trails.width > 0 else { return }
        let fade = options.trailsFade.isFinite ? min(max(options.trailsFade, 0), 1) : 0
        let halves =
            options.trails && fade > 0
            ? min(-Maths.log2(fade) * seconds * 60, Double(ParticleTrails.seenHalves)) : .infinity
        trails.fade(byHalves: halves)

        let rate = Self.hazard(options.dropRate) * Float(seconds)
        let bump = Self.hazard(options.dropRateBump) * Float(seconds)
        let brush = ParticleMover.Brush(
            side: stamps.side, directions: stamps.directions, stride: trails.stride,
            limit: SIMD2(
                trails.stride - stamps.side, trails.height + 2 * trails.rim - stamps.side),
            shift: Float(trails.rim - (stamps.side / 2 - 1)), now: trails.now,
            faded: Int16(
                min(halves, Double(ParticleTrails.seenHalves)) * Double(ParticleTrails.half)),
            hasTrails: options.trails)
        let spawner = spawner(flow)
        withMemory(flow) { memory in
            ParticleMover(
                count: memory.count, motions: memory.motions, lives: memory.lives,
                generations: memory.generations, traces: memory.traces, nodes: memory.nodes,
                shape: flow.shape, marks: memory.marks, stamps: memory.stamps, brush: brush,
                spawner: spawner, begins: begins
            ).step(time: Float(seconds), rate: rate, bump: bump)
        }
    }

    /// The rate of ends in a second for a chance in 1/60 s.
    private static func hazard(_ chance: Double) -> Float {
        guard chance > 0 else { return 0 }
        return Float(-60 * Maths.log(1 - min(chance, 0.999)))
    }

    /// Pointers to all that a step works on.
    private struct Memory {
        let count: Int
        let motions: UnsafeMutablePointer<SIMD4<Float>>
        let lives: UnsafeMutablePointer<Float>
        let generations: UnsafeMutablePointer<UInt32>
        let traces: UnsafeMutablePointer<ParticleMover.Trace>
        let nodes: UnsafePointer<SIMD4<Float>>
        let marks: UnsafeMutablePointer<Int16>
        let stamps: UnsafePointer<Int16>
    }

    /// Lends the memory; does nothing where there are no particles.
    private mutating func withMemory(_ flow: FlowField, _ body: (Memory) -> Void) {
        let count = motions.count
        guard count > 0 else { return }
        motions.withUnsafeMutableBufferPointer { motions in
            lives.withUnsafeMutableBufferPointer { lives in
                generations.withUnsafeMutableBufferPointer { generations in
                    traces.withUnsafeMutableBufferPointer { traces in
                        trails.marks.withUnsafeMutableBufferPointer { marks in
                            Self.withConstants(flow, stamps) { nodes, stamps in
                                guard let motions = motions.baseAddress,
                                    let lives = lives.baseAddress,
                                    let generations = generations.baseAddress,
                                    let traces = traces.baseAddress,
                                    let marks = marks.baseAddress
                                else { return }
                                body(
                                    Memory(
                                        count: count, motions: motions, lives: lives,
                                        generations: generations, traces: traces, nodes: nodes,
                                        marks: marks, stamps: stamps))
                            }
                        }
                    }
                }
            }
        }
    }

    private static func withConstants(
        _ flow: FlowField, _ stamps: ParticleStamps,
        _ body: (UnsafePointer<SIMD4<Float>>, UnsafePointer<Int16>) -> Void
    ) {
        flow.nodes.withUnsafeBufferPointer { nodes in
            stamps.values.withUnsafeBufferPointer { stamps in
                guard let nodes = nodes.baseAddress, let stamps = stamps.baseAddress else { return }
                body(nodes, stamps)
            }
        }
    }
}
