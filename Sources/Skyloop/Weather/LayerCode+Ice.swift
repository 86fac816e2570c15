extension WeatherService.LayerCode {
    /// Rain of an hour that freezes where it falls.
    public static let ice = Self(rawValue: "ice")

    /// Freezing rain since the first time.
    public static let iceAccumulation = Self(rawValue: "ice-accum")

    /// Ice pellets (sleet) of an hour, as water.
    public static let sleet = Self(rawValue: "sleet")

    /// Ice pellets since the first time, as water.
    public static let sleetAccumulation = Self(rawValue: "sleet-accum")
}
