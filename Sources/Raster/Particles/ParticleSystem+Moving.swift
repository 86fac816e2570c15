extension ParticleSystem {
    /// The longest time of one step along the flow, in seconds.
    private static let longestStep = 1.0 / 25

    /// The longest time that one call moves, in seconds: after a longer wait particles don't leap.
    static let longestAdvance = 1.0

    /// Lets time pass: moves the particles and leaves their traces.
    ///
    /// - Parameter seconds: At most 1 counts; not above zero or not finite: nothing happens.
    /// - Complexity: O(particles + pixels), without allocation.
    public mutating func advance(by seconds: Double) {
        guard seconds > 0, seconds.isFinite, flow != nil else { return }
        let seconds = min(seconds, Self.longestAdvance)
        let count = max(Int((seconds / Self.longestStep).rounded(.up)), 1)
        for _ in 0..<count { step(seconds / Double(count)) }
    }

    private mutating func step(_ seconds: Double) {
        guard let flow, flow.columns > 1, flow.rows > 1, trails.width > 0 else { return }
        let fade = options.trailsFade.isFinite ? min(max(options.trailsFade, 0), 1) : 0
        let left = options.trails && fade > 0 ? Maths.pow(fade, seconds * 60) : 0
        if left > 0 { trails.fade(to: left) } else { trails.clear() }

        let rate = Self.hazard(options.dropRate) * Float(seconds)
        let bump = Self.hazard(options.dropRateBump) * Float(seconds)
        let brush = ParticleMover.Brush(
            side: stamps.side, directions: stamps.directions, stride: trails.stride,
            limit: SIMD2(
                Float(trails.stride - stamps.side),
                Float(trails.height + 2 * trails.rim - stamps.side)),
            shift: Float(trails.rim - (stamps.side / 2 - 1)), fadedPart: Float(1 - left),
            hasTrails: options.trails)
        let spawner = spawner(flow)
        withMemory(flow) { memory in
            ParticleMover(
                count: memory.count, x: memory.x, y: memory.y, lives: memory.lives,
                paces: memory.paces, generations: memory.generations,
                nodes: memory.nodes, shape: flow.shape,
                ink: memory.ink, tones: memory.tones, stamps: memory.stamps, brush: brush,
                spawner: spawner
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
        let x: UnsafeMutablePointer<Float>
        let y: UnsafeMutablePointer<Float>
        let lives: UnsafeMutablePointer<Float>
        let paces: UnsafeMutablePointer<SIMD2<Float>>
        let generations: UnsafeMutablePointer<UInt32>
        let nodes: UnsafePointer<SIMD4<Float>>
        let ink: UnsafeMutablePointer<UInt16>
        let tones: UnsafeMutablePointer<UInt8>
        let stamps: UnsafePointer<UInt16>
    }

    /// Lends the memory; does nothing where there are no particles.
    private mutating func withMemory(_ flow: FlowField, _ body: (Memory) -> Void) {
        let count = x.count
        guard count > 0 else { return }
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                lives.withUnsafeMutableBufferPointer { lives in
                    paces.withUnsafeMutableBufferPointer { paces in
                        generations.withUnsafeMutableBufferPointer { generations in
                            trails.ink.withUnsafeMutableBufferPointer { ink in
                                trails.tones.withUnsafeMutableBufferPointer { tones in
                                    Self.withConstants(flow, stamps) { nodes, stamps in
                                        guard let x = x.baseAddress, let y = y.baseAddress,
                                            let lives = lives.baseAddress,
                                            let paces = paces.baseAddress,
                                            let generations = generations.baseAddress,
                                            let ink = ink.baseAddress,
                                            let tones = tones.baseAddress
                                        else { return }
                                        body(
                                            Memory(
                                                count: count, x: x, y: y, lives: lives,
                                                paces: paces, generations: generations,
                                                nodes: nodes, ink: ink,
                                                tones: tones, stamps: stamps))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func withConstants(
        _ flow: FlowField, _ stamps: ParticleStamps,
        _ body: (UnsafePointer<SIMD4<Float>>, UnsafePointer<UInt16>) -> Void
    ) {
        flow.nodes.withUnsafeBufferPointer { nodes in
            stamps.values.withUnsafeBufferPointer { stamps in
                guard let nodes = nodes.baseAddress, let stamps = stamps.baseAddress else { return }
                body(nodes, stamps)
            }
        }
    }
}
