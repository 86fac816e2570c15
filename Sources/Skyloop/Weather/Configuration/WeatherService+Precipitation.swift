public import MapModel

extension WeatherService {
    /// Rain and melted snow of an hour.
    public struct Precipitation: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .precipitation }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .precipitation)
        }
    }

    /// Rain and melted snow of an hour as numbers.
    public struct PrecipitationText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .precipitationText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .precipitationText)
        }
    }

    /// Rain and melted snow since the first time.
    public struct PrecipitationAccumulation: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .precipitationAccumulation }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .precipitationAccumulation)
        }
    }

    /// How fast it rains or snows at the moment.
    public struct PrecipitationRate: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .precipitationRate }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .precipitationRate)
        }
    }

    /// What falls: rain, snow, freezing rain, ice pellets.
    public struct PrecipitationType: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .precipitationType }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .precipitationType)
        }
    }

    /// Fresh snow of an hour.
    public struct Snow: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .snow }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .snow)
        }
    }

    /// Fresh snow since the first time.
    public struct SnowAccumulation: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .snowAccumulation }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .snowAccumulation)
        }
    }

    /// Snow on the ground.
    public struct SnowDepth: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .snowDepth }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .snowDepth)
        }
    }

    /// Snow on the ground as numbers.
    public struct SnowDepthText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .snowDepthText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .snowDepthText)
        }
    }

    /// Radar reflectivity, the strongest of the column where the data has it.
    public struct Radar: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .radar }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .radar)
        }
    }

    /// The water vapour in the column of air.
    public struct PrecipitableWater: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .precipitableWater }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .precipitableWater)
        }
    }
}
