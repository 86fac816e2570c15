/// How particles look and move.
public struct ParticlePaint: Equatable, Sendable {
    /// The shapes of a particle.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// A dot that leaves a trail.
        case circle
        /// A short bar along the flow.
        case bar
        /// An arrow along the flow.
        case arrow
    }

    /// How many particles there are.
    public var density: ParticleDensity

    /// The number of particles where `density` is `.count`.
    public var count: Int

    /// The shape.
    public var kind: Kind

    /// The width of a particle, in screen points.
    public var size: Double

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
        density: ParticleDensity = .normal, count: Int = 4096, kind: Kind = .circle,
        size: Double = 2, speed: Double = 1, trails: Bool = true, trailsFade: Double = 0.97,
        dropRate: Double = 0.01, dropRateBump: Double = 0.01
    ) {
        self.density = density
        self.count = count
        self.kind = kind
        self.size = size
        self.speed = speed
        self.trails = trails
        self.trailsFade = trailsFade
        self.dropRate = dropRate
        self.dropRateBump = dropRateBump
    }

    /// The number of particles on a map of a size in screen points.
    public func particleCount(width: Double, height: Double) -> Int {
        guard let perSquare = density.perSquare else { return max(0, min(count, 1_000_000)) }
        let wanted = perSquare * width * height / 10_000
        return Int(max(0, min(wanted, 1_000_000)))
    }
}
