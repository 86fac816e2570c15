/// A place on the earth: longitude and latitude in degrees, east and north positive.
public struct Coordinate: Hashable, Sendable {
    /// Degrees east; any turn is allowed, 190 and -170 are the same place.
    public var longitude: Double

    /// Degrees north, in -90 to 90.
    public var latitude: Double

    /// Makes a coordinate.
    ///
    /// Longitude comes first, as in all of Skyloop.
    public init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }
}
