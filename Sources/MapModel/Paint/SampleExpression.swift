/// What number a layer makes of its source's channels.
public enum SampleExpression: UInt8, Sendable, CaseIterable {
    /// The value itself.
    case number
    /// A vector's length.
    case vector
    /// The direction a vector points to, in degrees clockwise from north.
    case angle
    /// The first channel less the second.
    case difference
    /// The first channel plus the second.
    case sum
}
