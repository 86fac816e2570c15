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
}
