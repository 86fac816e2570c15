public import MapModel

extension WeatherMapLayerType {
    /// Makes a layer type.
    public init(_ code: WeatherService.LayerCode, isFuture: Bool = false) {
        self.init(named: Identifier(code.rawValue), isFuture: isFuture)
    }

    /// The weather layer.
    public var code: WeatherService.LayerCode {
        WeatherService.LayerCode(rawValue: name.text)
    }

    /// Radar.
    public static let radar = WeatherMapLayerType(.radar)
    /// Infrared satellite pictures.
    public static let satellite = WeatherMapLayerType(.satellite)
    /// Air temperature.
    public static let temperatures = WeatherMapLayerType(.temperatures)
    /// Dew point.
    public static let dewPoints = WeatherMapLayerType(.dewPoints)
    /// Relative humidity.
    public static let humidity = WeatherMapLayerType(.humidity)
    /// Felt temperature.
    public static let feelsLike = WeatherMapLayerType(.feelsLike)
    /// Wind speed.
    public static let windSpeeds = WeatherMapLayerType(.windSpeeds)
    /// Gusts.
    public static let windGusts = WeatherMapLayerType(.windGusts)
    /// Visibility.
    public static let visibility = WeatherMapLayerType(.visibility)
    /// Snow on the ground.
    public static let snowDepth = WeatherMapLayerType(.snowDepth)
    /// Isobars.
    public static let surfacePressureIsobars = WeatherMapLayerType(.pressureMeanSeaLevelContour)
    /// Radar to come.
    public static let futureRadar = WeatherMapLayerType(.radar, isFuture: true)
    /// Temperature to come.
    public static let futureTemperatures = WeatherMapLayerType(.temperatures, isFuture: true)
    /// Rain to come.
    public static let futurePrecip = WeatherMapLayerType(.precipitation, isFuture: true)
    /// Wind to come.
    public static let futureWindSpeeds = WeatherMapLayerType(.windSpeeds, isFuture: true)
}
