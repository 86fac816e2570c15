import Raster
import WeatherData

extension LayerDefinition {
    /// Layers whose numbers are written on the map, each with the data and colours of another.
    static let numberLayers: [LayerDefinition] = [
        numbers(.temperatures24HourChangeText, of: .temperatures24HourChange),
        numbers(.temperaturesMaximumText, of: .temperaturesMaximum),
        numbers(.temperaturesMinimumText, of: .temperaturesMinimum),
        numbers(.heatIndexText, of: .heatIndex),
        numbers(.windChillText, of: .windChill),
        numbers(.windSpeedsMaximumText, of: .windSpeedsMaximum),
        numbers(.windGustsMaximumText, of: .windGustsMaximum),
        numbers(.precipitationAccumulationText, of: .precipitationAccumulation),
        numbers(.snowText, of: .snow),
        numbers(.snowAccumulationText, of: .snowAccumulation),
        numbers(.iceText, of: .ice),
        numbers(.iceAccumulationText, of: .iceAccumulation),
        numbers(.sleetText, of: .sleet),
        numbers(.sleetAccumulationText, of: .sleetAccumulation),
        numbers(.ultravioletIndexText, of: .ultravioletIndex),
        numbers(.carbonMonoxideText, of: .carbonMonoxide),
        numbers(.nitrogenDioxideText, of: .nitrogenDioxide),
        numbers(.nitricOxideText, of: .nitricOxide),
        numbers(.ozoneText, of: .ozone),
        numbers(.particulateMatter10MicronText, of: .particulateMatter10Micron),
        numbers(.particulateMatter2p5MicronText, of: .particulateMatter2p5Micron),
        numbers(.sulfurDioxideText, of: .sulfurDioxide),
    ].compactMap { $0 }

    private static func numbers(
        _ code: WeatherService.LayerCode, of base: WeatherService.LayerCode
    ) -> LayerDefinition? {
        let groups = [
            temperatureLayers, windLayers, precipitationLayers, iceLayers, airLayers,
        ]
        guard let base = groups.joined().first(where: { $0.code == base }) else { return nil }
        return LayerDefinition(
            code, base.title, base.description + ", as numbers", base.category, base.recipe,
            units: base.units, scale: base.scale, style: .text)
    }
}
