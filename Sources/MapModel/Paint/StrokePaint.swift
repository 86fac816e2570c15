public import Raster

/// How lines are drawn.
public struct StrokePaint: Equatable, Sendable {
    /// The forms of a line's corners.
    public enum LineJoin: UInt8, Sendable, CaseIterable {
        /// A sharp corner, cut where it would reach farther than the miter limit.
        case miter
        /// A round corner.
        case round
        /// A cut corner.
        case bevel
    }

    /// The forms of a line's ends.
    public enum LineCap: UInt8, Sendable, CaseIterable {
        /// Cut at the end.
        case butt
        /// Round around the end.
        case round
        /// Square around the end.
        case square
    }

    /// The colour; `nil` takes one that reads on the map's theme.
    public var color: Color?

    /// How opaque the line is.
    public var opacity: Opacity

    /// The width, in screen points.
    public var thickness: Double

    /// The form of corners.
    public var lineJoin: LineJoin

    /// The form of ends.
    public var lineCap: LineCap

    /// How far a sharp corner may reach, in line widths.
    public var miterLimit: Double

    /// Makes the settings.
    public init(
        color: Color? = nil, opacity: Opacity = .full, thickness: Double = 2,
        lineJoin: LineJoin = .round, lineCap: LineCap = .round, miterLimit: Double = 2
    ) {
        self.color = color
        self.opacity = opacity
        self.thickness = thickness
        self.lineJoin = lineJoin
        self.lineCap = lineCap
        self.miterLimit = miterLimit
    }
}
