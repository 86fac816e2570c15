/// The kinds of map view in the AerisWeather SDK; here all of them are drawn into pictures.
public enum WeatherMapType: UInt, Sendable {
    /// Apple's map.
    case apple = 0
    /// Google's map.
    case google = 1
    /// Mapbox's map.
    case mapbox = 2

    /// The one used where none is named.
    public static let `default` = WeatherMapType.apple
}
