/// How many particles a picture has.
///
/// Names as in MapsGL's `ParticlePaint`.
public enum ParticleDensity: Hashable, Sendable {
    /// 12 particles on 100 × 100 points.
    case minimal
    /// 30 particles on 100 × 100 points.
    case low
    /// 60 particles on 100 × 100 points.
    case normal
    /// 90 particles on 100 × 100 points.
    case high
    /// 142 particles on 100 × 100 points.
    case extreme
    /// This many, whatever the picture's size.
    case count(Int)

    /// The largest number of particles.
    public static let maximumCount = 262_144

    /// The number of particles on a picture of a size in points.
    public func count(width: Double, height: Double) -> Int {
        let perSquare: Double
        switch self {
        case .minimal: perSquare = 12
        case .low: perSquare = 30
        case .normal: perSquare = 60
        case .high: perSquare = 90
        case .extreme: perSquare = 142
        case .count(let count): return min(max(count, 0), Self.maximumCount)
        }
        return Maths.clampedInt(width * height / 10_000 * perSquare, 0, Self.maximumCount)
    }
}

/// What a particle looks like.
public enum ParticleKind: UInt8, Sendable {
    /// A disc.
    case circle
    /// A bar across the way it moves, like the crest of a wave.
    case bar
    /// A small arrow head that points where it moves.
    case arrow
}

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
