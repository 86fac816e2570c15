/// How many particles there are on the map.
public enum ParticleDensity: UInt8, Sendable, CaseIterable {
    /// A few.
    case minimal
    /// Fewer than usual.
    case low
    /// The usual number.
    case normal
    /// More than usual.
    case high
    /// As many as stay readable.
    case extreme
    /// As many as the paint's `count` says.
    case count

    /// Particles for each 100 × 100 screen points; `nil` where the paint's `count` says.
    public var perSquare: Double? {
        switch self {
        case .minimal: 6
        case .low: 15
        case .normal: 30
        case .high: 45
        case .extreme: 71
        case .count: nil
        }
    }
}
