import Foundation
import MapModel
import Synchronization
import Timekeeping

/// The host of a weather map that is drawn into pictures: a controller, whose layers it adds and removes.
final class ControllerMapHost: WeatherMapHost {
    let controller: MapController<ImageMap>

    private struct State: Sendable {
        var loading: Task<Void, Never>?
        var refresh: Task<Void, Never>?
        var tokens: [ObservationToken] = []
    }

    private let state = Mutex(State())
    private let sleep: @Sendable (TimeInterval) async throws -> Void

    /// Makes a host.
    ///
    /// - Parameter sleep: Waits for some seconds, by a clock that tests can set.
    init(
        _ controller: MapController<ImageMap>,
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void
    ) {
        self.controller = controller
        self.sleep = sleep
    }

    deinit {
        endRefreshing()
    }

    var timeline: Timeline { controller.timeline }

    /// Tells a weather map what happens.
    func follow(_ weatherMap: WeatherMap) {
        let mapView = controller.map
        let tokens = [
            controller.onLoadProgress.observe { [weak weatherMap] progress in
                weatherMap?.hostDidLoad(progress.settled, of: progress.total)
            },
            controller.onError.observe { [weak weatherMap] error in
                weatherMap?.hostDidFail(MapModelError(.unavailable, error.description))
            },
            mapView.onMoveStart.observe { [weak weatherMap] in weatherMap?.hostWillMove() },
            mapView.onMove.observe { [weak weatherMap, weak mapView] in
                weatherMap?.hostDidMove(to: mapView?.camera.bounds)
            },
        ]
        state.withLock { $0.tokens = tokens }
    }

    // MARK: Layers

    /// The name that a layer type has on the map.
    static func id(of type: WeatherMapLayerType) -> String {
        type.code.rawValue + (type.isFuture ? "-future" : "")
    }

    func show(
        _ type: WeatherMapLayerType, timing: LayerTiming, config settings: WeatherMapConfig
    ) throws(MapModelError) {
        guard let config = controller.service.layerConfiguration(for: type.code) else {
            throw MapModelError(.notFound, "there is no layer “\(type.code.rawValue)”")
        }
        let layer: MapLayer
        do {
            layer = try controller.addWeatherLayer(config: config, id: Self.id(of: type))
        } catch {
            throw MapModelError(.unavailable, error.description)
        }
        var descriptor = layer.descriptor
        descriptor.paint.opacity = Opacity(
            value: descriptor.paint.opacity.value * Float(settings.tileOverlayAlpha))
        descriptor.paint.sample?.meld = settings.animationCrossfadeEnabled
        descriptor.timing = timing
        if !settings.shouldApplyWaterMaskToSurfaceLayers {
            descriptor.maskConfiguration = .none
        }
        try controller.updateLayer(descriptor)
    }

    func hide(_ type: WeatherMapLayerType) {
        let id = Self.id(of: type)
        let source = controller.getLayer(id: id)?.descriptor.source.text
        controller.removeLayer(id: id)
        // A source that the twin still draws from stays.
        if let source { try? controller.removeSource(id: source) }
    }

    func lastTime(ofPast type: WeatherMapLayerType) -> Date? {
        controller.service.series(for: type.code)?.times.last?.date
    }

    // MARK: Loading

    func loadAnimationData(for weatherMap: WeatherMap, round: Int) {
        let task = Task { [weak weatherMap, controller] in
            await controller.preloadAnimationData()
            guard let weatherMap, !Task.isCancelled else { return }
            let progress = controller.loadProgress
            weatherMap.hostDidFinishLoading(
                round: round,
                isFailed: progress.total > 0 && progress.failed == progress.total)
        }
        state.withLock { $0.loading = task }
    }

    func cancelLoadingAnimationData() {
        state.withLock { $0.loading?.cancel() }
    }

    /// Waits until no loading is going on.
    func waitUntilLoaded() async {
        let task = state.withLock { $0.loading }
        await task?.value
    }

    func reloadData() {
        controller.reloadData()
    }

    // MARK: Refreshing

    /// Loads all layers anew from time to time.
    func refresh(every interval: TimeInterval) {
        let task = Task { [weak controller, sleep] in
            while !Task.isCancelled {
                try? await sleep(interval)
                guard !Task.isCancelled else { return }
                controller?.reloadData()
            }
        }
        state.withLock { state in
            state.refresh?.cancel()
            state.refresh = task
        }
    }

    /// Ends the refreshes.
    func endRefreshing() {
        state.withLock { state in
            state.refresh?.cancel()
            state.refresh = nil
        }
    }
}
