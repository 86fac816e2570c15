public import MapModel

extension WeatherService {
    /// Rain of an hour that freezes where it falls.
    public struct Ice: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .ice }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .ice)
        }
    }

    /// Freezing rain since the first time.
    public struct IceAccumulation: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .iceAccumulation }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .iceAccumulation)
        }
    }

    /// Ice pellets (sleet) of an hour, as water.
    public struct Sleet: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .sleet }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .sleet)
        }
    }

    /// Ice pellets since the first time, as water.
    public struct SleetAccumulation: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .sleetAccumulation }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .sleetAccumulation)
        }
    }
}
