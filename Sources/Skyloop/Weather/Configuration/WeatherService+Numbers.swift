public import MapModel

extension WeatherService {
    /// The 24-hour change of temperature as numbers.
    public struct Temperatures24HourChangeText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperatures24HourChangeText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperatures24HourChangeText)
        }
    }

    /// The highest temperature as numbers.
    public struct TemperaturesMaximumText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperaturesMaximumText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperaturesMaximumText)
        }
    }

    /// The lowest temperature as numbers.
    public struct TemperaturesMinimumText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperaturesMinimumText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperaturesMinimumText)
        }
    }

    /// Heat index as numbers.
    public struct HeatIndexText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .heatIndexText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .heatIndexText)
        }
    }

    /// Wind chill as numbers.
    public struct WindChillText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windChillText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windChillText)
        }
    }

    /// The highest wind speed as numbers.
    public struct WindSpeedsMaximumText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windSpeedsMaximumText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windSpeedsMaximumText)
        }
    }

    /// The highest gusts as numbers.
    public struct WindGustsMaximumText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windGustsMaximumText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windGustsMaximumText)
        }
    }

    /// Total precipitation as numbers.
    public struct PrecipitationAccumulationText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .precipitationAccumulationText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .precipitationAccumulationText)
        }
    }

    /// Fresh snow of an hour as numbers.
    public struct SnowText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .snowText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .snowText)
        }
    }

    /// Total snowfall as numbers.
    public struct SnowAccumulationText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .snowAccumulationText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .snowAccumulationText)
        }
    }
}
