/// Contour lines in grid positions: all their points in one list, and where each line lies in it.
///
/// Positions count grid points: (0, 0) is the first value of the first row. With x to the right and y upwards,
/// higher values lie to the left of a line's direction.
public struct ContourLines: Equatable, Sendable {
    /// One line.
    public struct Line: Equatable, Sendable {
        /// The number of the line's level.
        public let level: Int
        /// The line's value, in the field's unit.
        public let value: Float
        /// Whether the line is one of the heavier ones.
        public let isMajor: Bool
        /// Whether the last point joins the first one, which is not repeated.
        public let isClosed: Bool
        /// Where the line's points are, at least two.
        public let range: Range<Int>
    }

    /// The points of all lines.
    ///
    /// On a grid that wraps, a line goes on over the seam: its x may leave 0 ..< width. A line round the world ends
    /// at its first point, one width away.
    public internal(set) var points: [SIMD2<Float>] = []

    /// The lines, by level.
    public internal(set) var lines: [Line] = []

    /// Makes no lines.
    public init() {}

    /// The points of one line.
    public subscript(line: Line) -> ArraySlice<SIMD2<Float>> { points[line.range] }
}
