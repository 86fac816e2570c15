public import MapModel

extension WeatherService {
    /// The significant height of the second swell.
    public struct Swell2Heights: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swell2Heights }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swell2Heights)
        }
    }

    /// The period of the second swell.
    public struct Swell2Periods: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swell2Periods }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swell2Periods)
        }
    }

    /// Where the second swell runs.
    public struct Swell2Direction: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swell2Direction }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swell2Direction)
        }
    }

    /// Bars that run with the second swell.
    public struct Swell2Particles: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swell2Particles }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ParticleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swell2Particles)
        }
    }

    /// The significant height of the third swell.
    public struct Swell3Heights: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swell3Heights }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swell3Heights)
        }
    }

    /// The period of the third swell.
    public struct Swell3Periods: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swell3Periods }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swell3Periods)
        }
    }

    /// Where the third swell runs.
    public struct Swell3Direction: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swell3Direction }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swell3Direction)
        }
    }

    /// Bars that run with the third swell.
    public struct Swell3Particles: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .swell3Particles }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ParticleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .swell3Particles)
        }
    }

    /// How much higher than the tide a storm raises the sea.
    public struct StormSurge: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .stormSurge }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .stormSurge)
        }
    }
}
