extension WeatherService.LayerCode {
    /// The significant height of the second swell.
    public static let swell2Heights = Self(rawValue: "swell2-heights")

    /// The period of the second swell.
    public static let swell2Periods = Self(rawValue: "swell2-periods")

    /// Where the second swell runs.
    public static let swell2Direction = Self(rawValue: "swell2-dir")

    /// Bars that run with the second swell.
    public static let swell2Particles = Self(rawValue: "swell2-particles")

    /// The significant height of the third swell.
    public static let swell3Heights = Self(rawValue: "swell3-heights")

    /// The period of the third swell.
    public static let swell3Periods = Self(rawValue: "swell3-periods")

    /// Where the third swell runs.
    public static let swell3Direction = Self(rawValue: "swell3-dir")

    /// Bars that run with the third swell.
    public static let swell3Particles = Self(rawValue: "swell3-particles")

    /// How much higher than the tide a storm raises the sea.
    public static let stormSurge = Self(rawValue: "storm-surge")
}
