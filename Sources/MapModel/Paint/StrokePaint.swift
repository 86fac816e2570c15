public import Raster

/// How lines are drawn.
public struct StrokePaint: Equatable, Sendable {
    /// The colour; `nil` takes one that reads on the map's theme.
    public var color: Color?

    /// How opaque the line is.
    public var opacity: Opacity

    /// The width, in screen points.
    public var thickness: Double

    /// Makes the settings.
    public init(
        color: Color? = nil, opacity: Opacity = .full, thickness: Double = 2
    ) {
        self.color = color
        self.opacity = opacity
        self.thickness = thickness
    }
}
