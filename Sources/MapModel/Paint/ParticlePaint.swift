public import Raster

/// How particles look and move.
public struct ParticlePaint: Equatable, Sendable {
    /// The size of a particle: across the way it moves, and along it.
    public struct Size: Equatable, Sendable {
        /// Across, in screen points.
        public var width: Double
        /// Along, in screen points.
        public var height: Double

        /// Makes a size.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// How many particles there are.
    public var density: ParticleDensity

    /// The shape.
    public var kind: ParticleKind

    /// The size of a particle.
    public var size: Size

    /// A factor on the speed at which particles move.
    public var speed: Double

    /// Whether particles leave trails.
    public var trails: Bool

    /// How much of a trail stays after each sixtieth of a second, 0…1.
    public var trailsFade: Double

    /// The chance that a particle starts anew elsewhere, each sixtieth of a second.
    public var dropRate: Double

    /// How much this chance grows for the fastest particles.
    public var dropRateBump: Double

    /// Makes the settings; those left out have the values of a wind layer.
    public init(
        density: ParticleDensity = .normal, kind: ParticleKind = .circle,
        size: Size = Size(width: 2, height: 2), speed: Double = 1, trails: Bool = true,
        trailsFade: Double = 0.97, dropRate: Double = 0.01, dropRateBump: Double = 0.01
    ) {
        self.density = density
        self.kind = kind
        self.size = size
        self.speed = speed
        self.trails = trails
        self.trailsFade = trailsFade
        self.dropRate = dropRate
        self.dropRateBump = dropRateBump
    }
}
