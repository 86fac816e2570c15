public import MapModel

extension WeatherService {
    /// The temperature of the sea at its surface.
    public struct SeaSurfaceTemperatures: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .seaSurfaceTemperatures }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .seaSurfaceTemperatures)
        }
    }

    /// The speed of sea currents.
    public struct OceanCurrents: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .oceanCurrents }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .oceanCurrents)
        }
    }

    /// Particles that drift with the sea.
    public struct OceanCurrentsParticles: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .oceanCurrentsParticles }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ParticleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .oceanCurrentsParticles)
        }
    }

    /// The significant height of all waves.
    public struct WaveHeights: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .waveHeights }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .waveHeights)
        }
    }

    /// The period of all waves.
    public struct WavePeriods: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .wavePeriods }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .wavePeriods)
        }
    }

    /// Where waves run.
    public struct WaveDirection: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .waveDirection }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .waveDirection)
        }
    }

    /// Bars that run with the waves.
    public struct WaveParticles: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .waveParticles }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ParticleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .waveParticles)
        }
    }

    /// The significant height of swell.
    public struct SwellHeights: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swellHeights }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swellHeights)
        }
    }

    /// The period of swell.
    public struct SwellPeriods: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swellPeriods }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swellPeriods)
        }
    }

    /// Where swell runs.
    public struct SwellDirection: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swellDirection }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swellDirection)
        }
    }

    /// Bars that run with the swell.
    public struct SwellParticles: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swellParticles }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ParticleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swellParticles)
        }
    }

    /// The significant height of waves of the local wind.
    public struct WindWaveHeights: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windWaveHeights }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windWaveHeights)
        }
    }

    /// The period of waves of the local wind.
    public struct WindWavePeriods: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windWavePeriods }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windWavePeriods)
        }
    }

    /// Where waves of the local wind run.
    public struct WindWaveDirection: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windWaveDirection }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windWaveDirection)
        }
    }

    /// The height of the sea above its mean.
    public struct TideHeights: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .tideHeights }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .tideHeights)
        }
    }

    /// The share of the sea that ice covers.
    public struct SeaIce: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .seaIce }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .seaIce)
        }
    }
}
