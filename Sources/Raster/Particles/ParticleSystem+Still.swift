extension ParticleSystem {
    /// How far around a still picture particles begin, in points; what begins farther away can't reach it.
    public static let stillMargin = 256.0

    /// How long particles of a still picture have moved at most, in seconds.
    private static let stillSeconds = 1.2

    /// The fastest that particles of a still picture move, in points a second.
    static let stillLimit = stillMargin / stillSeconds

    /// The distance of two nodes of a still picture's flow, in points: a whole part of a tile's side, so that the nodes of
    /// tiles side by side are the same.
    public static let stillSpacing = 8.0

    /// The steps of a still picture.
    private static let stillSteps = 30

    /// Draws the particles of a single picture so that pictures side by side join without a seam.
    ///
    /// Where a particle begins, and when, follows from its place on the map alone, and how it moves from the flow alone.
    /// The flow's camera must see ``stillMargin`` more on each side than the picture; its middle is painted later.
    public mutating func drawStill(_ flow: FlowField) {
        setFlow(flow)
        trails.clear()
        let camera = flow.camera
        guard flow.columns > 1, flow.rows > 1, trails.width > 0 else { return }
        let starts = seeds(camera)
        let count = starts.count
        motions = [SIMD4<Float>](repeating: ParticleMover.waiting, count: count)
        lives = [Float](repeating: .infinity, count: count)
        generations = [UInt32](repeating: 0, count: count)
        let seconds = Self.stillSeconds / Double(Self.stillSteps)
        for number in 0..<Self.stillSteps {
            for (index, start) in starts.enumerated() where start.step == number {
                motions[index] = flow.nodes.withUnsafeBufferPointer { nodes in
                    guard let nodes = nodes.baseAddress else { return ParticleMover.waiting }
                    let speed = FlowField.flow(at: start.place, nodes, flow.shape)
                    return SIMD4(lowHalf: start.place, highHalf: speed.lowHalf)
                }
            }
            step(seconds, begins: false)
        }
    }

    private struct Start {
        let place: SIMD2<Float>
        let step: Int
    }

    /// One particle for each square of a lattice over the map at this zoom.
    private func seeds(_ camera: Camera) -> [Start] {
        let frame = camera.frame
        let side = Self.side(options.density, camera) * camera.pixelRatio
        guard side > 0, side.isFinite, frame.step > 0, abs(frame.originX / frame.step) < 1e12
        else { return [] }
        let left = frame.originX / frame.step
        let top = frame.originY / frame.step
        let columns = Maths.clampedInt((Double(trails.width) / side).rounded(.up), 0, 8192) + 1
        let rows = Maths.clampedInt((Double(trails.height) / side).rounded(.up), 0, 8192) + 1
        let firstColumn = Int((left / side).rounded(.down))
        let firstRow = Int((top / side).rounded(.down))
        // The world repeats: so do its squares, where a whole number of them fits.
        let around = Int((1 / (frame.step * side)).rounded())
        var starts: [Start] = []
        starts.reserveCapacity(columns * rows)
        for row in firstRow..<firstRow + rows {
            for column in firstColumn..<firstColumn + columns {
                let turned = around > 0 ? ((column % around) + around) % around : column
                let bits = ParticleSpawner.chance(
                    seed ^ UInt64(truncatingIfNeeded: row) &* 0xD1B5_4A32_D192_ED03, turned, 0)
                let across = Double(bits & 0xFF_FFFF) / 16_777_216
                let down = Double(bits >> 24 & 0xFF_FFFF) / 16_777_216
                let place = SIMD2(
                    (Double(column) + across) * side - left, (Double(row) + down) * side - top)
                // The last sixth is left out: a dot that has just begun has no trail.
                let latest = UInt64(Self.stillSteps * 5 / 6)
                starts.append(
                    Start(place: SIMD2<Float>(place), step: Int(bits >> 48) * Int(latest) >> 16))
            }
        }
        return starts
    }

    /// The side of a square that holds one particle, in points; as many squares as a power of two fit along a tile.
    private static func side(_ density: ParticleDensity, _ camera: Camera) -> Double {
        let perSquare =
            Double(density.count(width: camera.width, height: camera.height))
            / max(camera.width * camera.height, 1)
        guard perSquare > 0 else { return 0 }
        return 256 / max((256 * perSquare.squareRoot()).rounded(), 1)
    }
}
