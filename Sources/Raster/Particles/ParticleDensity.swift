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
