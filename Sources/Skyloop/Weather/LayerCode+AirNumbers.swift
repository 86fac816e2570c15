extension WeatherService.LayerCode {
    /// Freezing rain of an hour as numbers.
    public static let iceText = Self(rawValue: "ice-text")

    /// Total freezing rain as numbers.
    public static let iceAccumulationText = Self(rawValue: "ice-accum-text")

    /// Ice pellets of an hour as numbers.
    public static let sleetText = Self(rawValue: "sleet-text")

    /// Total ice pellets as numbers.
    public static let sleetAccumulationText = Self(rawValue: "sleet-accum-text")

    /// UV index as numbers.
    public static let ultravioletIndexText = Self(rawValue: "uvi-text")

    /// Carbon monoxide as numbers.
    public static let carbonMonoxideText = Self(rawValue: "air-quality-co-text")

    /// Nitrogen dioxide as numbers.
    public static let nitrogenDioxideText = Self(rawValue: "air-quality-no2-text")

    /// Nitrogen monoxide as numbers.
    public static let nitricOxideText = Self(rawValue: "air-quality-no-text")

    /// Ozone as numbers.
    public static let ozoneText = Self(rawValue: "air-quality-o3-text")

    /// PM10 as numbers.
    public static let particulateMatter10MicronText = Self(rawValue: "air-quality-pm10-text")

    /// PM2.5 as numbers.
    public static let particulateMatter2p5MicronText = Self(rawValue: "air-quality-pm2p5-text")

    /// Sulphur dioxide as numbers.
    public static let sulfurDioxideText = Self(rawValue: "air-quality-so2-text")
}
