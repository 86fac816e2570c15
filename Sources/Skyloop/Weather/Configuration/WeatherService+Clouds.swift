public import MapModel

extension WeatherService {
    /// The share of the sky that clouds cover.
    public struct CloudCover: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .cloudCover }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .cloudCover)
        }
    }

    /// Cloud cover as numbers.
    public struct CloudCoverText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .cloudCoverText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .cloudCoverText)
        }
    }

    /// The share of the sky that low clouds cover.
    public struct LowCloudCover: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .lowCloudCover }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .lowCloudCover)
        }
    }

    /// The share of the sky that middle clouds cover.
    public struct MiddleCloudCover: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .middleCloudCover }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .middleCloudCover)
        }
    }

    /// The share of the sky that high clouds cover.
    public struct HighCloudCover: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .highCloudCover }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .highCloudCover)
        }
    }

    /// How far one sees.
    public struct Visibility: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .visibility }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .visibility)
        }
    }

    /// Visibility as numbers.
    public struct VisibilityText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .visibilityText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .visibilityText)
        }
    }

    /// Cloud tops as a satellite sees their warmth.
    public struct Satellite: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .satellite }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .satellite)
        }
    }
}
