public import Timekeeping

/// The settings of a weather map, with the names and defaults of the AerisWeather SDK.
///
/// Change them before the map is made. Those that belong to Apple's views alone are not here;
/// docs/weather-map.md lists them.
public struct WeatherMapConfig: Sendable {
    /// Seconds between refreshes where they are switched on.
    public var refreshInterval: TimeInterval = 900
    /// How opaque weather layers are, 0…1.
    public var tileOverlayAlpha: Double = 0.9
    /// Whether pictures have two pixels to a point.
    public var shouldUseRetinaImagery = true
    /// Whether layers of the sea are cut out over land.
    public var shouldApplyWaterMaskToSurfaceLayers = true
    /// Whether layers of the past show at future times, too.
    public var shouldAlwaysShowPastLayers = false
    /// Whether layers of the future show at past times, too.
    public var shouldAlwaysShowFutureLayers = false
    /// Whether values are shown in metric units.
    public var isMetric = false
    /// Whether the map can be animated at all.
    public var animationEnabled = true
    /// Seconds of a loop.
    public var animationDuration: TimeInterval = 2
    /// Seconds that the last frame is held.
    public var animationEndDelay: TimeInterval = 2
    /// Whether one time fades into the next.
    public var animationCrossfadeEnabled = false
    /// The most times of a layer that are used; more are thinned to even spacing.
    public var maximumIntervalsForAnimation = 20
    /// Where the timeline begins, in seconds from now; before the end.
    public var timelineStartOffsetFromNow: TimeInterval = -7200
    /// Where the timeline ends, in seconds from now; the same as the start for no animation.
    public var timelineEndOffsetFromNow: TimeInterval = 0
    /// Whether dragging on the timeline moves the layers.
    public var timelineScrubbingEnabled = true
    /// Whether the animation starts by itself once a layer is there.
    public var automaticallyStartAnimationOnLoad = false
    /// Whether the animation starts again when the map was moved.
    public var shouldRestartAnimationOnRegionChange = false
    /// Whether loaded times are let go when the animation stops.
    public var shouldRemoveAnimationDataWhenStopped = false

    /// Makes the default settings.
    public init() {}

    /// The default settings.
    public static var config: WeatherMapConfig { WeatherMapConfig() }
}
