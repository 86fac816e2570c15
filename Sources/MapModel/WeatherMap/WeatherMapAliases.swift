public import Timekeeping

/// A weather map under its name in the AerisWeather SDK.
public typealias AWFWeatherMap = WeatherMap
/// A weather map's settings under their name in the AerisWeather SDK.
public typealias AWFWeatherMapConfig = WeatherMapConfig
/// A weather map's delegate under its name in the AerisWeather SDK.
public typealias AWFWeatherMapDelegate = WeatherMapDelegate
/// The kinds of map under their name in the AerisWeather SDK.
public typealias AWFWeatherMapType = WeatherMapType
/// A layer type under its name in the AerisWeather SDK.
public typealias AWFMapLayer = WeatherMapLayerType
/// An animation of a range of dates under its name in the AerisWeather SDK.
public typealias AWFAnimation = TimeAnimation
/// The timeline under its name in the AerisWeather SDK.
public typealias AWFAnimationTimeline = Timeline

extension TimeAnimation {
    /// The first date of the range, under its name in the AerisWeather SDK.
    public var fromTime: Date {
        get { startDate }
        set { startDate = newValue }
    }

    /// The last date of the range, under its name in the AerisWeather SDK.
    public var toTime: Date {
        get { endDate }
        set { endDate = newValue }
    }

    /// The date at the playhead, under its name in the AerisWeather SDK.
    public var currentTime: Date { currentDate }

    /// The seconds from the first to the last date.
    public var totalTime: TimeInterval { endDate.timeIntervalSince(startDate) }

    /// Whether the range reaches beyond now, under its name in the AerisWeather SDK.
    public var containsFutureTime: Bool { containsFuture }

    /// Starts, or goes on after a pause, under its name in the AerisWeather SDK.
    public func start() {
        if isPaused { resume() } else { play() }
    }

    /// Moves to a part of the range, 0…1, under its name in the AerisWeather SDK.
    public func goToPosition(_ position: Double) { goTo(position: position) }

    /// Moves to a date, under its name in the AerisWeather SDK; outside the range nothing happens.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - stop: Whether playback stops before.
    public func goToTime(_ date: Date, stop: Bool = false) {
        guard date >= startDate, date <= endDate else { return }
        if stop { self.stop() }
        goTo(date: date)
    }

    /// Moves to some seconds after the start, under its name in the AerisWeather SDK.
    public func goToTimeInterval(withOffset offset: TimeInterval) { goTo(offset: offset) }
}
