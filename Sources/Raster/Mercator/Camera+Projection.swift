extension Camera {
    /// A position in the picture in pixels, right and down from the top left corner.
    public struct Point: Hashable, Sendable {
        /// Pixels to the right.
        public var x: Double

        /// Pixels down.
        public var y: Double

        /// Makes a position.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// How pixels lie on the world square: position = origin + pixel × step.
    public struct Frame: Hashable, Sendable {
        /// The x of the picture's left edge in the unit world, where the centre is in the first world.
        public let originX: Double

        /// The y of the picture's top edge in the unit world.
        public let originY: Double

        /// The size of a pixel in the unit world.
        public let step: Double
    }

    /// The pixel position of a place, in the world copy nearest to the picture's centre.
    ///
    /// Latitudes beyond the map's end count as its end. The other copies lie `pixelsPerWorld` apart.
    public func project(_ coordinate: Coordinate) -> Point {
        let frame = frame
        let middle = frame.originX + Double(pixelWidth) * 0.5 * frame.step
        var x = WebMercator.x(longitude: coordinate.longitude) - middle
        x -= x.rounded()
        return Point(
            x: Double(pixelWidth) * 0.5 + x / frame.step,
            y: (WebMercator.y(latitude: coordinate.latitude) - frame.originY) / frame.step)
    }

    /// The place under a pixel position, longitude in -180 ..< 180; nil beyond the map's end.
    public func unproject(_ point: Point) -> Coordinate? {
        let frame = frame
        let y = frame.originY + point.y * frame.step
        let x = frame.originX + point.x * frame.step
        guard y >= 0, y <= 1, x.isFinite else { return nil }
        return Coordinate(
            longitude: WebMercator.longitude(x: Maths.wrap(x, modulus: 1)),
            latitude: WebMercator.latitude(y: y))
    }

    /// The box of the picture in degrees, at most one world wide; nil where it shows nothing.
    public var bounds: CoordinateBounds? {
        let frame = frame
        let top = max(frame.originY, 0)
        let bottom = min(frame.originY + Double(pixelHeight) * frame.step, 1)
        let across = Double(pixelWidth) * frame.step
        guard bottom > top, across > 0, frame.originX.isFinite else { return nil }
        let south = WebMercator.latitude(y: bottom)
        let north = WebMercator.latitude(y: top)
        guard across < 1 else {
            return CoordinateBounds(west: -180, south: south, east: 180, north: north)
        }
        let west = WebMercator.longitude(x: Maths.wrap(frame.originX, modulus: 1))
        return CoordinateBounds(west: west, south: south, east: west + across * 360, north: north)
    }

    /// The world copies that the picture shows: 0 is the one from -180° to 180°.
    ///
    /// Empty where none.
    public var visibleWorlds: Range<Int> {
        let frame = frame
        let right = frame.originX + Double(pixelWidth) * frame.step
        guard frame.originX.isFinite, right > frame.originX else { return 0..<0 }
        let first = Maths.clampedInt(Maths.floor(frame.originX), -100_000, 100_000)
        let last = Maths.clampedInt(right.rounded(.up), -100_000, 100_000)
        return first..<max(first, last)
    }

    /// The tiles of a zoom that the picture shows, row by row, with columns of repeated worlds.
    ///
    /// At most 65,536 tiles are listed.
    public func tiles(zoom z: Int) -> [TileID] {
        let zoom = min(max(z, 0), TileID.maximumZoom)
        let count = Double(Int(1) << zoom)
        let frame = frame
        let right = frame.originX + Double(pixelWidth) * frame.step
        let bottom = frame.originY + Double(pixelHeight) * frame.step
        guard right > frame.originX, bottom > frame.originY, right.isFinite else { return [] }
        let limit = 1 << 30
        let left = Maths.clampedInt(Maths.floor(frame.originX * count), -limit, limit)
        let end = Maths.clampedInt((right * count).rounded(.up), -limit, limit)
        let top = Maths.clampedInt(Maths.floor(frame.originY * count), 0, 1 << zoom)
        let last = Maths.clampedInt((bottom * count).rounded(.up), 0, 1 << zoom)
        var tiles: [TileID] = []
        for y in top..<max(top, last) {
            for x in left..<max(left, end) {
                guard tiles.count < 65_536 else { return tiles }
                tiles.append(TileID(z: zoom, x: x, y: y))
            }
        }
        return tiles
    }
}
