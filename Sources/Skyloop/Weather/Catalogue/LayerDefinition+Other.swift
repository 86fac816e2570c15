import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the group `other`.
    static let otherLayers: [LayerDefinition] = [
        LayerDefinition(
            .convectiveEnergy, "Convective energy", "The energy that rising air can gain (CAPE)",
            .other,
            .quantity([.cape]), units: .measure(.specificEnergy), scale: .cape, style: .sample)
    ]
}
