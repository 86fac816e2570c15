import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the group `air`.
    static let airLayers: [LayerDefinition] = [
        LayerDefinition(
            .carbonMonoxide, "Carbon monoxide", "Carbon monoxide in the air", .air,
            .quantity([.carbonMonoxide]), units: .measure(.concentration),
            scale: .pollution(upTo: 10_000), style: .sample),
        LayerDefinition(
            .nitrogenDioxide, "Nitrogen dioxide", "Nitrogen dioxide in the air", .air,
            .quantity([.nitrogenDioxide]), units: .measure(.concentration),
            scale: .pollution(upTo: 200), style: .sample),
        LayerDefinition(
            .nitricOxide, "Nitrogen monoxide", "Nitrogen monoxide in the air", .air,
            .quantity([.nitrogenMonoxide]), units: .measure(.concentration),
            scale: .pollution(upTo: 200), style: .sample),
        LayerDefinition(
            .ozone, "Ozone", "Ozone in the air", .air,
            .quantity([.ozone]), units: .measure(.concentration), scale: .pollution(upTo: 300),
            style: .sample),
        LayerDefinition(
            .particulateMatter10Micron, "PM10", "Dust smaller than 10 µm", .air,
            .quantity([.coarseParticles]), units: .measure(.concentration),
            scale: .pollution(upTo: 250), style: .sample),
        LayerDefinition(
            .particulateMatter2p5Micron, "PM2.5", "Dust smaller than 2.5 µm", .air,
            .quantity([.fineParticles]), units: .measure(.concentration),
            scale: .pollution(upTo: 150), style: .sample),
        LayerDefinition(
            .sulfurDioxide, "Sulphur dioxide", "Sulphur dioxide in the air", .air,
            .quantity([.sulphurDioxide]), units: .measure(.concentration),
            scale: .pollution(upTo: 350), style: .sample),
        LayerDefinition(
            .totalOzone, "Ozone column", "The ozone in the column of air", .air,
            .quantity([.totalOzone]), units: .measure(.ozoneColumn), scale: .ozone, style: .sample),
        LayerDefinition(
            .aerosols, "Aerosols", "How much light dust, smoke and haze take away (optical depth)",
            .air,
            .quantity([.aerosolOpticalDepth]), units: .measure(.number), scale: .pollution(upTo: 2),
            style: .sample),
        LayerDefinition(
            .ultravioletIndex, "UV index", "The strength of sunburn radiation", .air,
            .quantity([.uvIndex]), units: .measure(.number), scale: .ultraviolet, style: .sample),
    ]
}
