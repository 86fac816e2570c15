import Foundation
import MapModel
import Raster
import Synchronization
import Testing
import Timekeeping

@testable import Skyloop

@Suite struct MapControllerTests {
    private func controller(
        width: Double = 64, height: Double = 48
    ) -> MapController<ImageMap> {
        let map = ImageMap(
            width: width, height: height, center: Coordinate(longitude: 0, latitude: 0), zoom: -1,
            baseMap: BaseMap(nil))
        let controller = MapController(
            map: map, service: WeatherService(datasets: []), now: { TestSeries.start })
        controller.frameOptions = .bare
        controller.timeline.setRange(TestSeries.start...TestSeries.start + 3 * 3600)
        return controller
    }

    private func sample(
        _ id: Identifier, source: Identifier = "s",
        interpolation: SampleInterpolation = .bilinear
    ) -> LayerDescriptor {
        LayerDescriptor(
            id: id, source: source,
            paint: .sample(
                SampleLayerPaint(
                    sample: SamplePaint(
                        colorScale: ColorScaleSpecification(stops: [
                            ColorStop(0, 0x000000), ColorStop(3, 0xffffff),
                        ]), interpolation: interpolation))))
    }

    @Test("Who comes after the map is ready is told at once")
    func lateSubscriber() async {
        let controller = controller()
        let called = Recorder()
        let token = controller.onLoad.observe { _ in called.add("load") }
        #expect(called.all == ["load"])
        token.cancel()
        await controller.onLoad.wait()
    }

    @Test("A layer is there when its event comes, and adding it 200 times works each time")
    func addAndRemove() throws {
        let controller = controller()
        try controller.addSource(id: "s", series: TestSeries().series)
        let seen = Recorder()
        let token = controller.onLayerAdded.observe { [weak controller] id in
            seen.add(controller?.hasLayer(id: id) == true ? "there" : "missing")
        }
        for _ in 0..<200 {
            try controller.addLayer(sample("a"))
            #expect(controller.layerIds == ["a"])
            controller.removeLayer(id: "a")
            controller.removeLayer(id: "a")
        }
        #expect(seen.all == Array(repeating: "there", count: 200))
        try controller.removeSource(id: "s")
        #expect(controller.sourceIds.isEmpty)
        #expect(controller.timeline.animations.isEmpty)
        token.cancel()
    }

    @Test("Layers stand in the order asked for; unknown ids are errors")
    func order() throws {
        let controller = controller()
        try controller.addSource(id: "s", series: TestSeries().series)
        try controller.addLayer(sample("a"))
        try controller.addLayer(sample("b"), beforeId: "a")
        #expect(controller.layerIds == ["b", "a"])
        try controller.moveLayer(id: "b")
        #expect(controller.layerIds == ["a", "b"])
        #expect(throws: MapModelError.self) { try controller.addLayer(sample("a")) }
        #expect(throws: MapModelError.self) {
            try controller.addLayer(sample("c"), beforeId: "x")
        }
        #expect(throws: MapModelError.self) { try controller.removeSource(id: "s") }
        #expect(throws: SkyloopError.self) { try controller.addWeatherLayer(for: .temperatures) }
        #expect(throws: SkyloopError.self) { try controller.addWeatherLayer(for: "no-such") }
    }

    @Test("Preloading asks for each field once, and tells start, progress and end")
    func preload() async throws {
        let test = TestSeries()
        let controller = controller()
        let events = Recorder()
        let tokens = [
            controller.onLoadStart.observe { events.add("start") },
            controller.onLoadComplete.observe { events.add("complete") },
        ]
        let progress = controller.onLoadProgress.observe { progress in
            #expect(progress.settled <= progress.total)
        }
        try controller.addSource(id: "s", series: test.series)
        try controller.addLayer(sample("a"))
        try controller.addLayer(sample("b"))
        await controller.preloadAnimationData()
        await controller.preloadAnimationData()
        #expect(test.counts.total == 4)
        #expect(test.counts.most == 1)
        #expect(controller.loadProgress.progress == 1)
        #expect(
            events.all.filter { $0 == "start" }.count
                == events.all.filter { $0 == "complete" }.count)
        #expect(
            controller.getSource(id: "s")?.animator.hasDataForInterval(TestSeries.start) == true)
        for token in tokens + [progress] { token.cancel() }
    }

    @Test("A time that can't be read is reported and does not hold the others up")
    func failure() async throws {
        let test = TestSeries(failing: [1])
        let controller = controller()
        let errors = Recorder()
        let token = controller.onError.observe { errors.add($0.message) }
        try controller.addSource(id: "s", series: test.series)
        try controller.addLayer(sample("a"))
        await controller.preloadAnimationData()
        #expect(controller.loadProgress.isComplete)
        #expect(errors.all == ["damaged"])
        let animator = try #require(controller.getSource(id: "s")?.animator)
        #expect(animator.series.validCount == 3)
        // Between the neighbours of the one that failed, the last good one holds.
        let frame = try controller.frame(at: TestSeries.start + 5400)
        #expect(frame[32, 24].alpha == 255)
        token.cancel()
    }

    @Test("A layer can go while it is loading, and hidden layers load nothing")
    func removeWhileLoading() async throws {
        let test = TestSeries()
        let controller = controller()
        try controller.addSource(id: "s", series: test.series)
        try controller.addLayer(sample("a"))
        async let loading: Void = controller.preloadAnimationData()
        controller.removeLayer(id: "a")
        await loading
        #expect(!controller.isLoading)
        let hidden = TestSeries("hidden")
        try controller.addSource(id: "h", series: hidden.series)
        var layer = sample("h", source: "h")
        layer.isVisible = false
        try controller.addLayer(layer)
        await controller.preloadAnimationData()
        #expect(hidden.counts.total == 0)
    }

    @Test("Controller, layers and observers go away together")
    func noCycle() async throws {
        weak var weakController: MapController<ImageMap>?
        weak var weakSource: MapSource?
        do {
            let controller = controller()
            weakController = controller
            weakSource = try controller.addSource(id: "s", series: TestSeries().series)
            try controller.addLayer(sample("a"))
            await controller.preloadAnimationData()
        }
        // Loads that were just ending may hold on for a moment.
        for _ in 0..<100 where weakController != nil || weakSource != nil {
            await Task.yield()
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(weakController == nil)
        #expect(weakSource == nil)
    }

    @Test("A frame depends on map, layers and date alone")
    func pureFrames() async throws {
        let controller = controller()
        try controller.addSource(id: "s", series: TestSeries().series)
        try controller.addLayer(sample("a"))
        let date = TestSeries.start + 5400
        let first = try controller.frame(at: date)
        controller.timeline.goTo(position: 1)
        _ = try controller.frame(at: TestSeries.start)
        #expect(try controller.frame(at: date) == first)
        // Half-way between 1 and 2 of 0…3 is the middle of the scale: a lightness of ½ in OKLab.
        let middle = first[32, 24]
        #expect(middle.red == middle.green && abs(Int(middle.red) - 99) < 6)
        // Outside its own times a layer shows nothing: the water shows.
        let outside = try controller.frame(at: TestSeries.start + 86_400)
        #expect(outside[32, 24] == MapTheme.dark.water)
        var count = 0
        for try await frame in controller.frames(
            over: TestSeries.start...TestSeries.start + 3 * 3600, count: 7)
        {
            if count == 3 { #expect(frame == first) }
            count += 1
        }
        #expect(count == 7)
    }

    @Test("Two layers of one source show each at its own times, and each mixes or not")
    func twins() throws {
        let controller = controller()
        let source = try controller.addSource(id: "s", series: TestSeries().series)
        var past = sample("past")
        past.timing.range = DateInterval(start: .distantPast, end: TestSeries.start + 3600)
        past.paint.sample?.meld = false
        var future = sample("future")
        future.timing.range = DateInterval(
            start: TestSeries.start + 3600.001, end: .distantFuture)
        try controller.addLayer(past)
        try controller.addLayer(future)
        func moments(_ hours: Double) -> [ShownMoment?] {
            [past, future].map { source.moment(at: TestSeries.start + hours * 3600, for: $0) }
        }
        #expect(moments(0.5) == [ShownMoment(before: 0), nil])
        // At exactly the boundary the past wins.
        #expect(moments(1) == [ShownMoment(before: 1), nil])
        #expect(moments(1.5) == [nil, ShownMoment(before: 1, after: 2, fraction: 0.5)])
    }

    @Test("What is missing is not drawn")
    func missing() throws {
        let controller = controller()
        let holes = TestSeries { _, x, _ in x < 18 ? .nan : 3 }
        try controller.addSource(id: "s", series: holes.series)
        try controller.addLayer(sample("a", interpolation: .none))
        let frame = try controller.frame(at: TestSeries.start)
        let water = MapTheme.dark.water
        let colors = Set((0..<64).map { frame[$0, 24] })
        #expect(colors == [water, Color(0xffffff)])
    }

    @Test("A query asks the layers named, leaves out what has nothing, and mixes winds as vectors")
    func query() async throws {
        let controller = controller()
        try controller.addSource(id: "s", series: TestSeries().series)
        try controller.addSource(
            id: "holes", series: TestSeries("holes") { _, _, _ in .nan }.series)
        try controller.addSource(
            id: "wind",
            series: TestSeries("wind", isVector: true) { time, _, _ in Float(time + 1) }.series)
        try controller.addLayer(sample("a"))
        try controller.addLayer(sample("b", source: "holes"))
        try controller.addLayer(
            LayerDescriptor(
                id: "w", source: "wind", paint: .particle(ParticleLayerPaint())))
        controller.timeline.goTo(date: TestSeries.start + 1800)
        let place = Coordinate(longitude: 190, latitude: 10)
        let all = await controller.query(coord: place, layerIds: nil)
        #expect(Set(all.keys) == ["a", "w"])
        #expect(all["a"]?.features.first?.value == 0.5)
        let wind = try #require(all["w"]?.features.first)
        #expect(abs((wind.value ?? 0) - 1.5 * 2.0.squareRoot()) < 1e-5)
        #expect(abs((wind.properties["angle"] ?? 0) - 45) < 1e-5)
        #expect(await controller.query(coord: place, layerIds: ["a"]).count == 1)
        #expect(await controller.query(coord: place, layerIds: []).isEmpty)
    }

    @Test("A legend that two layers share goes with the last of them; a switch keeps the rest")
    func legends() {
        let control = LegendControl()
        let legend = WeatherLegend(id: "t", title: "Mine", colorScale: .temperature)
            .labels(.values([0, 10]))
        control.add(legend: legend)
        control.add(legend: legend)
        control.removeLegend(id: "t")
        #expect(control.legends.count == 1)
        control.toggleUnits()
        #expect(control.legends[0].title == "Mine")
        #expect(control.legends[0].currentUnits == .imperial)
        #expect(control.legends[0].labels == .values([0, 10]))
        control.removeLegend(id: "t")
        #expect(control.legends.isEmpty)
        control.add(legend: legend)
        control.add(legend: legend)
        control.removeLegend(id: "t", force: true)
        #expect(control.legends.isEmpty)
    }
}

/// Notes texts from any thread.
final class Recorder: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
}
