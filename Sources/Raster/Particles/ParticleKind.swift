/// What a particle looks like.
public enum ParticleKind: UInt8, Sendable {
    /// A disc.
    case circle
    /// A bar across the way it moves, like the crest of a wave.
    case bar
    /// A small arrow head that points where it moves.
    case arrow
}
