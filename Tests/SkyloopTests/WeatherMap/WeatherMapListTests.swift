import Foundation
import MapModel
import Raster
import TestSupport
import Testing
import Timekeeping

@testable import Skyloop

/// Every setting and method of the AerisWeather SDK's weather map, walked through one by one: each works
/// (a test here shows it, by its name) or stands on docs/weather-map.md with the reason.
@Suite("The AerisWeather names, one by one")
struct WeatherMapListTests {
    /// The properties of `AWFWeatherMapConfig` 3.4.3.
    static let settings: [(name: String, works: Bool)] = [
        ("config", true), ("refreshInterval", true), ("tileOverlayLevel", false),
        ("tileOverlayAlpha", true), ("shouldUseRetinaImagery", true),
        ("shouldUseRetinaImageryForAnimation", false), ("showsStateProvinceLines", false),
        ("showsCountyLines", false), ("shouldApplyWaterMaskToSurfaceLayers", true),
        ("shouldAlwaysShowPastLayers", true), ("shouldAlwaysShowFutureLayers", true),
        ("isMetric", true), ("shouldReloadDataOnRegionChange", false),
        ("distanceRequiredToReloadData", false), ("animationEnabled", true),
        ("animationDuration", true), ("animationEndDelay", true),
        ("animationCrossfadeEnabled", true), ("maximumIntervalsForAnimation", true),
        ("timelineStartOffsetFromNow", true), ("timelineEndOffsetFromNow", true),
        ("timelineScrubbingEnabled", true), ("showAnimationLoadingProgress", false),
        ("showTextDataWhileAnimating", false), ("automaticallyStartAnimationOnLoad", true),
        ("shouldRestartAnimationOnRegionChange", true),
        ("shouldRemoveAnimationDataWhenStopped", true),
        ("showsAnnotationDuringLongPress", false), ("showsAnnotationForLongPress", false),
        ("longPressAnnotationStyle", false), ("mapboxOverlayInsertionLayerIdentifier", false),
        ("mapboxStyleUrl", false),
    ]

    /// The methods of the weather map's delegate and data source, those of animations, and the members of both
    /// classes that are not here.
    static let listed = [
        "didAddSource", "didRemoveSource", "didStartLongPressGestureAtCoordinate",
        "didReceiveLongPressGestureAtCoordinate", "didCancelLongPressGesture", "didTapPolygon",
        "willPresentCalloutView", "didPresentCalloutView", "willDismissCalloutView",
        "didDismissCalloutView", "calloutAccessoryControlTapped", "requestOptionsForLayer",
        "calloutViewForAnnotation", "calloutContentViewForLongPress",
        // Members of AWFWeatherMap.
        "strategy", "weatherMapView", "mapViewDelegate", "forecastModelType",
        "supportedForecastModels", "futureIndicatorView", "style", "amp", "dataSource",
        "updatePointDataForCurrentMapBounds", "AWFWeatherMapWillStartAnimating",
        "AWFWeatherMapDidStartAnimating", "AWFWeatherMapDidStopAnimating",
        // Members of the animation classes.
        "currentBoundsForData", "isLoading", "isReady", "hasPlayed", "reloadData",
        "AWFAnimationDelegate", "AWFAnimationDataSource", "AWFImageAnimation", "AWFDataAnimation",
        "AWFImageAnimationLoader", "AWFTimeDependent", "AWFAnimatableOverlay",
    ]

    /// What `AWFAnimationDelegate` tells, each with the signal that tells it here.
    static let animationDelegate = [
        "didUpdateStartDate", "didStartAt", "didStopAt", "didPauseAt", "didUpdateTo",
        "animationIsReady", "animationDidRestart", "animationDidStartLoading",
        "didFailToPerformRequestForData", "didUpdateLoadingProgress",
        "animationDidFinishLoading", "didFailLoadingWithError", "animationDidCancelLoading",
        "animationDidReset",
    ]

    private let now = Date(timeIntervalSince1970: 1_600_000_000)

    private func made(
        _ service: WeatherService = WeatherService(datasets: []), at now: Date? = nil,
        change: (inout WeatherMapConfig) -> Void = { _ in },
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void = { _ in }
    ) -> WeatherMap {
        var config = WeatherMapConfig()
        change(&config)
        let present = now ?? self.now
        return WeatherMap(
            mapType: .apple, config: config, service: service,
            mapView: ImageMap(
                width: 64, height: 64, center: Coordinate(longitude: 0, latitude: 0), zoom: 0,
                baseMap: BaseMap(nil)), now: { present }, sleep: sleep)
    }

    @Test("What is not here is listed with a reason, and what is here is not")
    func page() throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("docs/weather-map.md"),
            encoding: .utf8)
        for (name, works) in Self.settings {
            #expect(page.contains("`\(name)`") == !works || name == "config", "\(name)")
        }
        for name in Self.listed + Self.animationDelegate {
            #expect(page.contains("`\(name)`"), "\(name)")
        }
    }

    @Test("Every setting of the list that works is a property, and no other is there")
    func properties() {
        let names = Set(Mirror(reflecting: WeatherMapConfig()).children.compactMap(\.label))
        #expect(names == Set(Self.settings.filter { $0.works && $0.name != "config" }.map(\.name)))
    }

    @Test("Settings of the timeline: duration, end delay, offsets")
    func timeline() {
        let map = made { config in
            config.animationDuration = 7
            config.animationEndDelay = 0.5
            config.timelineStartOffsetFromNow = -600
            config.timelineEndOffsetFromNow = 1200
        }
        #expect(map.timeline.duration == 7)
        #expect(map.timeline.endDelay == 0.5)
        #expect(map.timeline.startDate == now - 600)
        #expect(map.timeline.endDate == now + 1200)
        #expect(map.config.timelineScrubbingEnabled)
        #expect(!made { $0.timelineScrubbingEnabled = false }.config.timelineScrubbingEnabled)
    }

    @Test("Settings of pictures: retina, units")
    func pictures() {
        func ratio(_ isRetina: Bool) -> Double {
            var config = WeatherMapConfig()
            config.shouldUseRetinaImagery = isRetina
            return WeatherMap(config: config, service: WeatherService(datasets: []))
                .mapView.camera.pixelRatio
        }
        #expect(ratio(true) == 2 && ratio(false) == 1)
        #expect(made { $0.isMetric = true }.controller.frameOptions.units == .metric)
        #expect(made().controller.frameOptions.units == .imperial)
    }

    @Test(
        "Settings of layers: opacity, mask, past and future, crossfade, the most times",
        .enabled(if: TestData.isAvailable, TestData.skipped))
    func layers() throws {
        let storm = WeatherService(datasets: [
            try Dataset(contentsOf: TestData.file("timeseries/ncl-storm/Tstorm.cdf").path)
        ])
        let times = try #require(storm.series(for: .temperatures)).times.map(\.date)
        let middle = times[times.count / 2]
        func layer(
            isFuture: Bool = false, _ change: @escaping (inout WeatherMapConfig) -> Void
        ) throws -> (LayerDescriptor, WeatherMap) {
            let map = made(storm, at: middle) { config in
                config.timelineEndOffsetFromNow = 86_400
                change(&config)
            }
            try map.addSource(forLayerType: .temperatures)
            let suffix = isFuture ? "-future" : ""
            let found = try #require(map.controller.getLayer(id: "temperatures\(suffix)"))
            #expect(map.activeLayerTypeCodes == ["temperatures", "temperatures"])
            #expect(map.sources.count == 1)
            #expect(map.source(forLayerType: .temperatures) === map.sources.first)
            #expect(map.source(forLayerType: .radar) == nil)
            return (found.descriptor, map)
        }
        let plain = try layer { _ in }.0
        let opaque = try layer { $0.tileOverlayAlpha = 1 }.0.paint.opacity.value
        #expect(abs(plain.paint.opacity.value - 0.9 * opaque) < 1e-6)
        #expect(plain.paint.sample?.meld == false)
        #expect(try layer { $0.animationCrossfadeEnabled = true }.0.paint.sample?.meld == true)
        #expect(plain.timing.maximumIntervals == 20)
        #expect(try layer { $0.maximumIntervalsForAnimation = 5 }.0.timing.maximumIntervals == 5)
        let (future, map) = try layer(isFuture: true) { _ in }
        #expect(plain.timing.range?.end == middle)
        #expect(future.timing.range.map { $0.start > middle } == true)
        let source = try #require(map.sources.first)
        #expect(source.moment(at: middle, for: plain) != nil)
        #expect(source.moment(at: middle, for: future) == nil)
        #expect(source.moment(at: middle + 60, for: plain) == nil)
        #expect(source.moment(at: middle + 60, for: future) != nil)
        #expect(try layer { $0.shouldAlwaysShowPastLayers = true }.0.timing.range == nil)
        #expect(
            try layer(isFuture: true) { $0.shouldAlwaysShowFutureLayers = true }.0.timing.range
                == nil)
    }

    @Test(
        "Layers of the sea are cut out over land, or not",
        .enabled(if: TestData.isAvailable, TestData.skipped))
    func waterMask() throws {
        let sea = WeatherService(datasets: [
            try Dataset(
                contentsOf: TestData.file("grib2/grid/gfswave_arctic_wind_drt40.grib2").path)
        ])
        guard
            let code = sea.availableCodes.first(where: { code in
                sea.layerConfiguration(for: code)?.descriptor.maskConfiguration == .water
            })
        else { return }
        let type = WeatherMapLayerType(code)
        let masked = made(sea)
        try masked.addSource(forLayerType: type)
        #expect(masked.controller.layers.first?.descriptor.maskConfiguration == .water)
        let whole = made(sea) { $0.shouldApplyWaterMaskToSurfaceLayers = false }
        try whole.addSource(forLayerType: type)
        #expect(
            whole.controller.layers.first?.descriptor.maskConfiguration
                == LayerMaskConfiguration.none)
    }

    @Test("53: a refresh interval did not always load anew: each one does, and none after the end")
    func refreshing() async throws {
        let waits = AsyncStream<Double>.makeStream()
        let wakes = AsyncStream<Void>.makeStream()
        let wake = Wake(wakes.stream)
        let map = made(change: { $0.refreshInterval = 300 }) { seconds in
            waits.continuation.yield(seconds)
            try await wake.next()
        }
        let test = TestSeries(hours: [-1, 0])
        try map.controller.addSource(id: "s", series: test.series)
        try map.controller.addLayer(.test("a"))
        await map.controller.preloadAnimationData()
        var seen = waits.stream.makeAsyncIterator()
        map.enableAutoRefresh()
        #expect(await seen.next() == 300)
        for round in 1...5 {
            let reloads = Recorder()
            let token = map.controller.onLoadStart.observe { reloads.add("start") }
            wakes.continuation.yield()
            #expect(await seen.next() == 300)
            await map.controller.preloadAnimationData()
            #expect(!reloads.all.isEmpty, "round \(round)")
            token.cancel()
            #expect(!map.isAnimating)
        }
        map.disableAutoRefresh()
        let reloads = Recorder()
        let token = map.controller.onLoadStart.observe { reloads.add("start") }
        wakes.continuation.yield()
        wakes.continuation.finish()
        for _ in 0..<50 { await Task.yield() }
        #expect(reloads.all.isEmpty)
        token.cancel()
    }

    @Test("Every delegate method of the list is told, in an order that makes sense")
    func delegate() async throws {
        let map = made { $0.timelineEndOffsetFromNow = 3 * 3600 }
        let listener = EveryListener()
        map.delegate = listener
        try map.controller.addSource(id: "s", series: TestSeries(failing: [1]).series)
        try map.controller.addLayer(.test("a"))
        map.startAnimating()
        await map.waitUntilLoaded()
        map.timeline.advance(by: 0.1)
        map.stopAnimating()
        map.timeline.setRange(now...now + 7200)
        map.mapView.camera.zoom = 3
        let heard = listener.heard.all
        for name in [
            "loading", "progress", "failed one", "finished", "start", "update", "stop", "range",
            "reset", "will move 0.0", "did move 3.0",
        ] {
            #expect(heard.contains(name), "\(name)")
        }
        func place(_ name: String) -> Int { heard.firstIndex(of: name) ?? -1 }
        #expect(place("loading") < place("progress"))
        #expect(place("finished") < place("start"))
        #expect(place("start") < place("update"))
        #expect(place("update") < place("stop"))
        #expect(place("range") < place("reset"))
        #expect(place("will move 0.0") < place("did move 3.0"))
    }

    @Test("Where nothing could be loaded the whole has failed, and nothing plays")
    func failure() async throws {
        let map = made { $0.timelineEndOffsetFromNow = 3 * 3600 }
        let listener = EveryListener()
        map.delegate = listener
        try map.controller.addSource(
            id: "s", series: TestSeries(failing: [0, 1, 2, 3]).series)
        try map.controller.addLayer(.test("a"))
        map.startAnimating()
        await map.waitUntilLoaded()
        #expect(listener.heard.all.contains("failed all"))
        #expect(!listener.heard.all.contains("finished"))
        #expect(!map.isAnimating)
    }

    @Test(
        "It starts by itself, starts again after a move, and lets its data go, where it is told to")
    func automatic() async throws {
        let map = made { config in
            config.timelineEndOffsetFromNow = 3 * 3600
            config.shouldRestartAnimationOnRegionChange = true
            config.shouldRemoveAnimationDataWhenStopped = true
        }
        let test = TestSeries()
        let source = try map.controller.addSource(id: "s", series: test.series)
        try map.controller.addLayer(.test("a"))
        map.startAnimating()
        await map.waitUntilLoaded()
        map.timeline.pause()
        map.timeline.goTo(position: 0.5)
        map.timeline.resume()
        #expect(map.timeline.position == 0.5)
        map.mapView.camera.zoom = 2
        #expect(map.timeline.position == 0)
        #expect(source.animator.series.validCount == 4)
        map.stopAnimating()
        // What shows now may be loaded anew at once; the rest is gone.
        #expect(source.animator.series.validCount < 4)
    }

    @Test(
        "It starts by itself once a layer is there",
        .enabled(if: TestData.isAvailable, TestData.skipped))
    func startsByItself() async throws {
        let file = try TestData.file("timeseries/ncl-storm/Tstorm.cdf")
        let service = WeatherService(datasets: [try Dataset(contentsOf: file.path)])
        let first = try #require(service.series(for: .temperatures)?.times.first?.date)
        let map = made(service, at: first + 7200) { $0.automaticallyStartAnimationOnLoad = true }
        try map.addSource(forLayerType: .temperatures)
        await map.waitUntilLoaded()
        #expect(map.isAnimating)
        map.stopAnimating()
    }

    @Test("The animation's own names do what they say")
    func animation() {
        let timeline: AWFAnimation = made { $0.timelineEndOffsetFromNow = 3600 }.timeline
        #expect(timeline.totalTime == 3 * 3600)
        #expect(timeline.containsFutureTime)
        timeline.goToPosition(0.5)
        #expect(timeline.currentTime == now - 1800)
        timeline.goToTime(now)
        #expect(timeline.currentTime == now)
        // Outside its bounds nothing happens.
        timeline.goToTime(now + 86_400)
        #expect(timeline.currentTime == now)
        timeline.goToTimeInterval(withOffset: 600)
        #expect(timeline.currentTime == now - 7200 + 600)
        timeline.start()
        timeline.goToPosition(0.25)
        timeline.pause()
        timeline.start()
        #expect(timeline.isAnimating && timeline.position == 0.25)
        timeline.goToTime(now, stop: true)
        #expect(!timeline.isActive && timeline.currentTime == now)
    }
}

/// Gives one wake-up after the other to whoever waits.
private actor Wake {
    private var iterator: AsyncStream<Void>.Iterator

    init(_ stream: AsyncStream<Void>) { iterator = stream.makeAsyncIterator() }

    func next() async throws {
        var own = iterator
        let value: Void? = await own.next(isolation: self)
        iterator = own
        if value == nil { throw CancellationError() }
    }
}

/// Notes every method of the delegate.
private final class EveryListener: WeatherMapDelegate {
    let heard = Recorder()

    func weatherMap(_ weatherMap: WeatherMap, willChangeFrom bounds: CoordinateBounds) {
        heard.add("will move \(weatherMap.mapView.camera.zoom)")
    }
    func weatherMap(_ weatherMap: WeatherMap, didChangeTo bounds: CoordinateBounds) {
        heard.add("did move \(weatherMap.mapView.camera.zoom)")
    }
    func weatherMap(
        _ weatherMap: WeatherMap, didUpdateTimelineRangeFrom fromDate: Date, to toDate: Date
    ) { heard.add("range") }
    func weatherMapDidStartAnimating(_ weatherMap: WeatherMap) { heard.add("start") }
    func weatherMapDidStopAnimating(_ weatherMap: WeatherMap) { heard.add("stop") }
    func weatherMapDidResetAnimation(_ weatherMap: WeatherMap) { heard.add("reset") }
    func weatherMap(_ weatherMap: WeatherMap, animationDidUpdateTo date: Date) {
        heard.add("update")
    }
    func weatherMapDidStartLoadingAnimationData(_ weatherMap: WeatherMap) { heard.add("loading") }
    func weatherMap(
        _ weatherMap: WeatherMap, didUpdateAnimationDataLoadingProgress totalLoaded: Int,
        total: Int
    ) { heard.add("progress") }
    func weatherMap(
        _ weatherMap: WeatherMap, didFailToPerformAnimationRequest error: MapModelError
    ) { heard.add("failed one") }
    func weatherMapDidFailLoadingAnimationData(_ weatherMap: WeatherMap) {
        heard.add("failed all")
    }
    func weatherMapDidFinishLoadingAnimationData(_ weatherMap: WeatherMap) {
        heard.add("finished")
    }
    func weatherMapDidCancelLoadingAnimationData(_ weatherMap: WeatherMap) {
        heard.add("cancelled")
    }
}
