extension WeatherService.LayerCode {
    /// The 24-hour change of temperature as numbers.
    public static let temperatures24HourChangeText = Self(rawValue: "temperatures-24hr-change-text")

    /// The highest temperature as numbers.
    public static let temperaturesMaximumText = Self(rawValue: "temperatures-max-text")

    /// The lowest temperature as numbers.
    public static let temperaturesMinimumText = Self(rawValue: "temperatures-min-text")

    /// Heat index as numbers.
    public static let heatIndexText = Self(rawValue: "heat-index-text")

    /// Wind chill as numbers.
    public static let windChillText = Self(rawValue: "wind-chill-text")

    /// The highest wind speed as numbers.
    public static let windSpeedsMaximumText = Self(rawValue: "wind-speeds-max-text")

    /// The highest gusts as numbers.
    public static let windGustsMaximumText = Self(rawValue: "wind-gusts-max-text")

    /// Total precipitation as numbers.
    public static let precipitationAccumulationText = Self(rawValue: "precip-accum-text")

    /// Fresh snow of an hour as numbers.
    public static let snowText = Self(rawValue: "snow-text")

    /// Total snowfall as numbers.
    public static let snowAccumulationText = Self(rawValue: "snow-accum-text")
}
