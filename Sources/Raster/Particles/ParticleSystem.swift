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

    /// The places of particles, in pixels; NaN for one that waits to begin.
    var x: [Float] = []
    var y: [Float] = []
    /// How much chance to end each one still stands.
    var lives: [Float] = []
    /// The speed where each one is, in pixels a second; NaN for not known yet.
    var paces: [SIMD2<Float>] = []
    /// How often each one has begun.
    var generations: [UInt32] = []

    /// The flow, and what the picture shows.
    var flow: FlowField?
    var trails = ParticleTrails(width: 0, height: 0, rim: 0)
    var stamps = ParticleStamps(kind: .circle, size: SIMD2(2, 2))
    private var stamped: (kind: ParticleKind, size: SIMD2<Float>) = (.circle, SIMD2(2, 2))

    /// Makes a system without particles; they begin when it gets a flow.
    public init(options: ParticleOptions = ParticleOptions(), seed: UInt64 = 1) {
        self.options = options
        self.seed = seed
    }

    /// The number of particles that move.
    public var count: Int { x.reduce(0) { $1.isFinite ? $0 + 1 : $0 } }

    /// The places of the particles that move, in pixels.
    public var positions: [SIMD2<Float>] {
        zip(x, y).filter { $0.0.isFinite }.map { SIMD2($0.0, $0.1) }
    }

    /// Takes all particles and trails away and begins anew, as after a change of the time range.
    public mutating func reset() {
        for index in x.indices {
            x[index] = .nan
            generations[index] = 0
        }
        trails.clear()
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
        if count != x.count { resize(to: count) }

        guard let old, old.camera != camera else {
            begin(outside: nil)
            return
        }
        let view = View(from: old.camera, to: camera)
        follow(view)
        begin(outside: view)
    }

    private mutating func resize(to count: Int) {
        let kept = min(count, x.count)
        func grown<Value>(_ values: [Value], _ value: Value) -> [Value] {
            Array(values.prefix(kept)) + [Value](repeating: value, count: count - kept)
        }
        x = grown(x, .nan)
        y = grown(y, .nan)
        lives = grown(lives, 0)
        paces = grown(paces, SIMD2(.nan, .nan))
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
        for index in x.indices where x[index].isFinite {
            let place = SIMD2(Double(x[index]), Double(y[index])) * view.scale + view.shift
            let isKept =
                surplus == 0
                || Double(ParticleSpawner.chance(seed ^ 0x5EED, index, generations[index]) >> 40)
                    > surplus * Double(1 << 24)
            // False for what is not a number, too.
            let isInside = abs(place.x) < 1e6 && abs(place.y) < 1e6
            let isNear = isKept && isInside && isNear(SIMD2<Float>(place))
            x[index] = isNear ? Float(place.x) : .nan
            y[index] = isNear ? Float(place.y) : .nan
            paces[index] = SIMD2(.nan, .nan)
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
            for index in x.indices where !x[index].isFinite {
                let place = spawner.place(
                    index, &generations[index], &lives[index], base, flow.shape, in: strips)
                x[index] = place?.x ?? .nan
                y[index] = place?.y ?? .nan
                paces[index] = SIMD2(.nan, .nan)
            }
        }
    }

    /// What gives particles their places in the picture and a rim around it.
    func spawner(_ flow: FlowField) -> ParticleSpawner {
        let margin = Float(FlowField.margin / 2 * flow.camera.pixelRatio)
        return ParticleSpawner(
            seed: seed, low: SIMD2(-margin, -margin),
            high: SIMD2(Float(trails.width), Float(trails.height)) + margin, count: x.count)
    }
}
