import Foundation
import Raster
import TestSupport
import Testing

@Suite struct CameraTests {
    /// EPSG guidance and mercantile: the box of tile 2/1/1 and a place inside.
    @Test func tilesHaveTheirKnownBounds() {
        let bounds = TileID(z: 2, x: 1, y: 1).bounds
        #expect(bounds.west == -90 && bounds.east == 0 && bounds.south == 0)
        #expect(abs(bounds.north - 66.51326044311186) < 1e-12)
        let tile = TileID(z: 10, containing: Coordinate(longitude: 13.4, latitude: 52.5))
        #expect(tile == TileID(z: 10, x: 550, y: 335))
        #expect(TileID(z: 3, x: 9, y: 2).wrapped == TileID(z: 3, x: 1, y: 2))
        #expect(TileID(z: 3, x: -1, y: 2).wrapped == TileID(z: 3, x: 7, y: 2))
        #expect(tile.children.allSatisfy { $0.parent == tile })
    }

    @Test func mercatorAgreesWithItsDefinition() {
        var random = SplitMix(seed: 1)
        for _ in 0..<2_000 {
            let latitude = random.double(in: -85...85)
            let exact = 0.5 - Foundation.asinh(Foundation.tan(latitude * .pi / 180)) / (2 * .pi)
            #expect(abs(WebMercator.y(latitude: latitude) - exact) < 3e-15)
            #expect(abs(WebMercator.latitude(y: exact) - latitude) < 1e-13)
            #expect(WebMercator.latitude(y: 1 - exact) == -WebMercator.latitude(y: 1 - (1 - exact)))
        }
        #expect(WebMercator.y(latitude: 90) == 0 && WebMercator.y(latitude: -90) == 1)
        #expect(abs(WebMercator.latitude(y: 0) - WebMercator.maximumLatitude) < 1e-12)
    }

    @Test func aTileIsACamera() throws {
        for z in [0, 3, 9, 20] {
            let tile = TileID(z: z, x: (1 << z) / 3, y: (1 << z) / 5)
            let camera = Camera(tile: tile)
            let frame = camera.frame
            #expect(camera.pixelWidth == 256 && camera.pixelHeight == 256)
            #expect(frame.step == tile.side / 256)
            #expect(abs(frame.originX - Double(tile.x) * tile.side) < 1e-7 * frame.step + 3e-16)
            #expect(abs(frame.originY - Double(tile.y) * tile.side) < 1e-7 * frame.step + 3e-16)
            let bounds = try #require(camera.bounds)
            #expect(abs(bounds.north - tile.bounds.north) < 1e-9)
        }
    }

    @Test func projectAndUnprojectAreInverse() throws {
        let camera = Camera(
            center: Coordinate(longitude: 178, latitude: 30), zoom: 3.3, width: 900, height: 500,
            pixelRatio: 2)
        var random = SplitMix(seed: 5)
        for _ in 0..<500 {
            let point = Camera.Point(x: random.double(in: 0...1800), y: random.double(in: 0...1000))
            let place = try #require(camera.unproject(point))
            let back = camera.project(place)
            #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
        }
        // Across the date line the nearest copy counts.
        let east = camera.project(Coordinate(longitude: -179, latitude: 30))
        #expect(east.x > 900 && east.x < 1000)
    }

    @Test func wideViewsShowSeveralWorlds() {
        let camera = Camera(
            center: Coordinate(longitude: 0, latitude: 0), zoom: 0, width: 1536, height: 512)
        #expect(camera.visibleWorlds == -1..<2)
        #expect(camera.bounds == CoordinateBounds.world || camera.bounds?.width == 360)
        #expect(camera.tiles(zoom: 0).map(\.x) == [-1, 0, 1])
        #expect(camera.unproject(Camera.Point(x: 10, y: -1)) == nil)
    }

    @Test func fittingShowsTheWholeBox() throws {
        let box = CoordinateBounds(west: 170, south: -50, east: -160, north: -30)
        let camera = Camera(fitting: box, width: 640, height: 480)
        let seen = try #require(camera.bounds)
        #expect(box.width == 30)
        #expect(seen.west <= 170.000001 && seen.east >= 199.999999)
        #expect(seen.south <= -49.999999 && seen.north >= -30.000001)
    }

    @Test func noCameraTraps() {
        let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, 1e-300, 25, 1100]
        for a in odd {
            for b in odd {
                for camera in [
                    Camera(
                        center: Coordinate(longitude: a, latitude: b), zoom: a, width: 10,
                        height: 10),
                    Camera(
                        center: Coordinate(longitude: 0, latitude: 0), zoom: a, width: b, height: a),
                    Camera(
                        center: Coordinate(longitude: b, latitude: 0), zoom: 0, width: 9, height: 9,
                        pixelRatio: a),
                ] {
                    _ = camera.bounds
                    _ = camera.visibleWorlds
                    _ = camera.tiles(zoom: 3).count
                    _ = camera.project(Coordinate(longitude: b, latitude: a))
                    _ = camera.unproject(Camera.Point(x: a, y: b))
                    #expect((0...Camera.maximumSide).contains(camera.pixelWidth))
                }
            }
        }
    }
}
