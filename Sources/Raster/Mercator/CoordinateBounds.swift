/// A box of longitudes and latitudes in degrees.
///
/// `west` is always below `east`: a box over the date line runs past 180 (170 to 190), and the whole
/// world is 360 wide.
public struct CoordinateBounds: Hashable, Sendable {
    /// The western edge in degrees east.
    public var west: Double

    /// The southern edge in degrees north.
    public var south: Double

    /// The eastern edge in degrees east, above `west`.
    public var east: Double

    /// The northern edge in degrees north.
    public var north: Double

    /// Makes a box.
    ///
    /// An east below the west means a box over the date line, and gets a turn added.
    public init(west: Double, south: Double, east: Double, north: Double) {
        self.west = west
        self.south = south
        self.east = east < west ? east + 360 : east
        self.north = north
    }

    /// All that Web Mercator can show.
    public static let world = CoordinateBounds(
        west: -180, south: -WebMercator.maximumLatitude, east: 180,
        north: WebMercator.maximumLatitude)

    /// The degrees from west to east.
    public var width: Double { east - west }

    /// Whether a place is inside or on the edge, in any turn of its longitude.
    public func contains(_ coordinate: Coordinate) -> Bool {
        guard coordinate.latitude >= south, coordinate.latitude <= north else { return false }
        return Maths.wrap(coordinate.longitude - west, modulus: 360) <= width
    }
}
