import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the group `sea`.
    static let seaLayers: [LayerDefinition] = [
        LayerDefinition(
            .seaSurfaceTemperatures, "Sea temperature", "The temperature of the sea at its surface",
            .sea,
            .quantity([.seaTemperature]), units: .temperature, scale: .seaTemperature, style: .sea),
        LayerDefinition(
            .oceanCurrents, "Ocean currents", "The speed of sea currents", .sea,
            .speed(.current, or: .currentSpeed), units: .measure(.waterSpeed), scale: .current,
            style: .sea),
        LayerDefinition(
            .oceanCurrentsParticles, "Ocean currents", "Particles that drift with the sea", .sea,
            .vector(.current), units: .measure(.waterSpeed), scale: .currentParticles,
            style: .currentParticles),
        LayerDefinition(
            .waveHeights, "Wave height", "The significant height of all waves", .sea,
            .quantity([.waveHeight]), units: .measure(.height), scale: .waves, style: .sea),
        LayerDefinition(
            .wavePeriods, "Wave period", "The period of all waves", .sea,
            .quantity([.wavePeriod]), units: .measure(.time), scale: .wavePeriod, style: .sea),
        LayerDefinition(
            .waveDirection, "Wave direction", "Where waves run", .sea,
            .vector(.wave(direction: [.waveDirection], size: [.waveHeight])),
            units: .measure(.height), scale: .waves, style: .arrows),
        LayerDefinition(
            .waveParticles, "Waves", "Bars that run with the waves", .sea,
            .vector(.wave(direction: [.waveDirection], size: [.waveHeight])),
            units: .measure(.height), scale: .particles, style: .waveParticles),
        LayerDefinition(
            .swellHeights, "Swell height", "The significant height of swell", .sea,
            .quantity([.swellHeight]), units: .measure(.height), scale: .waves, style: .sea),
        LayerDefinition(
            .swellPeriods, "Swell period", "The period of swell", .sea,
            .quantity([.swellPeriod]), units: .measure(.time), scale: .wavePeriod, style: .sea),
        LayerDefinition(
            .swellDirection, "Swell direction", "Where swell runs", .sea,
            .vector(.wave(direction: [.swellDirection], size: [.swellHeight])),
            units: .measure(.height), scale: .waves, style: .arrows),
        LayerDefinition(
            .swellParticles, "Swell", "Bars that run with the swell", .sea,
            .vector(.wave(direction: [.swellDirection], size: [.swellHeight])),
            units: .measure(.height), scale: .particles, style: .waveParticles),
        LayerDefinition(
            .windWaveHeights, "Wind wave height",
            "The significant height of waves of the local wind", .sea,
            .quantity([.windWaveHeight]), units: .measure(.height), scale: .waves, style: .sea),
        LayerDefinition(
            .windWavePeriods, "Wind wave period", "The period of waves of the local wind", .sea,
            .quantity([.windWavePeriod]), units: .measure(.time), scale: .wavePeriod, style: .sea),
        LayerDefinition(
            .windWaveDirection, "Wind wave direction", "Where waves of the local wind run", .sea,
            .vector(.wave(direction: [.windWaveDirection], size: [.windWaveHeight])),
            units: .measure(.height), scale: .waves, style: .arrows),
        LayerDefinition(
            .tideHeights, "Sea level", "The height of the sea above its mean", .sea,
            .quantity([.seaLevel]), units: .measure(.height), scale: .waterLevel, style: .sea),
        LayerDefinition(
            .seaIce, "Sea ice", "The share of the sea that ice covers", .sea,
            .quantity([.seaIceCover]), units: .measure(.share), scale: .seaIce, style: .sea),
    ]
}
