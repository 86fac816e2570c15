import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the second and third swell and of surges.
    static let moreSeaLayers: [LayerDefinition] = [
        LayerDefinition(
            .swell2Heights, "Second swell height", "The significant height of the second swell",
            .sea,
            .quantity([.secondSwellHeight]), units: .measure(.height), scale: .waves, style: .sea),
        LayerDefinition(
            .swell2Periods, "Second swell period", "The period of the second swell", .sea,
            .quantity([.secondSwellPeriod]), units: .measure(.time), scale: .wavePeriod, style: .sea
        ),
        LayerDefinition(
            .swell2Direction, "Second swell direction", "Where the second swell runs", .sea,
            .vector(.wave(direction: [.secondSwellDirection], size: [.secondSwellHeight])),
            units: .measure(.height), scale: .waves, style: .arrows),
        LayerDefinition(
            .swell2Particles, "Second swell", "Bars that run with the second swell", .sea,
            .vector(.wave(direction: [.secondSwellDirection], size: [.secondSwellHeight])),
            units: .measure(.height), scale: .particles, style: .waveParticles),
        LayerDefinition(
            .swell3Heights, "Third swell height", "The significant height of the third swell", .sea,
            .quantity([.thirdSwellHeight]), units: .measure(.height), scale: .waves, style: .sea),
        LayerDefinition(
            .swell3Periods, "Third swell period", "The period of the third swell", .sea,
            .quantity([.thirdSwellPeriod]), units: .measure(.time), scale: .wavePeriod, style: .sea),
        LayerDefinition(
            .swell3Direction, "Third swell direction", "Where the third swell runs", .sea,
            .vector(.wave(direction: [.thirdSwellDirection], size: [.thirdSwellHeight])),
            units: .measure(.height), scale: .waves, style: .arrows),
        LayerDefinition(
            .swell3Particles, "Third swell", "Bars that run with the third swell", .sea,
            .vector(.wave(direction: [.thirdSwellDirection], size: [.thirdSwellHeight])),
            units: .measure(.height), scale: .particles, style: .waveParticles),
        LayerDefinition(
            .stormSurge, "Storm surge", "How much higher than the tide a storm raises the sea",
            .sea,
            .quantity([.stormSurge]), units: .measure(.height), scale: .waterLevel, style: .sea),
    ]
}
