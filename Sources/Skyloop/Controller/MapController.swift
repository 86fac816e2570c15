import Foundation
public import MapModel
import Raster
import Synchronization
public import Timekeeping
import WeatherData

/// Puts weather on a map and moves it in time.
///
/// It owns the timeline that moves all layers, the sources and layers, the loader and the legends.
///
/// ```swift
/// let controller = MapController(map: map, service: service)
/// try controller.addWeatherLayer(for: .temperatures)
/// controller.timeline.setStartDate(usingRelativeTime: "-3 hours")
/// controller.timeline.play()
/// ```
///
/// All members may be used from any thread.
public final class MapController<MapType: MapHost>: Sendable {
    /// The map that the weather is on.
    public let map: MapType

    /// The weather layers that there are.
    public let service: WeatherService

    /// The one clock of all layers.
    public let timeline: Timeline

    /// Tells that map and controller are ready; who comes later is told at once.
    public let onLoad = ReadySignal()
    /// Tells that a round of loading began.
    public let onLoadStart = Signal<Void>()
    /// Gives how far a round of loading has come.
    public let onLoadProgress = Signal<LoadProgress>()
    /// Tells that a round of loading is over.
    public let onLoadComplete = Signal<Void>()
    /// Gives the id of a layer, once it is there.
    public let onLayerAdded = Signal<String>()
    /// Gives the id of a layer that was removed.
    public let onLayerRemoved = Signal<String>()
    /// Gives the id of a source, once it is there.
    public let onSourceAdded = Signal<String>()
    /// Gives the id of a source that was removed.
    public let onSourceRemoved = Signal<String>()
    /// Tells that the picture would be another one now: a date, a layer or the data changed.
    public let onRedraw = Signal<Void>()
    /// Gives what could not be loaded, each time once.
    public let onError = Signal<SkyloopError>()

    let state: Mutex<State>
    let loader: FieldLoader
    let drawer = LayerDrawer()
    private let driver: RealTimeDriver
    private let tokens = Mutex<[ObservationToken]>([])

    /// What is on the map.
    struct State: Sendable {
        var registry = LayerRegistry()
        var sources: [Identifier: MapSource] = [:]
        var codes: [Identifier: WeatherService.LayerCode] = [:]
        var legends: [Identifier: WeatherLegend] = [:]
        var nextSource: Int32 = 1
        var legendControl: LegendControl?
        var frameOptions = FrameOptions()
        /// Changes with each change of layers, so that a prepared scene is known to be old.
        var version = 0
        var scene: (key: SceneKey, scene: FrameScene)?
    }

    /// What a prepared scene was made for.
    struct SceneKey: Equatable, Sendable {
        let version: Int
        let camera: Camera
    }

    /// Makes a controller for a map.
    ///
    /// - Parameters:
    ///   - map: The map.
    ///   - service: The weather layers.
    ///   - now: The clock that past and future count from.
    public init(
        map: MapType, service: WeatherService, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.map = map
        self.service = service
        let timeline = Timeline(id: "timeline", now: now)
        self.timeline = timeline
        state = Mutex(State())
        let limits = LoadLimits(maximumInFlight: 4, maximumBytes: service.store.capacity)
        loader = FieldLoader(timeline: timeline, limits: limits) {
            [onLoadStart, onLoadProgress, onLoadComplete, onRedraw, onError] event in
            switch event {
            case .start: onLoadStart.send()
            case .progress(let progress): onLoadProgress.send(progress)
            case .complete: onLoadComplete.send()
            case .changed: onRedraw.send()
            case .failed(let error): onError.send(error)
            }
        }
        // It sleeps while nothing plays.
        driver = RealTimeDriver(timeline)
        connect()
        onLoad.send()
    }

    deinit {
        loader.stop()
    }

    /// How playback and loading work together.
    public var animationOptions: AnimationOptions {
        get { loader.options }
        set { loader.options = newValue }
    }

    /// What pictures show beside the map and the weather.
    public var frameOptions: FrameOptions {
        get { state.withLock { $0.frameOptions } }
        set {
            state.withLock { state in
                state.version += 1
                state.frameOptions = newValue
            }
            onRedraw.send()
        }
    }

    /// Keeps observations going as long as the controller lives.
    func keep(_ more: [ObservationToken]) {
        tokens.withLock { $0 += more }
    }
}
