internal import Raster

/// A piece of a map and the picture that it fills.
public struct MapArea: Equatable, Sendable {
    /// How the map is laid flat.
    public enum Projection: Sendable {
        /// Web Mercator; edges in metres (EPSG:3857).
        case webMercator
        /// Plate carrée; edges in degrees.
        case geographic
    }

    /// How the map is laid flat.
    public var projection: Projection
    /// The west edge, in the projection's unit.
    public var minX: Double
    /// The south edge, in the projection's unit.
    public var minY: Double
    /// The east edge, in the projection's unit.
    public var maxX: Double
    /// The north edge, in the projection's unit.
    public var maxY: Double
    /// The picture's width, in pixels.
    public var width: Int
    /// The picture's height, in pixels.
    public var height: Int
    /// Pixels per point: 2 for a picture that is shown at half its size.
    public var scale: Double

    /// Makes an area.
    public init(
        projection: Projection, minX: Double, minY: Double, maxX: Double, maxY: Double, width: Int,
        height: Int, scale: Double = 1
    ) {
        self.projection = projection
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Half the width of the world in Web Mercator, in metres.
    public static let mercatorLimit = 20_037_508.342_789_244

    /// The area of a tile in the XYZ scheme.
    ///
    /// - Parameters:
    ///   - z: The zoom level.
    ///   - x: The column, from the west.
    ///   - y: The row, from the north.
    ///   - size: The tile's width and height, in points.
    ///   - scale: Pixels per point.
    public static func tile(z: Int, x: Int, y: Int, size: Int = 256, scale: Int = 1) -> MapArea {
        let span = 2 * mercatorLimit / Double(1 << z)
        let west = -mercatorLimit + Double(x) * span
        let north = mercatorLimit - Double(y) * span
        return MapArea(
            projection: .webMercator, minX: west, minY: north - span, maxX: west + span,
            maxY: north,
            width: size * scale, height: size * scale, scale: Double(scale))
    }

    /// The longitude and latitude under a pixel's position, in degrees; x to the right, y down, 0 at the edge.
    public func coordinate(x: Double, y: Double) -> (longitude: Double, latitude: Double) {
        let east = minX + (maxX - minX) * x / Double(width)
        let north = maxY - (maxY - minY) * y / Double(height)
        switch projection {
        case .geographic: return (east, north)
        case .webMercator:
            let y = 0.5 - north / (2 * Self.mercatorLimit)
            return (east / Self.mercatorLimit * 180, WebMercator.latitude(y: y))
        }
    }
}
