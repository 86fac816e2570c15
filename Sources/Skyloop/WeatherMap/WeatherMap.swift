public import Foundation
import MapModel
import Raster
import Synchronization
public import Timekeeping

/// A weather map with its animation, under the names of the AerisWeather SDK for iOS.
///
/// It is a ``MapController`` on an ``ImageMap`` with that SDK's settings, layer types and delegate:
/// a program written for the one reads on here.
///
/// ```swift
/// let config = WeatherMapConfig()
/// let weatherMap = WeatherMap(mapType: .apple, config: config, service: service)
/// weatherMap.delegate = self
/// try weatherMap.addSource(forLayerType: .radar)
/// weatherMap.startAnimating()
/// ```
public final class WeatherMap: Sendable {
    /// The kind of map that was asked for.
    public let weatherMapType: WeatherMapType

    /// The settings that the map was made with.
    public let config: WeatherMapConfig

    /// The map that the weather is drawn on.
    public let mapView: ImageMap

    /// The controller behind it, for all that this class has no name for.
    public let controller: MapController<ImageMap>

    private struct State: Sendable {
        var delegate = WeatherMapDelegateReference()
        var types: [(type: WeatherMapLayerType, layerID: String)] = []
        var loading: Task<Void, Never>?
        var loadingNumber = 0
        var isLoading = false
        var wasAnimating = false
        var bounds: CoordinateBounds?
        var tokens: [ObservationToken] = []
        var refresh: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Date

    private static let shared = Mutex<WeatherService?>(nil)

    /// The weather that maps show which are made without a service of their own.
    ///
    /// Set it once when the program starts, as the AerisWeather SDK is started with its keys.
    public static var defaultService: WeatherService {
        get { shared.withLock { $0 } ?? WeatherService(datasets: []) }
        set { shared.withLock { $0 = newValue } }
    }

    /// Makes a weather map.
    ///
    /// - Parameters:
    ///   - mapType: The kind of map; all are drawn into pictures.
    ///   - config: The settings.
    ///   - service: The weather; the default one where it is `nil`.
    ///   - mapView: The map to draw on; one of 640 × 480 points with the whole world else.
    ///   - now: The clock that past and future count from.
    public init(
        mapType: WeatherMapType = .default, config: WeatherMapConfig = WeatherMapConfig(),
        service: WeatherService? = nil, mapView: ImageMap? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        weatherMapType = mapType
        self.config = config
        self.now = now
        let map =
            mapView
            ?? ImageMap(
                width: 640, height: 480, center: Coordinate(longitude: 0, latitude: 20), zoom: 0.4,
                pixelRatio: config.shouldUseRetinaImagery ? 2 : 1)
        self.mapView = map
        controller = MapController(map: map, service: service ?? Self.defaultService, now: now)
        controller.frameOptions.units = config.isMetric ? .metric : .imperial
        let timeline = controller.timeline
        timeline.duration = config.animationDuration
        timeline.endDelay = config.animationEndDelay
        let present = now()
        timeline.startDate = present + config.timelineStartOffsetFromNow
        timeline.endDate = present + config.timelineEndOffsetFromNow
        state.withLock { $0.bounds = map.camera.bounds }
        follow()
    }

    /// Hears what happens; not kept alive.
    public var delegate: (any WeatherMapDelegate)? {
        get { state.withLock { $0.delegate }.delegate }
        set { state.withLock { $0.delegate = WeatherMapDelegateReference(newValue) } }
    }

    /// The one clock of all layers.
    public var timeline: Timeline { controller.timeline }

    /// Whether the animation plays.
    public var isAnimating: Bool { timeline.isAnimating }

    /// Whether the times of the animation are being loaded.
    public var isLoadingAnimation: Bool { state.withLock { $0.isLoading } }

    /// The extra loops after the first one; -1, the default, for endless.
    public var animationRepeatCount: Int {
        get { timeline.repeatCount.map { $0 - 1 } ?? -1 }
        set { timeline.repeatCount = newValue < 0 ? nil : newValue + 1 }
    }

    // MARK: - Layers

    /// The layer types on the map, from the lowest to the topmost.
    public var activeLayerTypes: [WeatherMapLayerType] {
        state.withLock { $0.types.map(\.type) }
    }

    /// Whether a layer type is on the map.
    public func containsSource(forLayerType type: WeatherMapLayerType) -> Bool {
        activeLayerTypes.contains(type)
    }

    /// Shows a layer; one of the past brings its future twin along where the timeline and the data
    /// reach there.
    ///
    /// A layer of the past shows up to now, one of the future after now, unless the settings say
    /// otherwise. At exactly now the past wins.
    ///
    /// - Throws: `SkyloopError` where the data does not feed the layer.
    public func addSource(forLayerType type: WeatherMapLayerType) throws(SkyloopError) {
        guard !containsSource(forLayerType: type) else { return }
        try add(type)
        if let future = type.futureLayer, timeline.containsFuture,
            let last = controller.service.series(for: type.code)?.times.last, last.date > now(),
            !containsSource(forLayerType: future)
        {
            try add(future)
        }
        if config.automaticallyStartAnimationOnLoad, !isAnimating, !isLoadingAnimation {
            startAnimating()
        }
    }

    /// Shows several layers, the first one lowest.
    ///
    /// - Throws: `SkyloopError` where the data does not feed one; those before it stay.
    public func addSources(
        forLayerTypes types: [WeatherMapLayerType]
    ) throws(SkyloopError) {
        for type in types { try addSource(forLayerType: type) }
    }

    /// Takes a layer off the map, with the future twin that it brought along.
    public func removeSource(forLayerType type: WeatherMapLayerType) {
        for gone in [type] + (type.futureLayer.map { [$0] } ?? []) {
            let id = state.withLock { state -> String? in
                guard let index = state.types.firstIndex(where: { $0.type == gone }) else {
                    return nil
                }
                return state.types.remove(at: index).layerID
            }
            guard let id else { continue }
            let source = controller.getLayer(id: id)?.descriptor.source.text
            controller.removeLayer(id: id)
            // A source that the twin still draws from stays.
            if let source { try? controller.removeSource(id: source) }
            delegate?.weatherMap(self, didRemoveLayerForType: gone)
        }
    }

    /// Takes several layers off the map.
    public func removeSources(forLayerTypes types: [WeatherMapLayerType]) {
        for type in types { removeSource(forLayerType: type) }
    }

    private func add(_ type: WeatherMapLayerType) throws(SkyloopError) {
        guard let config = controller.service.layerConfiguration(for: type.code) else {
            throw SkyloopError(.invalidRequest, "there is no layer “\(type.code.rawValue)”")
        }
        let suffix = type.isFuture ? "-future" : ""
        let layer = try controller.addWeatherLayer(
            config: config, id: type.code.rawValue + suffix)
        var descriptor = layer.descriptor
        descriptor.paint.opacity = Opacity(
            value: descriptor.paint.opacity.value * Float(self.config.tileOverlayAlpha))
        descriptor.paint.sample?.meld = self.config.animationCrossfadeEnabled
        descriptor.timing = timing(of: type)
        if !self.config.shouldApplyWaterMaskToSurfaceLayers {
            descriptor.maskConfiguration = .none
        }
        do {
            try controller.updateLayer(descriptor)
        } catch {
            throw SkyloopError(.invalidRequest, error.message)
        }
        state.withLock { $0.types.append((type, layer.id)) }
        delegate?.weatherMap(self, didAddLayerForType: type)
    }

    private func timing(of type: WeatherMapLayerType) -> LayerTiming {
        let present = now()
        var timing = LayerTiming(maximumIntervals: config.maximumIntervalsForAnimation)
        if type.isFuture, !config.shouldAlwaysShowFutureLayers {
            timing.range = DateInterval(
                start: present.addingTimeInterval(0.001), end: .distantFuture)
        } else if !type.isFuture, !config.shouldAlwaysShowPastLayers {
            timing.range = DateInterval(start: .distantPast, end: present)
        }
        return timing
    }

    // MARK: - Refreshing

    /// Loads all layers anew.
    public func refreshAllSources() {
        controller.reloadData()
    }

    /// Loads all layers anew from time to time, as `refreshInterval` says.
    public func enableAutoRefresh() {
        let interval = config.refreshInterval
        guard interval > 0, interval.isFinite else { return }
        let task = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(interval))
                guard !Task.isCancelled else { return }
                self?.refreshAllSources()
            }
        }
        state.withLock { state in
            state.refresh?.cancel()
            state.refresh = task
        }
    }

    /// Ends the refreshes.
    public func disableAutoRefresh() {
        state.withLock { state in
            state.refresh?.cancel()
            state.refresh = nil
        }
    }

    // MARK: - Playback

    /// Loads what is missing and plays from the beginning.
    public func startAnimating() {
        startAnimating(fromTime: nil)
    }

    /// Loads what is missing and plays from a time.
    public func startAnimating(fromTime date: Date) {
        startAnimating(fromTime: Optional(date))
    }

    private func startAnimating(fromTime date: Date?) {
        guard config.animationEnabled, timeline.isRangeValid else { return }
        load { [weak self] in
            guard let self else { return }
            let position = date.map { timeline.getPosition(from: $0) } ?? 0
            timeline.play(position: position)
        }
    }

    /// Loads the times of the animation, where they are not there yet.
    public func loadAnimationIfNeeded() {
        guard config.animationEnabled, timeline.isRangeValid else { return }
        load {}
    }

    /// Stops playback or loading.
    public func stopAnimating() {
        cancelLoading()
        timeline.stop()
        if config.shouldRemoveAnimationDataWhenStopped { controller.reloadData() }
    }

    /// Holds the playhead where it is.
    public func pauseAnimation() {
        cancelLoading()
        timeline.pause()
    }

    /// Goes on after a pause.
    public func resumeAnimation() {
        timeline.resume()
    }

    /// Moves to a time inside the range.
    public func go(toTime date: Date) {
        timeline.goTo(date: date)
    }

    /// Waits until no loading of the animation is going on.
    public func waitUntilLoaded() async {
        let task = state.withLock { $0.loading }
        await task?.value
    }

    private func load(then finish: @escaping @Sendable () -> Void) {
        cancelLoading()
        let number = state.withLock { state in
            state.isLoading = true
            state.loadingNumber += 1
            return state.loadingNumber
        }
        delegate?.weatherMapDidStartLoadingAnimationData(self)
        let task = Task { [weak self, controller] in
            await controller.preloadAnimationData()
            guard let self, !Task.isCancelled, endLoading(number) else { return }
            let progress = controller.loadProgress
            if progress.total > 0, progress.failed == progress.total {
                delegate?.weatherMapDidFailLoadingAnimationData(self)
            } else {
                delegate?.weatherMapDidFinishLoadingAnimationData(self)
                finish()
            }
        }
        state.withLock { $0.loading = task }
    }

    /// Ends a round of loading, if it is still the present one.
    private func endLoading(_ number: Int) -> Bool {
        state.withLock { state in
            guard state.isLoading, state.loadingNumber == number else { return false }
            state.isLoading = false
            return true
        }
    }

    private func cancelLoading() {
        let cancelled = state.withLock { state -> Bool in
            guard state.isLoading else { return false }
            state.isLoading = false
            state.loading?.cancel()
            return true
        }
        if cancelled { delegate?.weatherMapDidCancelLoadingAnimationData(self) }
    }

    // MARK: - Following the timeline

    private func follow() {
        let timeline = controller.timeline
        let tokens = [
            timeline.onRangeChange.observe { [weak self] range in
                guard let self else { return }
                delegate?.weatherMap(
                    self, didUpdateTimelineRangeFrom: range.start, to: range.end)
                delegate?.weatherMapDidResetAnimation(self)
            },
            timeline.onAdvance.observe { [weak self] progress in
                guard let self else { return }
                delegate?.weatherMap(self, animationDidUpdateTo: progress.date)
            },
            timeline.onPlay.observe { [weak self] in self?.noteAnimating() },
            timeline.onResume.observe { [weak self] in self?.noteAnimating() },
            timeline.onPause.observe { [weak self] in self?.noteAnimating() },
            timeline.onStop.observe { [weak self] in self?.noteAnimating() },
            controller.onLoadProgress.observe { [weak self] progress in
                guard let self, isLoadingAnimation else { return }
                delegate?.weatherMap(
                    self, didUpdateAnimationDataLoadingProgress: progress.settled,
                    total: progress.total)
            },
            controller.onError.observe { [weak self] error in
                guard let self else { return }
                delegate?.weatherMap(self, didFailToPerformAnimationRequest: error)
            },
            mapView.onMove.observe { [weak self] in self?.noteMove() },
        ]
        state.withLock { $0.tokens = tokens }
    }

    /// Tells of a start or a stop once, whatever way it came about.
    private func noteAnimating() {
        let isAnimating = timeline.isAnimating
        let isNews = state.withLock { state in
            defer { state.wasAnimating = isAnimating }
            return state.wasAnimating != isAnimating
        }
        guard isNews else { return }
        if isAnimating {
            delegate?.weatherMapDidStartAnimating(self)
        } else {
            delegate?.weatherMapDidStopAnimating(self)
        }
    }

    private func noteMove() {
        let bounds = mapView.camera.bounds
        let old = state.withLock { state in
            defer { state.bounds = bounds }
            return state.bounds
        }
        if let old { delegate?.weatherMap(self, willChangeFrom: old) }
        if let bounds { delegate?.weatherMap(self, didChangeTo: bounds) }
        if config.shouldRestartAnimationOnRegionChange, isAnimating { timeline.restart() }
    }
}
