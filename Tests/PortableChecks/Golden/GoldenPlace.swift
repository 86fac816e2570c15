public import Raster

/// What part of the world a golden picture shows.
public enum GoldenPlace: CaseIterable, Sendable {
    /// Europe, with a bit of Africa.
    case land
    /// The North Atlantic.
    case ocean
    /// New Zealand and the sea to both sides of 180°.
    case dateLine
    /// Greenland, and the end of the map at 85° north.
    case pole

    /// Its part of a file's name.
    public var name: StaticString {
        switch self {
        case .land: "land"
        case .ocean: "ocean"
        case .dateLine: "date-line"
        case .pole: "pole"
        }
    }

    /// What the picture shows.
    public var camera: Camera {
        func camera(_ longitude: Double, _ latitude: Double, _ zoom: Double) -> Camera {
            Camera(
                center: Coordinate(longitude: longitude, latitude: latitude), zoom: zoom,
                width: 288, height: 180)
        }
        return switch self {
        case .land: camera(14, 46, 2)
        case .ocean: camera(-38, 38, 2)
        case .dateLine: camera(180, -36, 1.7)
        case .pole: camera(-42, 80, 0.8)
        }
    }
}
