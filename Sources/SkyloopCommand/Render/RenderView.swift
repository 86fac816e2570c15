import Foundation
import Skyloop

/// Which part of the world a picture shows.
enum RenderView: Sendable {
    /// A box, whole and as large as possible.
    case box(CoordinateBounds)
    /// A place and a zoom.
    case center(Coordinate, zoom: Double)
    /// Where the data is.
    case data(CoordinateBounds?)

    /// The camera of a picture of a size.
    ///
    /// Type and lines are drawn for a height of 720 points and grow with larger pictures, so that a
    /// 4K film has the look of a small one.
    func camera(size: PictureSize) -> Camera {
        let width = Double(size.width)
        let height = Double(size.height)
        switch self {
        case .center(let center, let zoom):
            return Camera(center: center, zoom: zoom, width: width, height: height)
        case .box(let bounds):
            return Self.fitting(bounds, width: width, height: height, padding: 0)
        case .data(let bounds):
            guard let bounds else {
                return Self.fitting(.world, width: width, height: height, padding: 0)
            }
            return Self.fitting(bounds, width: width, height: height, padding: 0.05)
        }
    }

    private static func fitting(
        _ bounds: CoordinateBounds, width: Double, height: Double, padding: Double
    ) -> Camera {
        let south = max(bounds.south, -WebMercator.maximumLatitude)
        let north = min(bounds.north, WebMercator.maximumLatitude)
        if bounds.width >= 340, padding > 0 {
            // A world of data fills the picture from side to side, more of the north than the south.
            let zoom = max(log2(width / 512), log2(height / 512))
            let latitude = south < -50 && north > 50 ? 18 : (south + north) / 2
            // No part of the picture lies beyond the map's ends.
            let half = height / 2 / (512 * exp2(zoom))
            let y = min(max(WebMercator.y(latitude: latitude), half), max(1 - half, half))
            return Camera(
                center: Coordinate(
                    longitude: (bounds.west + bounds.east) / 2,
                    latitude: WebMercator.latitude(y: y)),
                zoom: zoom, width: width, height: height)
        }
        // A box of no size still shows its surroundings.
        let least = 0.2
        let across = max(bounds.width, least)
        let up = max(north - south, least)
        let middle = (bounds.west + bounds.east) / 2
        let wide = min(across * (1 + 2 * padding), 360)
        let padded = CoordinateBounds(
            west: middle - wide / 2,
            south: max((south + north) / 2 - up / 2 * (1 + 2 * padding), -85),
            east: middle + wide / 2,
            north: min((south + north) / 2 + up / 2 * (1 + 2 * padding), 85))
        return Camera(fitting: padded, width: width, height: height)
    }
}
