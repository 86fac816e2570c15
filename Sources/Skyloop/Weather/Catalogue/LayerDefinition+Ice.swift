import Raster
import WeatherData

extension LayerDefinition {
    /// Frozen rain: what falls where the data says that it freezes.
    static let iceLayers: [LayerDefinition] = [
        LayerDefinition(
            .ice, "Freezing rain", "Rain of an hour that freezes where it falls", .precipitation,
            .hourly(.freezingRain), units: .measure(.precipitationRate), scale: .rain,
            style: .amount),
        LayerDefinition(
            .iceAccumulation, "Total freezing rain", "Freezing rain since the first time",
            .precipitation,
            .total(.freezingRain), units: .measure(.precipitation), scale: .rainTotal,
            style: .amount),
        LayerDefinition(
            .sleet, "Ice pellets", "Ice pellets (sleet) of an hour, as water", .precipitation,
            .hourly(.icePellets), units: .measure(.precipitationRate), scale: .rain,
            style: .amount),
        LayerDefinition(
            .sleetAccumulation, "Total ice pellets", "Ice pellets since the first time, as water",
            .precipitation,
            .total(.icePellets), units: .measure(.precipitation), scale: .rainTotal,
            style: .amount),
    ]
}
