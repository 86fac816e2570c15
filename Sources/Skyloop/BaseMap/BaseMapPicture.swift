public import Raster

/// The base map of one camera: what lies under the weather, and what lies over it.
public struct BaseMapPicture: Sendable {
    /// Water, land and lakes; opaque, in Cairo's format.
    public let below: ImageBuffer
    /// Coast, rivers, borders, states and names on clear ground, in Cairo's format.
    public let above: ImageBuffer
    /// Where names of places stand, dots included, in points: other texts keep off.
    public let nameAreas: [BaseMapOptions.Area]
}
