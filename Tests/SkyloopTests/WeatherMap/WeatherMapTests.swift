import Foundation
import Raster
import TestSupport
import Testing
import Timekeeping

@testable import Skyloop

/// Notes what a weather map tells.
private final class Listener: WeatherMapDelegate {
    let heard = Recorder()

    func weatherMap(_ weatherMap: WeatherMap, didAddLayerForType type: WeatherMapLayerType) {
        heard.add("added \(type.code.rawValue)\(type.isFuture ? " future" : "")")
    }
    func weatherMap(_ weatherMap: WeatherMap, didRemoveLayerForType type: WeatherMapLayerType) {
        heard.add("removed \(type.code.rawValue)\(type.isFuture ? " future" : "")")
    }
    func weatherMap(
        _ weatherMap: WeatherMap, didUpdateTimelineRangeFrom fromDate: Date, to toDate: Date
    ) { heard.add("range") }
    func weatherMapDidStartAnimating(_ weatherMap: WeatherMap) { heard.add("start") }
    func weatherMapDidStopAnimating(_ weatherMap: WeatherMap) { heard.add("stop") }
    func weatherMapDidResetAnimation(_ weatherMap: WeatherMap) { heard.add("reset") }
    func weatherMapDidStartLoadingAnimationData(_ weatherMap: WeatherMap) { heard.add("loading") }
    func weatherMapDidFinishLoadingAnimationData(_ weatherMap: WeatherMap) {
        heard.add("finished")
    }
    func weatherMapDidCancelLoadingAnimationData(_ weatherMap: WeatherMap) {
        heard.add("cancelled")
    }
    func weatherMap(_ weatherMap: WeatherMap, didChangeTo bounds: CoordinateBounds) {
        heard.add("moved")
    }
}

@Suite struct WeatherMapTests {
    private let now = Date(timeIntervalSince1970: 1_000_000_000)

    private func map(_ config: WeatherMapConfig = WeatherMapConfig()) -> WeatherMap {
        let now = now
        return WeatherMap(
            mapType: .apple, config: config, service: WeatherService(datasets: []),
            mapView: ImageMap(
                width: 64, height: 64, center: Coordinate(longitude: 0, latitude: 0), zoom: 0,
                baseMap: BaseMap(nil)), now: { now })
    }

    @Test("The settings have the defaults of the reference, and the timeline follows them")
    func defaults() {
        let config = WeatherMapConfig.config
        #expect(config.tileOverlayAlpha == 0.9)
        #expect(config.animationDuration == 2)
        #expect(config.animationEndDelay == 2)
        #expect(config.maximumIntervalsForAnimation == 20)
        #expect(config.timelineStartOffsetFromNow == -7200)
        #expect(config.timelineEndOffsetFromNow == 0)
        #expect(!config.animationCrossfadeEnabled && !config.isMetric)
        let map = map()
        #expect(map.timeline.fromTime == now - 7200)
        #expect(map.timeline.toTime == now)
        #expect(map.timeline.duration == 2)
        #expect(map.animationRepeatCount == -1)
        map.animationRepeatCount = 2
        #expect(map.timeline.repeatCount == 3)
    }

    @Test("Loading comes before playing, and each is told once")
    func playback() async {
        let map = map()
        let listener = Listener()
        map.delegate = listener
        map.startAnimating()
        #expect(map.isLoadingAnimation)
        await map.waitUntilLoaded()
        #expect(map.isAnimating && !map.isLoadingAnimation)
        map.pauseAnimation()
        map.resumeAnimation()
        map.stopAnimating()
        map.stopAnimating()
        #expect(
            listener.heard.all == [
                "loading", "finished", "start", "stop", "start", "stop",
            ])
    }

    @Test("Stopping while loading gives the loading up")
    func cancel() async {
        let map = map()
        let listener = Listener()
        map.delegate = listener
        map.startAnimating()
        map.stopAnimating()
        await map.waitUntilLoaded()
        #expect(!map.isAnimating && !map.isLoadingAnimation)
        #expect(listener.heard.all == ["loading", "cancelled"])
    }

    @Test("An empty range, or animation switched off, does not play")
    func noAnimation() async {
        var config = WeatherMapConfig()
        config.timelineStartOffsetFromNow = 0
        let still = map(config)
        still.startAnimating()
        await still.waitUntilLoaded()
        #expect(!still.isAnimating)
        config = WeatherMapConfig()
        config.animationEnabled = false
        let off = map(config)
        off.startAnimating()
        #expect(!off.isLoadingAnimation && !off.isAnimating)
    }

    @Test("A range, a move and the end of the delegate's life are noticed")
    func changes() {
        let map = map()
        var listener: Listener? = Listener()
        map.delegate = listener
        map.timeline.setRange(now - 3600...now)
        map.mapView.camera.zoom = 2
        #expect(listener?.heard.all == ["range", "reset", "moved"])
        listener = nil
        #expect(map.delegate == nil)
        map.go(toTime: now)
        #expect(map.timeline.currentTime == now)
    }

    @Test(
        "A past layer brings its future twin along, and both go together",
        .enabled(if: TestData.isAvailable, TestData.skipped))
    func twins() throws {
        let service = WeatherService(datasets: [
            try Dataset(contentsOf: TestData.file("timeseries/ncl-storm").path)
        ])
        let times = try #require(service.series(for: .temperatures)).times.map(\.date)
        let middle = times[times.count / 2]
        var config = WeatherMapConfig()
        config.timelineStartOffsetFromNow = -86_400
        config.timelineEndOffsetFromNow = 86_400
        let map = WeatherMap(config: config, service: service, now: { middle })
        let listener = Listener()
        map.delegate = listener
        try map.addSource(forLayerType: .temperatures)
        try map.addSource(forLayerType: .temperatures)
        #expect(map.activeLayerTypes == [.temperatures, .futureTemperatures])
        map.removeSource(forLayerType: .temperatures)
        #expect(map.activeLayerTypes.isEmpty)
        #expect(map.controller.sourceIds.isEmpty)
        #expect(
            listener.heard.all == [
                "added temperatures", "added temperatures future", "removed temperatures",
                "removed temperatures future",
            ])
        #expect(throws: MapModelError.self) { try map.addSource(forLayerType: .radar) }
    }
}
