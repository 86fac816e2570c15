import Foundation
import WeatherData

extension SeriesBuilder {
    /// The dew point as the data has it, or from temperature and relative humidity.
    func dewPoint(id: String, level: String?) -> FieldSeries? {
        let direct = index.first([.dewPoint], level: level)
        if let direct { return scalar(direct, id: id) }
        guard let temperature = index.first([.temperature], level: level),
            let humidity = index.first([.relativeHumidity], with: temperature)
        else { return nil }
        return joined([temperature, humidity], id: id) { values in
            Self.combine(values[0], values[1]) {
                Float(MoistAir.dewPoint(temperature: Double($0), relativeHumidity: Double($1)))
            }
        }
    }

    /// The relative humidity as the data has it, or from dew point or specific humidity.
    func humidity(id: String, level: String?) -> FieldSeries? {
        if let direct = index.first([.relativeHumidity], level: level) {
            return scalar(direct, id: id)
        }
        guard let temperature = index.first([.temperature], level: level),
            let moisture = moisture(beside: temperature)
        else { return nil }
        return joined([temperature, moisture.variable], id: id) { values in
            Self.combine(values[0], values[1]) { Float(moisture.humidity(Double($0), Double($1))) }
        }
    }

    /// The vapour pressure deficit.
    func vaporDeficit(id: String, level: String?) -> FieldSeries? {
        guard let temperature = index.first([.temperature], level: level),
            let moisture = moisture(beside: temperature)
        else { return nil }
        return joined([temperature, moisture.variable], id: id) { values in
            Self.combine(values[0], values[1]) { t, m in
                Float(
                    MoistAir.vaporDeficit(
                        temperature: Double(t),
                        relativeHumidity: moisture.humidity(Double(t), Double(m))))
            }
        }
    }

    /// Felt temperature as the data has it, or from its parts.
    func felt(_ form: LayerRecipe.Felt, id: String, level: String?) -> FieldSeries? {
        let quantity: Quantity =
            switch form {
            case .apparent: .apparentTemperature
            case .heatIndex: .heatIndex
            case .windChill: .windChill
            }
        if let direct = index.first([quantity], level: level) { return scalar(direct, id: id) }
        guard let temperature = index.first([.temperature], level: level),
            (temperature.level?.distanceFromGround ?? 0) < 1000
        else { return nil }
        switch form {
        case .heatIndex:
            guard let moisture = moisture(beside: temperature) else { return nil }
            return joined([temperature, moisture.variable], id: id) { values in
                Self.combine(values[0], values[1]) { t, m in
                    guard Double(t) >= FeltTemperature.heatIndexFrom else { return .nan }
                    return Float(
                        FeltTemperature.heatIndex(
                            temperature: Double(t),
                            relativeHumidity: moisture.humidity(Double(t), Double(m))))
                }
            }
        case .windChill:
            guard let wind = wind(beside: temperature) else { return nil }
            return joined([temperature] + wind, id: id) { values in
                let speeds = Self.speeds(values.dropFirst())
                return Self.combine(values[0], speeds) { t, v in
                    guard Double(t) <= FeltTemperature.windChillUpTo else { return .nan }
                    return Float(
                        FeltTemperature.windChill(temperature: Double(t), windSpeed: Double(v)))
                }
            }
        case .apparent:
            guard let moisture = moisture(beside: temperature),
                let wind = wind(beside: temperature)
            else { return nil }
            return joined([temperature, moisture.variable] + wind, id: id) { values in
                let speeds = Self.speeds(values.dropFirst(2))
                return [Float](unsafeUninitializedCapacity: speeds.count) { buffer, count in
                    for cell in 0..<speeds.count {
                        let t = Double(values[0][cell])
                        buffer[cell] = Float(
                            FeltTemperature.feelsLike(
                                temperature: t,
                                relativeHumidity: moisture.humidity(t, Double(values[1][cell])),
                                windSpeed: Double(speeds[cell])))
                    }
                    count = speeds.count
                }
            }
        }
    }

    /// A measure of moisture, and how it becomes relative humidity with the temperature.
    struct Moisture: Sendable {
        let variable: MetricVariable
        let humidity: @Sendable (_ temperature: Double, _ moisture: Double) -> Double
    }

    private func moisture(beside temperature: MetricVariable) -> Moisture? {
        if let humidity = index.first([.relativeHumidity], with: temperature) {
            return Moisture(variable: humidity) { $1 }
        }
        if let dewPoint = index.first([.dewPoint], with: temperature) {
            return Moisture(variable: dewPoint) {
                MoistAir.relativeHumidity(temperature: $0, dewPoint: $1)
            }
        }
        // Specific humidity needs the pressure, which a pressure level has by itself.
        if let specific = index.first([.specificHumidity], with: temperature),
            let level = temperature.level, level.kind == .pressure, let pressure = level.value
        {
            return Moisture(variable: specific) {
                MoistAir.relativeHumidity(
                    temperature: $0, specificHumidity: $1 / 1000, pressure: pressure)
            }
        }
        return nil
    }

    /// The wind near the ground on the temperature's grid: its speed, or its two parts.
    private func wind(beside temperature: MetricVariable) -> [MetricVariable]? {
        if let speed = index.first([.windSpeed], with: temperature, ignoringLevel: true) {
            return [speed]
        }
        guard let u = index.first([.windU], with: temperature, ignoringLevel: true),
            let v = index.first([.windV], with: u)
        else { return nil }
        return [u, v]
    }

    private static func speeds(_ parts: ArraySlice<[Float]>) -> [Float] {
        guard let first = parts.first, let last = parts.last, parts.count == 2 else {
            return parts.first ?? []
        }
        return combine(first, last) { ($0 * $0 + $1 * $1).squareRoot() }
    }
}
