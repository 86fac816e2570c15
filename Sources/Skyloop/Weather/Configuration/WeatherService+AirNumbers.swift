public import MapModel

extension WeatherService {
    /// Freezing rain of an hour as numbers.
    public struct IceText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .iceText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .iceText)
        }
    }

    /// Total freezing rain as numbers.
    public struct IceAccumulationText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .iceAccumulationText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .iceAccumulationText)
        }
    }

    /// Ice pellets of an hour as numbers.
    public struct SleetText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .sleetText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .sleetText)
        }
    }

    /// Total ice pellets as numbers.
    public struct SleetAccumulationText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .sleetAccumulationText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .sleetAccumulationText)
        }
    }

    /// UV index as numbers.
    public struct UltravioletIndexText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .ultravioletIndexText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .ultravioletIndexText)
        }
    }

    /// Carbon monoxide as numbers.
    public struct CarbonMonoxideText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .carbonMonoxideText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .carbonMonoxideText)
        }
    }

    /// Nitrogen monoxide as numbers.
    public struct NitricOxideText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .nitricOxideText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .nitricOxideText)
        }
    }

    /// Nitrogen dioxide as numbers.
    public struct NitrogenDioxideText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .nitrogenDioxideText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .nitrogenDioxideText)
        }
    }

    /// Ozone as numbers.
    public struct OzoneText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .ozoneText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .ozoneText)
        }
    }

    /// PM10 as numbers.
    public struct ParticulateMatter10MicronText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .particulateMatter10MicronText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .particulateMatter10MicronText)
        }
    }

    /// PM2.5 as numbers.
    public struct ParticulateMatter2p5MicronText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .particulateMatter2p5MicronText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .particulateMatter2p5MicronText)
        }
    }

    /// Sulphur dioxide as numbers.
    public struct SulfurDioxideText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .sulfurDioxideText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .sulfurDioxideText)
        }
    }
}
