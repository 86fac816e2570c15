import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the group `temperature`.
    static let temperatureLayers: [LayerDefinition] = [
        LayerDefinition(
            .temperatures, "Temperature", "Air temperature near the ground", .temperature,
            .quantity([.temperature]), units: .temperature, scale: .temperature, style: .sample),
        LayerDefinition(
            .temperaturesText, "Temperature", "Air temperature near the ground as numbers",
            .temperature,
            .quantity([.temperature]), units: .temperature, scale: .temperature, style: .text),
        LayerDefinition(
            .temperaturesContour, "Temperature", "Lines of equal air temperature", .temperature,
            .quantity([.temperature]), units: .temperature, scale: .temperature,
            style: .contour(interval: 4, major: 20)),
        LayerDefinition(
            .temperatures24HourChange, "Temperature, 24-hour change",
            "Air temperature less that of 24 hours before", .temperature,
            .change([.temperature], hours: 24), units: .temperatureDifference,
            scale: .temperatureChange, style: .sample),
        LayerDefinition(
            .temperatures1HourChange, "Temperature, 1-hour change",
            "Air temperature less that of an hour before", .temperature,
            .change([.temperature], hours: 1), units: .temperatureDifference,
            scale: .temperatureChange, style: .sample),
        LayerDefinition(
            .temperaturesMaximum, "Highest temperature",
            "The highest air temperature since the first time", .temperature,
            .extreme(of: .quantity([.maximumTemperature, .temperature]), isGreatest: true),
            units: .temperature, scale: .temperature, style: .sample),
        LayerDefinition(
            .temperaturesMinimum, "Lowest temperature",
            "The lowest air temperature since the first time", .temperature,
            .extreme(of: .quantity([.minimumTemperature, .temperature]), isGreatest: false),
            units: .temperature, scale: .temperature, style: .sample),
        LayerDefinition(
            .feelsLike, "Feels like",
            "Heat index when hot, wind chill when cold, air temperature between", .temperature,
            .felt(.apparent), units: .temperature, scale: .temperature, style: .sample),
        LayerDefinition(
            .feelsLikeText, "Feels like", "Felt temperature as numbers", .temperature,
            .felt(.apparent), units: .temperature, scale: .temperature, style: .text),
        LayerDefinition(
            .heatIndex, "Heat index", "How hot moist air feels, from 26.7 °C on", .temperature,
            .felt(.heatIndex), units: .temperature, scale: .temperature, style: .sample),
        LayerDefinition(
            .windChill, "Wind chill", "How cold wind feels, up to 4.4 °C", .temperature,
            .felt(.windChill), units: .temperature, scale: .temperature, style: .sample),
        LayerDefinition(
            .dewPoints, "Dew point", "The temperature at which dew falls", .temperature,
            .dewPoint, units: .temperature, scale: .dewPoint, style: .sample),
        LayerDefinition(
            .dewPointsText, "Dew point", "Dew point as numbers", .temperature,
            .dewPoint, units: .temperature, scale: .dewPoint, style: .text),
        LayerDefinition(
            .humidity, "Relative humidity", "How much of the vapour that the air can hold is in it",
            .temperature,
            .humidity, units: .measure(.share), scale: .humidity, style: .sample),
        LayerDefinition(
            .humidityText, "Relative humidity", "Relative humidity as numbers", .temperature,
            .humidity, units: .measure(.share), scale: .humidity, style: .text),
        LayerDefinition(
            .firesVaporPressureDeficit, "Vapour pressure deficit",
            "How much more vapour the air could hold: dryness that feeds fires", .temperature,
            .vaporDeficit, units: .plain("hPa"), scale: .vaporDeficit, style: .sample),
    ]
}
