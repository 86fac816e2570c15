/// Particles that drift with a flow in real time, and their trails.
///
/// A host makes one for a layer, gives it the flow whenever camera or time change (``setFlow(_:)``), lets it run
/// (``advance(by:)``) and paints it (`ImageBuffer.paint(_:colors:)`). The same seed and calls give the same picture.
/// Speed, lifetimes and fading depend on the time that passed, not on the number of frames. Particles are spread
/// evenly on the screen; none is outside the field or where the flow is missing.
public struct ParticleSystem: Sendable {
    /// How particles look and move.
    ///
    /// A change takes effect with the next flow.
    public var options: ParticleOptions

    /// The number that all chance comes from.
    public let seed: UInt64

    /// The place of each particle, in pixels, and the speed there, in pixels a second; NaN for one that waits to begin.
    var motions: [SIMD4<Float>] = []
    /// How much chance to end each one still stands.
    var lives: [Float] = []
    /// How often each one has begun.
    var generations: [UInt32] = []

    /// The flow, and what the picture shows.
    var flow: FlowField?
    var trails = ParticleTrails(width: 0, height: 0, rim: 0)
    var stamps = ParticleStamps(kind: .circle, size: SIMD2(2, 2))
    /// What a step notes of the particles that it moves.
    var traces = [ParticleMover.Trace](repeating: .none, count: ParticleMover.runLength)
    private var stamped: (kind: ParticleKind, size: SIMD2<Float>) = (.circle, SIMD2(2, 2))

    /// Makes a system without particles; they begin when it gets a flow.
    public init(options: ParticleOptions = ParticleOptions(), seed: UInt64 = 1) {
        self.options = options
        self.seed = seed
    }

    /// The number of particles that move.
    public var count: Int { motions.reduce(0) { $1.x.isFinite ? $0 + 1 : $0 } }

    /// The places of the particles that move, in pixels.
    public var positions: [SIMD2<Float>] {
        motions.filter { $0.x.isFinite }.map { $0.lowHalf }
    }

    /// Takes all particles and trails away and begins anew, as after a change of the time range.
    public mutating func reset() {
        for index in motions.indices {
            motions[index] = ParticleMover.waiting
            generations[index] = 0
        }
        trails.reset()
        begin(outside: nil)
    }

    /// Takes a new flow, for the same or another camera.
    ///
    /// Particles keep their places on the map. After a move of the map, those that left the picture begin anew in the
    /// part that came into it; trails move with the map, and are wiped out by a zoom.
    public mutating func setFlow(_ flow: FlowField) {
        let old = self.flow
        self.flow = flow
        let camera = flow.camera
        let (width, height) = flow.columns > 0 ? (camera.pixelWidth, camera.pixelHeight) : (0, 0)
        let ratio = Float(camera.pixelRatio)
        let size = options.size * (ratio.isFinite ? min(max(ratio, 0.1), 8) : 1)
        if stamped.kind != options.kind || stamped.size != size || trails.rim == 0 {
            stamped = (options.kind, size)
            stamps = ParticleStamps(kind: options.kind, size: size)
        }
        if trails.width != width || trails.height != height || trails.rim != stamps.side {
            trails = ParticleTrails(width: width, height: height, rim: stamps.side)
        }
        let count =
            width > 0
            ? options.density.count(width: camera.width, height: camera.height) : 0
        if count != motions.count { resize(to: count) }

        guard let old, old.camera != camera else {
            begin(outside: nil)
            return
        }
        let view = View(from: old.camera, to: camera)
        follow(view)
        begin(outside: view)
    }

    private mutating func resize(to count: Int) {
        let kept = min(count, motions.count)
        func grown<Value>(_ values: [Value], _ value: Value) -> [Value] {
            Array(values.prefix(kept)) + [Value](repeating: value, count: count - kept)
        }
        motions = grown(motions, ParticleMover.waiting)
        lives = grown(lives, 0)
        generations = grown(generations, 0)
    }

    /// How the picture moved: new place = old place × scale + shift.
    struct View {
        let scale: Double
        let shift: SIMD2<Double>
        /// The size of the old picture, and how far around it there were particles.
        let size: SIMD2<Double>
        let margin: Double

        init(from old: Camera, to new: Camera) {
            let (a, b) = (old.frame, new.frame)
            var across = a.originX - b.originX
            across -= across.rounded()
            scale = a.step / b.step
            shift = SIMD2(across, a.originY - b.originY) / b.step
            size = SIMD2(Double(old.pixelWidth), Double(old.pixelHeight))
            margin = FlowField.margin / 2 * old.pixelRatio
        }

        /// Where the old picture and the rim around it are in the new one.
        var box: (low: SIMD2<Float>, high: SIMD2<Float>) {
            (
                SIMD2<Float>(SIMD2(repeating: -margin) * scale + shift),
                SIMD2<Float>((size + margin) * scale + shift)
            )
        }
    }

    /// Moves particles and trails with the map.
    private mutating func follow(_ view: View) {
        // A zoom out brings particles closer together: as many as are too many begin anew outside.
        let surplus = view.scale < 1 ? 1 - view.scale * view.scale : 0
        for index in motions.indices where motions[index].x.isFinite {
            let old = SIMD2(Double(motions[index].x), Double(motions[index].y))
            let place = old * view.scale + view.shift
            let isKept =
                surplus == 0
                || Double(ParticleSpawner.chance(seed ^ 0x5EED, index, generations[index]) >> 40)
                    > surplus * Double(1 << 24)
            // False for what is not a number, too.
            let isInside = abs(place.x) < 1e6 && abs(place.y) < 1e6
            let isNear = isKept && isInside && isNear(SIMD2<Float>(place))
            // The speed at the new place is looked up in the new flow.
            motions[index] =
                isNear
                ? SIMD4(Float(place.x), Float(place.y), .nan, .nan) : ParticleMover.waiting
        }
        if abs(view.scale - 1) < 1e-9 {
            trails.shift(
                right: Maths.clampedInt(view.shift.x.rounded(), -100_000, 100_000),
                down: Maths.clampedInt(view.shift.y.rounded(), -100_000, 100_000))
        } else {
            trails.clear()
        }
    }

    /// Whether a place is in the picture or near its rim.
    private func isNear(_ place: SIMD2<Float>) -> Bool {
        let margin = Float(FlowField.margin / 2 * (flow?.camera.pixelRatio ?? 1))
        return place.x >= -margin && place.y >= -margin
            && place.x <= Float(trails.width) + margin
            && place.y <= Float(trails.height) + margin
    }

    /// Sets the particles that wait to places with flow, after a move of the map where the old picture was not.
    private mutating func begin(outside view: View?) {
        guard let flow, flow.columns > 1, flow.rows > 1 else { return }
        let spawner = spawner(flow)
        let strips = view.map { spawner.strips(outside: $0.box.low, $0.box.high) } ?? []
        flow.nodes.withUnsafeBufferPointer { nodes in
            guard let base = nodes.baseAddress else { return }
            for index in motions.indices {
                let motion = motions[index]
                if motion.x.isFinite, !motion.z.isFinite {
                    let pace = FlowField.flow(at: motion.lowHalf, base, flow.shape)
                    if pace.x.isFinite, pace.y.isFinite {
                        motions[index].highHalf = pace.lowHalf
                    }
                }
                guard !motions[index].z.isFinite else { continue }
                motions[index] =
                    spawner.place(
                        index, &generations[index], &lives[index], base, flow.shape, in: strips)
                    ?? ParticleMover.waiting
            }
        }
    }

    /// What gives particles their places in the picture and a rim around it.
    func spawner(_ flow: FlowField) -> ParticleSpawner {
        let margin = Float(FlowField.margin / 2 * flow.camera.pixelRatio)
        return ParticleSpawner(
            seed: seed, low: SIMD2(-margin, -margin),
            high: SIMD2(Float(trails.width), Float(trails.height)) + margin, count: motions.count)
    }
}
