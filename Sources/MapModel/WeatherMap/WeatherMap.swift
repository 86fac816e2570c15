public import Raster
public import Timekeeping

/// A weather map with its animation, under the names of the AerisWeather SDK for iOS.
///
/// It has that SDK's settings, layer types and delegate: a program written for the one reads on here. What
/// the layers are drawn on and where their data comes from is its host's: with `import Skyloop` a
/// `MapController` on an `ImageMap`, in the browser the page.
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

    /// What the layers are on, and what gets their data.
    public let host: any WeatherMapHost

    /// The one clock of all layers.
    public let timeline: Timeline

    struct State: Sendable {
        var delegate = WeatherMapDelegateReference()
        var types: [WeatherMapLayerType] = []
        var isLoading = false
        /// How often loading has been asked for.
        var round = 0
        /// What comes after the loading.
        var next = Next.nothing
        var wasAnimating = false
        var bounds: CoordinateBounds?
        /// Whether it was told that the map is about to move.
        var isMoving = false
        var tokens: [ObservationToken] = []
    }

    /// What comes after loading.
    enum Next: Sendable {
        case nothing
        case play(from: Date?)
    }

    let state = Lock(State())
    let now: @Sendable () -> Date

    /// Makes a weather map on a host, whose timeline gets the settings.
    ///
    /// - Parameters:
    ///   - mapType: The kind of map; it makes no difference.
    ///   - config: The settings.
    ///   - host: What the layers are on.
    ///   - bounds: What the map shows; the host tells of moves.
    ///   - now: The clock that past and future count from.
    public init(
        mapType: WeatherMapType = .default, config: WeatherMapConfig, host: any WeatherMapHost,
        bounds: CoordinateBounds? = nil, now: @escaping @Sendable () -> Date
    ) {
        weatherMapType = mapType
        self.config = config
        self.host = host
        self.now = now
        timeline = host.timeline
        timeline.duration = config.animationDuration
        timeline.endDelay = config.animationEndDelay
        let present = now()
        timeline.startDate = present.addingTimeInterval(config.timelineStartOffsetFromNow)
        timeline.endDate = present.addingTimeInterval(config.timelineEndOffsetFromNow)
        state.withLock { $0.bounds = bounds }
        follow()
    }

    /// Hears what happens; not kept alive, except in Embedded Swift.
    public var delegate: (any WeatherMapDelegate)? {
        get { state.withLock { $0.delegate }.delegate }
        set { state.withLock { $0.delegate = WeatherMapDelegateReference(newValue) } }
    }

    /// Whether the animation plays.
    public var isAnimating: Bool { timeline.isAnimating }

    /// Whether the times of the animation are being loaded.
    public var isLoadingAnimation: Bool { state.withLock { $0.isLoading } }

    /// The extra loops after the first one; -1, the default, for endless.
    public var animationRepeatCount: Int {
        get { timeline.repeatCount.map { $0 - 1 } ?? -1 }
        set { timeline.repeatCount = newValue < 0 ? nil : newValue + 1 }
    }

    // MARK: Following the timeline

    private func follow() {
        let reference = WeatherMapReference(self)
        let noteState: @Sendable () -> Void = { reference.map?.noteAnimating() }
        let tokens = [
            timeline.onRangeChange.observe { range in
                guard let map = reference.map, let delegate = map.delegate else { return }
                delegate.weatherMap(
                    map, didUpdateTimelineRangeFrom: range.start, to: range.end)
                delegate.weatherMapDidResetAnimation(map)
            },
            timeline.onAdvance.observe { progress in
                guard let map = reference.map else { return }
                map.delegate?.weatherMap(map, animationDidUpdateTo: progress.date)
            },
            timeline.onPlay.observe { noteState() },
            timeline.onResume.observe { noteState() },
            timeline.onPause.observe { noteState() },
            timeline.onStop.observe { noteState() },
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
}
