import Raster

extension MapArea {
    /// The longest side of the picture that a distorted area is taken from.
    private static let longestSide = 8192.0

    /// The camera that sees exactly this area; nil where none does: another projection, or pixels that are not square.
    var camera: Camera? {
        guard projection == .webMercator else { return nil }
        let (across, down) = ((maxX - minX) / Double(width), (maxY - minY) / Double(height))
        guard abs(across - down) <= across * 1e-6 else { return nil }
        return camera(
            west: unitX(minX), east: unitX(maxX), north: unitY(maxY), south: unitY(minY),
            pixelsPerWorld: Double(width) / (unitX(maxX) - unitX(minX)))
    }

    /// The smallest camera that sees all of this area, at least as finely as the area's own pixels lie; nil where the area
    /// lies beyond the ends of the map.
    var coveringCamera: Camera? {
        let (west, east) = (unitX(minX), unitX(maxX))
        let (north, south) = (max(unitY(maxY), 0), min(unitY(minY), 1))
        guard east > west, south > north else { return nil }
        var finest = Double(width) / (east - west)
        switch projection {
        case .webMercator: finest = max(finest, Double(height) / (unitY(minY) - unitY(maxY)))
        // A degree of latitude is at least as long on this map as at the equator.
        case .geographic: finest = max(finest, Double(height) / (maxY - minY) * 360)
        }
        let longest = Self.longestSide / max(east - west, south - north)
        return camera(
            west: west, east: east, north: north, south: south, pixelsPerWorld: min(finest, longest)
        )
    }

    /// The position of a pixel of this area on the world square; rows beyond the ends of the map lie outside 0…1.
    func unitX(column: Int) -> Double {
        unitX(minX + (maxX - minX) * (Double(column) + 0.5) / Double(width))
    }

    /// As `unitX(column:)`, for rows from the north.
    func unitY(row: Int) -> Double {
        unitY(maxY - (maxY - minY) * (Double(row) + 0.5) / Double(height))
    }

    private func unitX(_ x: Double) -> Double {
        projection == .geographic ? WebMercator.x(longitude: x) : 0.5 + x / (2 * Self.mercatorLimit)
    }

    private func unitY(_ y: Double) -> Double {
        switch projection {
        case .webMercator: return 0.5 - y / (2 * Self.mercatorLimit)
        case .geographic:
            if y > WebMercator.maximumLatitude { return -1 }
            if y < -WebMercator.maximumLatitude { return 2 }
            return WebMercator.y(latitude: y)
        }
    }

    private func camera(
        west: Double, east: Double, north: Double, south: Double, pixelsPerWorld: Double
    ) -> Camera {
        let points = pixelsPerWorld / scale
        return Camera(
            center: Coordinate(
                longitude: WebMercator.longitude(x: (west + east) / 2),
                latitude: WebMercator.latitude(y: (north + south) / 2)),
            zoom: Maths.log2(points / Camera.worldSize),
            width: max((east - west) * points, 1 / scale),
            height: max((south - north) * points, 1 / scale), pixelRatio: scale)
    }
}
