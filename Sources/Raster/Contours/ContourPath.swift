/// A contour line, or a piece of one, on a picture.
public struct ContourPath: Equatable, Sendable {
    /// The number of the line's level.
    public let level: Int

    /// The line's value, in the field's unit.
    public let value: Float

    /// Whether the line is one of the heavier ones.
    public let isMajor: Bool

    /// Whether the last point joins the first.
    public let isClosed: Bool

    /// The points, in pixels right and down from the picture's left top corner.
    public let points: [SIMD2<Float>]
}
