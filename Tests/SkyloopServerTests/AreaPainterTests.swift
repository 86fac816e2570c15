import Foundation
import Raster
import Testing

@testable import SkyloopServer

@Suite struct AreaPainterTests {
    /// Paints longitude into red and latitude into green, exactly as the camera sees them.
    private func paint(_ camera: Camera, _ image: inout ImageBuffer) {
        for y in 0..<image.height {
            for x in 0..<image.width {
                let point = Camera.Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                guard let place = camera.unproject(point) else { continue }
                let red = (place.longitude + 180) / 360 * 255
                let green = (place.latitude + 90) / 180 * 255
                image[x, y] = Color(red: UInt8(red), green: UInt8(green), blue: 0)
            }
        }
    }

    private static let areas: [(String, MapArea)] = {
        let half = MapArea.mercatorLimit
        func area(
            _ projection: MapArea.Projection, _ box: (Double, Double, Double, Double), _ width: Int,
            _ height: Int, scale: Double = 1
        ) -> MapArea {
            MapArea(
                projection: projection, minX: box.0, minY: box.1, maxX: box.2, maxY: box.3,
                width: width,
                height: height, scale: scale)
        }
        return [
            ("a tile", .tile(z: 3, x: 5, y: 2)),
            ("a tile at two pixels a point", .tile(z: 2, x: 1, y: 1, scale: 2)),
            ("the whole world in degrees", area(.geographic, (-180, -90, 180, 90), 360, 180)),
            ("a box in degrees", area(.geographic, (-10, 40, 20, 60), 300, 200)),
            ("a flat box in degrees", area(.geographic, (-10, 40, 20, 60), 500, 60)),
            ("a box over the date line", area(.geographic, (170, -20, 200, 10), 120, 120)),
            ("a distorted box in metres", area(.webMercator, (0, 0, half, half / 2), 200, 300)),
            (
                "another world in metres",
                area(.webMercator, (2 * half, 0, 3 * half, half), 128, 128)
            ),
        ]
    }()

    @Test(arguments: areas)
    func everyPixelShowsItsOwnPlace(name: String, area: MapArea) throws {
        var image = ImageBuffer(width: area.width, height: area.height)
        try AreaPainter.paint(area, into: &image, draw: paint)
        // One step of colour is 1.4° of longitude and 0.7° of latitude; a pixel of the world map is one degree.
        var worst = 0
        for y in 0..<area.height {
            for x in 0..<area.width {
                let place = area.coordinate(x: Double(x) + 0.5, y: Double(y) + 0.5)
                guard abs(place.latitude) < 84 else { continue }
                let turned = place.longitude - ((place.longitude + 180) / 360).rounded(.down) * 360
                let red = Int((turned + 180) / 360 * 255)
                let green = Int((place.latitude + 90) / 180 * 255)
                let color = image[x, y]
                #expect(color.alpha == 255)
                let miss = max(
                    min(abs(Int(color.red) - red), 255 - abs(Int(color.red) - red)),
                    abs(Int(color.green) - green))
                worst = max(worst, miss)
            }
        }
        #expect(worst <= 2, "\(name) is \(worst) steps off")
    }

    @Test(arguments: [(91.0, 100.0), (-1e4, -100), (89.99, 90)])
    func beyondThePolesNothingShows(south: Double, north: Double) throws {
        let area = MapArea(
            projection: .geographic, minX: 0, minY: south, maxX: 10, maxY: north, width: 20,
            height: 20)
        var image = ImageBuffer(width: 20, height: 20)
        try AreaPainter.paint(area, into: &image, draw: paint)
        #expect(image.pixels.allSatisfy { $0 == 0 })
    }
}
