/// A map tile by zoom, column and row in the XYZ scheme: row 0 is the northernmost.
public struct TileID: Hashable, Sendable {
    /// The zoom; the world is 2^z tiles wide and high.
    public var z: Int

    /// The column, from the west.
    ///
    /// May lie outside 0 ..< 2^z in a repeated world.
    public var x: Int

    /// The row, from the north.
    public var y: Int

    /// The highest zoom that tiles have.
    public static let maximumZoom = 24

    /// Names a tile; it may not exist, see `isValid`.
    public init(z: Int, x: Int, y: Int) {
        self.z = z
        self.x = x
        self.y = y
    }

    /// The tile of a zoom that holds a place; latitudes beyond the map's end give its last row.
    public init(z: Int, containing coordinate: Coordinate) {
        let zoom = min(max(z, 0), Self.maximumZoom)
        let count = Double(Int(1) << zoom)
        let x = Maths.wrap(WebMercator.x(longitude: coordinate.longitude), modulus: 1)
        let y = WebMercator.y(latitude: coordinate.latitude)
        self.z = zoom
        self.x = Maths.clampedInt(x * count, 0, (1 << zoom) - 1)
        self.y = Maths.clampedInt(y * count, 0, (1 << zoom) - 1)
    }

    /// Whether the scheme has the tile: zoom 0 to 24, column and row in 0 ..< 2^z.
    public var isValid: Bool {
        guard (0...Self.maximumZoom).contains(z) else { return false }
        return (0..<(1 << z)).contains(x) && (0..<(1 << z)).contains(y)
    }

    /// The same tile in the first world: the column taken into 0 ..< 2^z.
    public var wrapped: TileID {
        guard (0...Self.maximumZoom).contains(z) else { return self }
        return TileID(z: z, x: x & ((1 << z) - 1), y: y)
    }

    /// The tile one zoom up that covers this one; nil at zoom 0.
    public var parent: TileID? {
        z > 0 ? TileID(z: z - 1, x: x >> 1, y: y >> 1) : nil
    }

    /// The four tiles one zoom down, in reading order.
    public var children: [TileID] {
        let (left, top) = (x &* 2, y &* 2)
        return [
            TileID(z: z + 1, x: left, y: top), TileID(z: z + 1, x: left + 1, y: top),
            TileID(z: z + 1, x: left, y: top + 1), TileID(z: z + 1, x: left + 1, y: top + 1),
        ]
    }

    /// The side of the tile as a part of the world square.
    public var side: Double { 1 / Double(Int(1) << min(max(z, 0), Self.maximumZoom)) }

    /// The box of the tile in degrees.
    public var bounds: CoordinateBounds {
        let side = side
        return CoordinateBounds(
            west: WebMercator.longitude(x: Double(x) * side),
            south: WebMercator.latitude(y: Double(y + 1) * side),
            east: WebMercator.longitude(x: Double(x + 1) * side),
            north: WebMercator.latitude(y: Double(y) * side))
    }
}
