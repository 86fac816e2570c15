/// How particles look and move.
///
/// Names and defaults as in MapsGL's `ParticlePaint`.
public struct ParticleOptions: Hashable, Sendable {
    /// How many there are.
    public var density: ParticleDensity

    /// What they look like.
    public var kind: ParticleKind

    /// The width across the way they move and the height along it, in points; 0.5 … 32 counts.
    public var size: SIMD2<Float>

    /// How fast they move: at 1, a wind of 10 m/s moves 40 points in a second in the middle of the picture.
    public var speed: Double

    /// Whether they leave trails.
    public var trails: Bool

    /// What is left of a trail after 1/60 s, 0 … 1; the same look at any frame rate.
    public var trailsFade: Double

    /// The chance that a particle ends within 1/60 s and a new one begins elsewhere, 0 … 1.
    public var dropRate: Double

    /// How much that chance grows for the fastest particles.
    public var dropRateBump: Double

    /// The speed of the last colour, in metres a second.
    public var fullSpeed: Double

    /// Makes options.
    public init(
        density: ParticleDensity = .normal, kind: ParticleKind = .circle,
        size: SIMD2<Float> = SIMD2(2, 2), speed: Double = 1, trails: Bool = true,
        trailsFade: Double = 0.97, dropRate: Double = 0.01, dropRateBump: Double = 0.01,
        fullSpeed: Double = 30
    ) {
        self.density = density
        self.kind = kind
        self.size = size
        self.speed = speed
        self.trails = trails
        self.trailsFade = trailsFade
        self.dropRate = dropRate
        self.dropRateBump = dropRateBump
        self.fullSpeed = fullSpeed
    }
}
