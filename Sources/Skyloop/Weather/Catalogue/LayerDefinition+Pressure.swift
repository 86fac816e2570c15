import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the group `pressure`.
    static let pressureLayers: [LayerDefinition] = [
        LayerDefinition(
            .pressureMeanSeaLevel, "Pressure", "Pressure at mean sea level", .pressure,
            .quantity([.meanSeaLevelPressure, .pressure]), units: .measure(.pressure),
            scale: .pressure, style: .sample),
        LayerDefinition(
            .pressureMeanSeaLevelText, "Pressure", "Pressure at mean sea level as numbers",
            .pressure,
            .quantity([.meanSeaLevelPressure, .pressure]), units: .measure(.pressure),
            scale: .pressure, style: .text),
        LayerDefinition(
            .pressureMeanSeaLevelContour, "Pressure",
            "Isobars at mean sea level, highs and lows marked", .pressure,
            .quantity([.meanSeaLevelPressure, .pressure]), units: .measure(.pressure),
            scale: .pressure, style: .isobars),
        LayerDefinition(
            .heights, "Height", "The height of a pressure surface", .pressure,
            .quantity([.geopotentialHeight]), units: .measure(.height), scale: nil, style: .sample),
        LayerDefinition(
            .heightsContour, "Height", "Lines of equal height of a pressure surface", .pressure,
            .quantity([.geopotentialHeight]), units: .measure(.height), scale: nil, style: .heights),
    ]
}
