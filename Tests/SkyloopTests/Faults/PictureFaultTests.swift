import Foundation
import MapModel
import Raster
import TestSupport
import Testing
import Timekeeping

@testable import Skyloop

/// Faults of pictures, queries and legends that other engines were reported to have; docs/faults.md lists them.
@Suite("Reported faults: pictures, queries and legends")
struct PictureFaultTests {
    private func controller(
        _ value: @escaping @Sendable (Int, Int, Int) -> Float
    ) throws -> MapController<ImageMap> {
        let controller = MapController<ImageMap>.test()
        try controller.addSource(id: "s", series: TestSeries(value: value).series)
        try controller.addLayer(.test("a"))
        return controller
    }

    @Test("65: masks and their colours were lost when a layer was removed and added again")
    func masksStay() throws {
        let controller = MapController<ImageMap>.test()
        try controller.addSource(id: "s", series: TestSeries().series)
        try controller.addSource(
            id: "m", series: TestSeries("m") { _, x, _ in x < 18 ? 3 : .nan }.series)
        try controller.addLayer(.test("m", source: "m"))
        var layer = LayerDescriptor.test("a")
        layer.maskConfiguration = LayerMaskConfiguration(
            layers: [LayerMaskReference(layerId: "m")], invert: true)
        layer.paint.sample?.colorScale = .masks([
            ColorMask(values: 0...0.5, scale: ColorScale(stops: [ColorStop(0, 0xff0000)])),
            ColorMask(values: 0.5...9, scale: ColorScale(stops: [ColorStop(0, 0x0000ff)])),
        ])
        try controller.addLayer(layer)
        let date = TestSeries.start + 3600
        let first = try controller.frame(at: date)
        #expect(first[10, 24] != first[50, 24])
        let kept = try #require(controller.getLayer(id: "a")).descriptor
        controller.removeLayer(id: "a")
        #expect(try controller.frame(at: date) != first)
        try controller.addLayer(kept)
        #expect(kept == layer)
        #expect(try controller.frame(at: date) == first)
    }

    @Test(
        "69, 82: a scale switched to normalised and back failed, or the legend kept other colours",
        .enabled(if: TestData.isAvailable, TestData.skipped))
    func legendFollowsThePaint() throws {
        let file = try TestData.file("timeseries/ncl-storm/Tstorm.cdf")
        let service = WeatherService(datasets: [try Dataset(contentsOf: file.path)])
        let map = ImageMap(
            width: 64, height: 48, center: Coordinate(longitude: -95, latitude: 40), zoom: 1,
            baseMap: BaseMap(nil))
        let controller = MapController(map: map, service: service)
        let control = LegendControl()
        controller.add(legendControl: control)
        let layer = try controller.addWeatherLayer(for: .temperatures)
        let date = try #require(service.series(for: .temperatures)?.times.first?.date)
        let before = (control.legends, try controller.frame(at: date))
        var changed = layer.descriptor
        let scale = ColorScale(
            stops: [ColorStop(0, 0xff00ff), ColorStop(1, 0x00ff00)], range: -40...40,
            normalized: true)
        changed.paint.sample?.colorScale = .colorScale(scale)
        try controller.updateLayer(changed)
        #expect(control.legends.map(\.colorScale) == [scale])
        #expect(controller.legends.map(\.colorScale) == [scale])
        #expect(try controller.frame(at: date) != before.1)
        try controller.updateLayer(layer.descriptor)
        #expect(control.legends == before.0)
        #expect(try controller.frame(at: date) == before.1)
    }

    @Test("72, 73, 87: stripes, flashes or nothing at some zooms", arguments: -3...22)
    func everyZoom(zoom: Int) throws {
        let controller = try controller { _, _, _ in 3 }
        controller.frameOptions.attribution = ""
        for part in [0.0, 0.37] {
            controller.map.camera.zoom = Double(zoom) + part
            controller.map.camera.center = Coordinate(longitude: 179.9, latitude: 12)
            let frame = try controller.frame(at: TestSeries.start)
            // White wherever the world is, however often it is seen; water beyond its ends.
            for y in 0..<48 {
                for x in 0..<64 {
                    let point = Camera.Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                    let isWorld = controller.coordinate(for: point).map { abs($0.latitude) < 84 }
                    guard let isWorld, isWorld else { continue }
                    #expect(frame[x, y] == Color(0xffffff), "\(zoom) \(x) \(y)")
                }
            }
        }
    }

    @Test(
        "79: sea temperature was drawn over land",
        .enabled(if: BaseMapFile.isThere, BaseMapFile.skipped))
    func seaStaysOffLand() throws {
        let data = try BaseMapData(contentsOf: BaseMapFile.url)
        // Across the coast of Portugal.
        let map = ImageMap(
            width: 96, height: 48, center: Coordinate(longitude: -9.2, latitude: 39.5), zoom: 4,
            baseMap: BaseMap(data))
        let controller = MapController(map: map, service: WeatherService(datasets: []))
        controller.frameOptions = .bare
        try controller.addSource(id: "s", series: TestSeries { _, _, _ in 3 }.series)
        var layer = LayerDescriptor.test("a")
        layer.maskConfiguration = .water
        try controller.addLayer(layer)
        /// The share of a tenth of the picture that the layer covers; borders and names lie over it.
        func covered(_ columns: Range<Int>) throws -> Double {
            let frame = try controller.frame(at: TestSeries.start)
            let places = columns.flatMap { x in (0..<48).map { (x, $0) } }
            let white = places.filter { frame[$0.0, $0.1] == Color(0xffffff) }
            return Double(white.count) / Double(places.count)
        }
        #expect(try covered(0..<10) > 0.6)
        #expect(try covered(86..<96) == 0)
        layer.maskConfiguration = .land
        try controller.updateLayer(layer)
        #expect(try covered(0..<10) == 0)
        #expect(try covered(86..<96) > 0.6)
    }

    @Test("90, 91: a query gave earlier places, layers not asked for, or one source twice")
    func queries() async throws {
        let controller = try controller { _, x, _ in x < 18 ? 0 : x < 27 ? 2 : .nan }
        try controller.addLayer(.test("b"))
        try controller.addSource(id: "o", series: TestSeries("o") { _, _, _ in 1 }.series)
        try controller.addLayer(.test("o", source: "o"))
        func values(_ longitude: Double, _ ids: [String]? = nil) async -> [String: Double?] {
            await controller.query(
                coord: Coordinate(longitude: longitude, latitude: 5), layerIds: ids
            ).mapValues { $0.features.first?.value }
        }
        // Zero is a value; what is missing is none; two layers of a source answer each for itself.
        #expect(await values(-90) == ["a": 0, "b": 0, "o": 1])
        #expect(await values(40) == ["a": 2, "b": 2, "o": 1])
        #expect(await values(130) == ["o": 1])
        #expect(await values(40, ["b"]) == ["b": 2])
        #expect(await values(130, ["a", "none"]).isEmpty)
        let result = await controller.query(
            coord: Coordinate(longitude: 40, latitude: 5), layerIds: ["a"])
        #expect(result["a"]?.features.count == 1)
    }

    @Test("99: paint for an id that is no layer's was ignored without a word")
    func unknownLayer() throws {
        let controller = try controller { _, _, _ in 1 }
        #expect(throws: MapModelError.self) { try controller.updateLayer(.test("none")) }
        #expect(throws: MapModelError.self) { try controller.moveLayer(id: "none") }
    }

    @Test("102: longitudes beyond 180° found nothing", arguments: [-530.0, -170, 190, 550])
    func longitudesWrap(longitude: Double) async throws {
        let controller = try controller { _, x, _ in Float(x) }
        let found = await controller.query(
            coord: Coordinate(longitude: longitude, latitude: 5), layerIds: nil)
        // Columns are at -180, -170 …: -170 is the second.
        #expect(found["a"]?.features.first?.value == 1)
    }

    @Test("107: the last time was never shown, or a film of many frames hung")
    func lastFrame() async throws {
        let controller = try controller { time, _, _ in Float(time) }
        let range = TestSeries.start...TestSeries.start + 3 * 3600
        let frames = controller.frames(over: range, count: 61)
        #expect(frames.date(of: 0) == range.lowerBound)
        #expect(frames.date(of: 60) == range.upperBound)
        var last: ImageBuffer?
        var count = 0
        for try await frame in frames {
            last = frame
            count += 1
        }
        #expect(count == 61)
        #expect(try last == controller.frame(at: range.upperBound))
        #expect(last?[32, 24] == Color(0xffffff))
    }

    @Test("A picture of a date outside the range, or of a range of one date, showed another time")
    func anyRange() throws {
        let wanted = try controller { time, _, _ in Float(time) }
            .frame(at: TestSeries.start + 3600)
        let other = try controller { time, _, _ in Float(time) }
        let far = TestSeries.start + 90 * 86_400
        other.timeline.setRange(far...far + 7200)
        #expect(try other.frame(at: TestSeries.start + 3600) == wanted)
        other.timeline.setRange(TestSeries.start + 3600...TestSeries.start + 3600)
        #expect(try other.frame(at: TestSeries.start + 3600) == wanted)
    }

    @Test("143: frames cost more and more")
    func everyFrameCostsTheSame() async throws {
        let test = TestSeries { time, x, _ in Float(time + x % 2) }
        let controller = MapController<ImageMap>.test()
        try controller.addSource(id: "s", series: test.series)
        try controller.addLayer(.test("a"))
        for try await _ in controller.frames(
            over: TestSeries.start...TestSeries.start + 3 * 3600, count: 300)
        {}
        // Each time is read once for the 300 frames, and sampled once.
        #expect(test.counts.total == 4)
        #expect(test.counts.most == 1)
    }
}
