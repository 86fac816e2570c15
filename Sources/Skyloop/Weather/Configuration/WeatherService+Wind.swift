public import MapModel

extension WeatherService {
    /// Wind speed.
    public struct WindSpeeds: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windSpeeds }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windSpeeds)
        }
    }

    /// Wind speed as numbers.
    public struct WindSpeedsText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windSpeedsText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windSpeedsText)
        }
    }

    /// Lines of equal wind speed.
    public struct WindSpeedsContour: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windSpeedsContour }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ContourLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windSpeedsContour)
        }
    }

    /// The highest wind speed since the first time.
    public struct WindSpeedsMaximum: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windSpeedsMaximum }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windSpeedsMaximum)
        }
    }

    /// The speed of gusts.
    public struct WindGusts: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windGusts }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windGusts)
        }
    }

    /// The speed of gusts as numbers.
    public struct WindGustsText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windGustsText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windGustsText)
        }
    }

    /// The highest gust since the first time.
    public struct WindGustsMaximum: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windGustsMaximum }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windGustsMaximum)
        }
    }

    /// Particles that drift with the wind.
    public struct WindParticles: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windParticles }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ParticleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windParticles)
        }
    }

    /// Arrows that drift with the wind.
    public struct WindParticlesArrow: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windParticlesArrow }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ParticleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windParticlesArrow)
        }
    }

    /// Wind as barbs.
    public struct WindBarbs: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windBarbs }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windBarbs)
        }
    }

    /// Wind as arrows.
    public struct WindDirection: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windDirection }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windDirection)
        }
    }
}
