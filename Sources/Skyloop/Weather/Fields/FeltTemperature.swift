import Foundation

/// What a temperature feels like, by the formulas of the US National Weather Service; all in °C.
enum FeltTemperature {
    /// From this temperature on, the heat index counts: 80 °F.
    static let heatIndexFrom = (80.0 - 32) / 1.8

    /// Up to this temperature, the wind chill counts: 40 °F.
    static let windChillUpTo = (40.0 - 32) / 1.8

    /// The heat index of a temperature and a relative humidity in %.
    ///
    /// Rothfusz's regression with the service's two adjustments, and Steadman's simple form where
    /// that stays below 80 °F (NWS Technical Attachment SR 90-23).
    static func heatIndex(temperature: Double, relativeHumidity: Double) -> Double {
        let t = temperature * 1.8 + 32
        let r = min(max(relativeHumidity, 0), 100)
        let simple = 0.5 * (0.5 * (t + 61 + (t - 68) * 1.2 + r * 0.094) + t)
        guard simple >= 80 else { return celsius(simple) }
        var index =
            -42.379 + 2.04901523 * t + 10.14333127 * r - 0.22475541 * t * r
            - 6.83783e-3 * t * t - 5.481717e-2 * r * r + 1.22874e-3 * t * t * r
            + 8.5282e-4 * t * r * r - 1.99e-6 * t * t * r * r
        if r < 13, t >= 80, t <= 112 {
            index -= (13 - r) / 4 * ((17 - abs(t - 95)) / 17).squareRoot()
        } else if r > 85, t >= 80, t <= 87 {
            index += (r - 85) / 10 * (87 - t) / 5
        }
        return celsius(index)
    }

    /// The wind chill of a temperature and a wind speed in m/s.
    ///
    /// The index of 2001, which counts from 3 mph; slower wind chills nobody.
    static func windChill(temperature: Double, windSpeed: Double) -> Double {
        let v = windSpeed / 0.44704
        guard v >= 3 else { return temperature }
        let t = temperature * 1.8 + 32
        let p = pow(v, 0.16)
        return celsius(35.74 + 0.6215 * t - 35.75 * p + 0.4275 * t * p)
    }

    /// The heat index when hot, the wind chill when cold, the temperature itself between.
    static func feelsLike(
        temperature: Double, relativeHumidity: Double, windSpeed: Double
    ) -> Double {
        if temperature >= heatIndexFrom {
            return heatIndex(temperature: temperature, relativeHumidity: relativeHumidity)
        }
        if temperature <= windChillUpTo {
            return min(temperature, windChill(temperature: temperature, windSpeed: windSpeed))
        }
        return temperature
    }

    private static func celsius(_ fahrenheit: Double) -> Double { (fahrenheit - 32) / 1.8 }
}
