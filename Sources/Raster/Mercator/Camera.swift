/// What a map shows: a centre, a zoom, and the size of the picture.
///
/// The zoom is that of MapLibre and Mapbox: at zoom 0 the world is 512 points wide, and each level
/// doubles it. The picture has `pixelRatio` pixels to a point. Pixel positions run right and down from
/// the picture's top left corner; pixel (0, 0) has its centre at (0.5, 0.5).
///
/// Any numbers are accepted. A camera that makes no sense (NaN, no size) shows nothing, and never traps.
public struct Camera: Hashable, Sendable {
    /// The points that the world is wide at zoom 0.
    public static let worldSize = 512.0

    /// The largest side of a picture in pixels.
    public static let maximumSide = 16_384

    /// The place in the middle of the picture.
    public var center: Coordinate

    /// The zoom, with fractions; at zoom 0 the world is 512 points wide.
    public var zoom: Double

    /// The width in points.
    public var width: Double

    /// The height in points.
    public var height: Double

    /// The pixels to a point.
    public var pixelRatio: Double

    /// Makes a camera from a centre, a zoom and a size in points.
    public init(
        center: Coordinate, zoom: Double, width: Double, height: Double, pixelRatio: Double = 1
    ) {
        self.center = center
        self.zoom = zoom
        self.width = width
        self.height = height
        self.pixelRatio = pixelRatio
    }

    /// Makes the camera that sees exactly one tile, `size` pixels wide and high.
    public init(tile: TileID, size: Int = 256) {
        let side = tile.side
        let (x, y) = ((Double(tile.x) + 0.5) * side, (Double(tile.y) + 0.5) * side)
        let points = Double(max(size, 0))
        let center = Coordinate(
            longitude: WebMercator.longitude(x: x), latitude: WebMercator.latitude(y: y))
        self.init(
            center: center,
            zoom: Double(tile.z) + Maths.log2(points / Self.worldSize), width: points,
            height: points)
    }

    /// Makes the camera that shows a box whole and as large as possible, centred in the picture.
    public init(
        fitting bounds: CoordinateBounds, width: Double, height: Double, pixelRatio: Double = 1
    ) {
        let top = WebMercator.y(latitude: bounds.north)
        let bottom = WebMercator.y(latitude: bounds.south)
        let across = max(bounds.width / 360, 1e-9)
        let down = max(bottom - top, 1e-9)
        let scale = min(width / across, height / down)
        self.init(
            center: Coordinate(
                longitude: (bounds.west + bounds.east) / 2,
                latitude: WebMercator.latitude(y: (top + bottom) / 2)),
            zoom: Maths.log2(scale / Self.worldSize), width: width, height: height,
            pixelRatio: pixelRatio)
    }

    /// The width of the picture in pixels, 0 to 16,384.
    public var pixelWidth: Int {
        Maths.clampedInt((width * pixelRatio).rounded(), 0, Self.maximumSide)
    }

    /// The height of the picture in pixels, 0 to 16,384.
    public var pixelHeight: Int {
        Maths.clampedInt((height * pixelRatio).rounded(), 0, Self.maximumSide)
    }

    /// The pixels that the whole world is wide.
    public var pixelsPerWorld: Double {
        Self.worldSize * Maths.exp2(zoom) * pixelRatio
    }

    /// How the pixels lie on the world square; the same values that drawing uses.
    public var frame: Frame {
        let step = 1 / pixelsPerWorld
        let x = Maths.wrap(WebMercator.x(longitude: center.longitude), modulus: 1)
        let y = WebMercator.y(latitude: center.latitude)
        return Frame(
            originX: x - Double(pixelWidth) * 0.5 * step,
            originY: y - Double(pixelHeight) * 0.5 * step, step: step)
    }

    /// Whether another camera has the same numbers, those that are none included.
    func isSame(as other: Camera) -> Bool {
        func same(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern }
        return same(center.longitude, other.center.longitude)
            && same(center.latitude, other.center.latitude) && same(zoom, other.zoom)
            && same(width, other.width) && same(height, other.height)
            && same(pixelRatio, other.pixelRatio)
    }
}
