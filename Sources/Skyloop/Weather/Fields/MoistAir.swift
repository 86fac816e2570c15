import Foundation

/// Temperature and moisture of the air, in °C, % and hPa.
enum MoistAir {
    /// The vapour pressure of saturated air over water, in hPa.
    ///
    /// The Magnus form of Alduchov and Eskridge (1996), right to 0.4 % from -40 to 50 °C.
    static func saturationPressure(temperature: Double) -> Double {
        6.1094 * exp(17.625 * temperature / (243.04 + temperature))
    }

    /// The relative humidity of air with a dew point, in %, at most 100.
    static func relativeHumidity(temperature: Double, dewPoint: Double) -> Double {
        let share =
            saturationPressure(temperature: dewPoint)
            / saturationPressure(temperature: temperature)
        return min(100 * share, 100)
    }

    /// The dew point of air with a relative humidity; NaN for dry air, which has none.
    static func dewPoint(temperature: Double, relativeHumidity: Double) -> Double {
        guard relativeHumidity > 0 else { return .nan }
        let pressure =
            min(relativeHumidity, 100) / 100 * saturationPressure(temperature: temperature)
        let logarithm = log(pressure / 6.1094)
        return 243.04 * logarithm / (17.625 - logarithm)
    }

    /// How much more vapour the air could hold, in hPa.
    static func vaporDeficit(temperature: Double, relativeHumidity: Double) -> Double {
        saturationPressure(temperature: temperature)
            * (1 - min(max(relativeHumidity, 0), 100) / 100)
    }

    /// The relative humidity of air with a specific humidity (kg/kg) at a pressure (hPa), in %.
    static func relativeHumidity(
        temperature: Double, specificHumidity: Double, pressure: Double
    ) -> Double {
        let vapor = specificHumidity * pressure / (0.621981 + 0.378019 * specificHumidity)
        return min(max(100 * vapor / saturationPressure(temperature: temperature), 0), 100)
    }
}
