import Foundation
import MapModel
import Raster
import TestSupport
import Testing
import Timekeeping

@testable import Skyloop

/// Faults of loading and of a map's life that other engines were reported to have; docs/faults.md lists them.
@Suite("Reported faults: loading and life")
struct LoadingFaultTests {
    private let middle = TestSeries.start + 5400

    @Test("43: a source that says nothing of itself was invisible")
    func nothingIsKnown() throws {
        let controller = MapController<ImageMap>.test(width: 320, height: 200)
        controller.frameOptions = FrameOptions()
        try controller.addSource(id: "s", series: TestSeries("", hours: [0]).series)
        var layer = LayerDescriptor.test("a")
        layer.paint.sample?.colorScale = nil
        try controller.addLayer(layer)
        let frame = try controller.frame(at: TestSeries.start)
        let plain = MapController<ImageMap>.test(width: 320, height: 200)
        plain.frameOptions = FrameOptions()
        #expect(try frame[160, 100] != plain.frame(at: TestSeries.start)[160, 100])
    }

    @Test("45: a layer was gone or kept loading after it was removed and added again")
    func addAndRemoveWhileLoading() async throws {
        let controller = MapController<ImageMap>.test()
        try controller.addSource(id: "s", series: TestSeries().series)
        try controller.addLayer(.test("a"))
        let first = try controller.frame(at: middle)
        for _ in 0..<30 {
            async let loading: Void = controller.preloadAnimationData()
            controller.removeLayer(id: "a")
            try controller.addLayer(.test("a"))
            await loading
        }
        await controller.preloadAnimationData()
        #expect(!controller.isLoading)
        #expect(controller.layerIds == ["a"])
        #expect(try controller.frame(at: middle) == first)
    }

    @Test("48: adding and removing from many tasks crashed")
    func addAndRemoveFromManyTasks() async throws {
        let controller = MapController<ImageMap>.test()
        try controller.addSource(id: "s", series: TestSeries().series)
        await withTaskGroup { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<40 {
                        let id = "\(task)-\(round % 3)"
                        _ = try? controller.addLayer(.test(Identifier(id)))
                        if round % 5 == 0 { _ = try? controller.frame(at: middle) }
                        controller.setLayerVisibility(id: id, visible: round % 2 == 0)
                        controller.removeLayer(id: id)
                    }
                }
            }
        }
        #expect(controller.layerIds.isEmpty)
        await controller.preloadAnimationData()
        #expect(!controller.isLoading)
        try controller.removeSource(id: "s")
    }

    /// A look belongs to a map here: another look is another map, which takes the same layers.
    @Test("51: layers were lost when the map's style changed")
    func anotherLookKeepsLayers() throws {
        let test = TestSeries()
        let dark = MapController<ImageMap>.test()
        let light = MapController<ImageMap>.test(theme: .light)
        try dark.addSource(id: "s", series: test.series)
        try dark.addLayer(.test("a"))
        for source in dark.sources { try light.addSource(id: source.id, series: source.series) }
        for layer in dark.layers { try light.addLayer(layer.descriptor) }
        #expect(light.layerIds == dark.layerIds)
        #expect(try light.frame(at: middle)[32, 24] == dark.frame(at: middle)[32, 24])
    }

    @Test("54: the same was asked for twice at the start")
    func nothingIsAskedForTwice() async throws {
        let test = TestSeries()
        let controller = MapController<ImageMap>.test()
        controller.animationOptions.shouldPreloadData = true
        try controller.addSource(id: "s", series: test.series)
        for id: Identifier in ["a", "b", "c"] { try controller.addLayer(.test(id)) }
        controller.timeline.goTo(position: 0.4)
        controller.timeline.goTo(position: 0.9)
        await controller.preloadAnimationData()
        #expect(test.counts.total == 4)
        #expect(test.counts.most == 1)
    }

    @Test("56: one source without its future times broke the whole animation")
    func oneFailingSourceSparesTheRest() async throws {
        let controller = MapController<ImageMap>.test()
        try controller.addSource(id: "s", series: TestSeries().series)
        try controller.addSource(
            id: "f", series: TestSeries("f", failing: [1, 2, 3]).series)
        try controller.addLayer(.test("a"))
        try controller.addLayer(.test("b", source: "f"))
        await controller.preloadAnimationData()
        let progress = controller.loadProgress
        #expect(progress.isComplete && progress.failed == 3)
        #expect(controller.getSource(id: "s")?.animator.series.validCount == 4)
        controller.timeline.play()
        #expect(controller.timeline.isAnimating)
        controller.timeline.stop()
    }

    @Test("57: everything was loaded at once without being asked for")
    func onlyWhatShowsIsLoaded() async throws {
        let test = TestSeries(hours: Array(stride(from: 0, through: 200, by: 1)))
        let controller = MapController<ImageMap>.test()
        #expect(!controller.animationOptions.shouldPreloadData)
        controller.timeline.setRange(TestSeries.start...TestSeries.start + 200 * 3600)
        try controller.addSource(id: "s", series: test.series)
        try controller.addLayer(.test("a"))
        while controller.isLoading { await Task.yield() }
        #expect(test.counts.total < 4)
    }

    @Test("58, 103: a quick zoom out with loads under way crashed, or left old pictures")
    func anyCameraWhileLoading() async throws {
        var random = SplitMix(seed: 58)
        let controller = MapController<ImageMap>.test()
        try controller.addSource(
            id: "s", series: TestSeries { time, x, y in Float(time + x % 3 + y % 2) / 2 }.series)
        try controller.addLayer(.test("a"))
        for round in 0..<40 {
            let camera = Camera(
                center: Coordinate(
                    longitude: random.double(in: -200...200),
                    latitude: random.double(in: -89...89)),
                zoom: random.double(in: -3...20), width: 64, height: 48,
                pixelRatio: round % 4 == 0 ? 2 : 1)
            async let loading: Void = controller.preloadAnimationData()
            controller.map.camera = camera
            if round % 7 == 3 { controller.reloadData() }
            let frame = try controller.frame(at: middle)
            // A map that never saw another camera shows the same.
            let fresh = MapController<ImageMap>.test()
            fresh.map.camera = camera
            try fresh.addSource(
                id: "s",
                series: TestSeries { time, x, y in Float(time + x % 3 + y % 2) / 2 }.series)
            try fresh.addLayer(.test("a"))
            #expect(try fresh.frame(at: middle) == frame, "round \(round)")
            await loading
        }
        #expect(!controller.isLoading)
    }

    @Test("62: the first use from a background task crashed")
    func startInTheBackground() async throws {
        let pictures = try await withThrowingTaskGroup(of: ImageBuffer.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    let controller = MapController<ImageMap>.test()
                    try controller.addSource(id: "s", series: TestSeries().series)
                    try controller.addLayer(.test("a"))
                    await controller.onLoad.wait()
                    return try controller.frame(at: TestSeries.start + 5400)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pictures.count == 6)
        #expect(pictures.allSatisfy { $0 == pictures[0] })
    }

    @Test("63: memory grew while a long loop played and the map was panned")
    func longPlayback() async throws {
        // In a process of its own, whose memory no other test changes.
        await #expect(processExitsWith: .success) {
            let hours = Array(stride(from: 0.0, through: 300, by: 1))
            let controller = MapController<ImageMap>.test(width: 128, height: 96)
            controller.timeline.setRange(TestSeries.start...TestSeries.start + 300 * 3600)
            try controller.addSource(id: "s", series: TestSeries(hours: hours).series)
            try controller.addLayer(.test("a"))
            func step(_ index: Int) throws {
                controller.timeline.goTo(position: Double(index % 397) / 397)
                controller.map.camera.zoom = Double(index % 40) / 10
                _ = try controller.frame(at: controller.timeline.currentDate)
            }
            // What is kept of sampled fields is 32 MB at most, which is full by then.
            for index in 0..<500 { try step(index) }
            let early = FilmWriterTests.residentPages
            for index in 500..<1500 { try step(index) }
            // A picture kept of each frame would be 49 MB, its fields 98 MB more.
            exit((FilmWriterTests.residentPages - early) * 4096 < 24_000_000 ? 0 : 1)
        }
    }
}
