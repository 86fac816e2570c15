import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the group `precipitation`.
    static let precipitationLayers: [LayerDefinition] = [
        LayerDefinition(
            .precipitation, "Precipitation", "Rain and melted snow of an hour", .precipitation,
            .hourly(.precipitation), units: .measure(.precipitationRate), scale: .rain,
            style: .amount),
        LayerDefinition(
            .precipitationText, "Precipitation", "Rain and melted snow of an hour as numbers",
            .precipitation,
            .hourly(.precipitation), units: .measure(.precipitationRate), scale: .rain, style: .text
        ),
        LayerDefinition(
            .precipitationAccumulation, "Total precipitation",
            "Rain and melted snow since the first time", .precipitation,
            .total(.precipitation), units: .measure(.precipitation), scale: .rainTotal,
            style: .amount),
        LayerDefinition(
            .precipitationRate, "Precipitation rate", "How fast it rains or snows at the moment",
            .precipitation,
            .quantity([.precipitationRate]), units: .measure(.precipitationRate), scale: .rain,
            style: .amount),
        LayerDefinition(
            .precipitationType, "Precipitation type",
            "What falls: rain, snow, freezing rain, ice pellets", .precipitation,
            .precipitationType, units: .measure(.code), scale: .precipitationType,
            style: .category),
        LayerDefinition(
            .snow, "Snowfall", "Fresh snow of an hour", .precipitation,
            .hourly(.snow), units: .measure(.snow), scale: .snow, style: .amount),
        LayerDefinition(
            .snowAccumulation, "Total snowfall", "Fresh snow since the first time", .precipitation,
            .total(.snow), units: .measure(.snow), scale: .snow, style: .amount),
        LayerDefinition(
            .snowDepth, "Snow depth", "Snow on the ground", .precipitation,
            .quantity([.snowDepth]), units: .measure(.snow), scale: .snow, style: .amount),
        LayerDefinition(
            .snowDepthText, "Snow depth", "Snow on the ground as numbers", .precipitation,
            .quantity([.snowDepth]), units: .measure(.snow), scale: .snow, style: .text),
        LayerDefinition(
            .radar, "Radar",
            "Radar reflectivity, the strongest of the column where the data has it", .precipitation,
            .quantity([.compositeReflectivity, .reflectivity]), units: .measure(.reflectivity),
            scale: .radar, style: .radar),
        LayerDefinition(
            .precipitableWater, "Precipitable water", "The water vapour in the column of air",
            .precipitation,
            .quantity([.precipitableWater]), units: .measure(.precipitation), scale: .humidColumn,
            style: .sample),
    ]
}
