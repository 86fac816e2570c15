import TestSupport
import Testing

@testable import Skyloop

@Suite("Base map", .enabled(if: BaseMapFile.isThere, BaseMapFile.skipped))
struct BaseMapTests {
    let data: BaseMapData

    init() throws { data = try BaseMapData(contentsOf: BaseMapFile.url) }

    func camera(_ longitude: Double, _ latitude: Double, _ zoom: Double) -> Camera {
        Camera(
            center: Coordinate(longitude: longitude, latitude: latitude), zoom: zoom, width: 33,
            height: 33)
    }

    struct Spot: CustomTestStringConvertible {
        let name: String
        let longitude: Double
        let latitude: Double
        let isLand: Bool
        var testDescription: String { name }
    }

    static let spots = [
        Spot(name: "Germany", longitude: 10, latitude: 51, isLand: true),
        Spot(name: "Kansas", longitude: -98, latitude: 39, isLand: true),
        Spot(name: "Sahara", longitude: 10, latitude: 24, isLand: true),
        Spot(name: "Chukotka east of 180°", longitude: -178, latitude: 66.8, isLand: true),
        Spot(name: "Chukotka west of 180°", longitude: 178, latitude: 67, isLand: true),
        Spot(name: "Antarctica", longitude: 60, latitude: -80, isLand: true),
        Spot(name: "Atlantic", longitude: -35, latitude: 35, isLand: false),
        Spot(name: "Pacific at 180°", longitude: 180, latitude: 0, isLand: false),
        Spot(name: "Mediterranean", longitude: 18, latitude: 35, isLand: false),
        Spot(name: "Lake Victoria", longitude: 33, latitude: -1, isLand: false),
        Spot(name: "Lake Superior", longitude: -87.5, latitude: 47.7, isLand: false),
        Spot(name: "Caspian Sea", longitude: 50.5, latitude: 41.5, isLand: false),
        Spot(name: "Hudson Bay", longitude: -86, latitude: 60, isLand: false),
    ]

    @Test("Land and water are where they are, at every zoom", arguments: spots)
    func landAndWater(_ spot: Spot) throws {
        for theme in MapTheme.allCases {
            let map = BaseMap(data, theme: theme)
            for zoom in stride(from: 0.0, through: 22, by: theme == .dark ? 2 : 7) {
                let picture = try map.picture(for: camera(spot.longitude, spot.latitude, zoom))
                #expect(
                    picture.below[16, 16] == (spot.isLand ? theme.land : theme.water),
                    "zoom \(zoom)")
            }
        }
    }

    @Test("A wide view shows the world again and again")
    func repeatedWorlds() throws {
        let camera = Camera(
            center: Coordinate(longitude: 0, latitude: 0), zoom: 0, width: 512 * 3.5, height: 256)
        let picture = try BaseMap(data).picture(for: camera)
        var places = 0
        for copy in -1...1 {
            // Congo, in each copy.
            let point = camera.project(Coordinate(longitude: 20, latitude: 0))
            let x = Int(point.x) + copy * 512
            #expect(picture.below[x, Int(point.y)] == MapTheme.dark.land)
            places += 1
        }
        #expect(places == 3)
    }

    @Test("The date line is no coast, and the South Pole's edge none either")
    func noSeam() throws {
        for (longitude, latitude) in [(180.0, 68.2), (180.0, 66.5), (179.9999, 68.5)] {
            let camera = camera(longitude, latitude, 6)
            let picture = try BaseMap(data).picture(
                for: camera, options: BaseMapOptions(showsLabels: false))
            // A line along the meridian would cross the whole column in the middle.
            let crossed = (0..<33).filter { picture.above[16, $0].alpha > 40 }.count
            #expect(crossed < 20)
            #expect(picture.below[16, 16] == picture.below[15, 16])
        }
        let south = try BaseMap(data).picture(
            for: Camera(
                center: Coordinate(longitude: 60, latitude: -84.9), zoom: 3, width: 64, height: 64))
        #expect(south.above.pixels.allSatisfy { $0 == 0 })
    }

    @Test("What lies over the weather is clear but for lines and names")
    func clearGround() throws {
        let camera = Camera(
            center: Coordinate(longitude: 10, latitude: 50), zoom: 4, width: 640, height: 360)
        let picture = try BaseMap(data).picture(for: camera)
        #expect(picture.below.isOpaque)
        let clear = picture.above.pixels.filter { $0 == 0 }.count
        #expect(Double(clear) / Double(picture.above.pixels.count) > 0.7)
        #expect(clear < picture.above.pixels.count)
    }

    @Test("Two pixels to a point draw the same map finer")
    func scale() throws {
        let one = Camera(
            center: Coordinate(longitude: 10, latitude: 50), zoom: 3, width: 200, height: 120)
        var two = one
        two.pixelRatio = 2
        let options = BaseMapOptions()
        let (small, large) = (
            try BaseMap(data).picture(for: one, options: options),
            try BaseMap(data).picture(for: two, options: options)
        )
        #expect((large.below.width, large.below.height) == (400, 240))
        var difference = 0
        for y in 0..<120 {
            for x in 0..<200 {
                var sum = 0
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    sum += Int(large.below[2 * x + dx, 2 * y + dy].blue)
                }
                difference += abs(sum / 4 - Int(small.below[x, y].blue))
            }
        }
        // Land and water are 17 steps apart; only pixels at coasts may differ, by a little.
        #expect(Double(difference) / (200 * 120) < 0.35)
    }

    @Test("Neighbouring tiles agree along their edge, names included")
    func tiles() throws {
        let map = BaseMap(data)
        // Four tiles around Berlin against one picture of all four.
        let corner = TileID(z: 6, x: 34, y: 20)
        let camera = Camera(
            center: Coordinate(
                longitude: WebMercator.longitude(x: Double(corner.x + 1) * corner.side),
                latitude: WebMercator.latitude(y: Double(corner.y + 1) * corner.side)),
            zoom: 5, width: 512, height: 512)
        let whole = try map.picture(for: camera, options: BaseMapOptions(isTile: true))
        var (differing, drawn) = (0, 0)
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let tile = try map.tile(TileID(z: 6, x: corner.x + dx, y: corner.y + dy))
            for y in 0..<256 {
                for x in 0..<256 {
                    let (one, other) = (
                        tile.above[x, y], whole.above[dx * 256 + x, dy * 256 + y]
                    )
                    if one.alpha > 0 { drawn += 1 }
                    if abs(Int(one.alpha) - Int(other.alpha)) > 24 { differing += 1 }
                }
            }
        }
        #expect(drawn > 3000)
        #expect(differing < drawn / 200)
    }

    @Test("What was drawn for a camera is kept, for the newest two")
    func kept() throws {
        let map = BaseMap(data)
        func address(_ zoom: Double) throws -> UnsafeRawPointer? {
            try map.picture(for: camera(10, 50, zoom)).below.withBytes { $0.baseAddress }
        }
        let first = try address(3)
        #expect(try address(3) == first)
        _ = try address(4)
        #expect(try address(3) == first)
    }

    @Test("Without a file the map is water, and no camera traps")
    func plain() throws {
        let map = BaseMap(nil, theme: .light)
        let picture = try map.picture(for: camera(10, 50, 3))
        #expect(picture.below[5, 5] == MapTheme.light.water)
        #expect(picture.above.pixels.allSatisfy { $0 == 0 })
        for camera in [
            camera(.nan, 50, 3), camera(10, .nan, 3), camera(10, 50, .nan), camera(10, 50, 1e9),
            camera(1e300, 89.9999, 5), camera(0, 0, -300),
            Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 3, width: 0, height: -5),
            Camera(
                center: Coordinate(longitude: 0, latitude: 0), zoom: 3, width: 10, height: 10,
                pixelRatio: 0),
        ] {
            _ = try BaseMap(data).picture(for: camera)
        }
    }

    @Test("The largest cities come first, and capitals are among them")
    func places() throws {
        let places = try data.allPlaces()
        #expect(places.count > 5000)
        #expect(places.prefix(30).map(\.name).contains("Tokyo"))
        let ranks = places.map(\.rank)
        #expect(ranks == ranks.sorted())
        let berlin = try #require(places.first { $0.name == "Berlin" })
        #expect(abs(berlin.x - (13.4 / 360 + 0.5)) < 0.0003)
        #expect(berlin.isCapital)
    }
}
