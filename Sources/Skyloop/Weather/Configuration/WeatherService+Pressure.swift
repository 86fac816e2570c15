public import MapModel

extension WeatherService {
    /// Pressure at mean sea level.
    public struct PressureMeanSeaLevel: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .pressureMeanSeaLevel }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .pressureMeanSeaLevel)
        }
    }

    /// Pressure at mean sea level as numbers.
    public struct PressureMeanSeaLevelText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .pressureMeanSeaLevelText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .pressureMeanSeaLevelText)
        }
    }

    /// Isobars at mean sea level, highs and lows marked.
    public struct PressureMeanSeaLevelContour: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .pressureMeanSeaLevelContour }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ContourLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .pressureMeanSeaLevelContour)
        }
    }

    /// The height of a pressure surface.
    public struct Heights: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .heights }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .heights)
        }
    }

    /// Lines of equal height of a pressure surface.
    public struct HeightsContour: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .heightsContour }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ContourLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .heightsContour)
        }
    }
}
