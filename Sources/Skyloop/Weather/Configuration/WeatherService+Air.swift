public import MapModel

extension WeatherService {
    /// Carbon monoxide in the air.
    public struct CarbonMonoxide: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .carbonMonoxide }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .carbonMonoxide)
        }
    }

    /// Nitrogen monoxide in the air.
    public struct NitricOxide: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .nitricOxide }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .nitricOxide)
        }
    }

    /// Nitrogen dioxide in the air.
    public struct NitrogenDioxide: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .nitrogenDioxide }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .nitrogenDioxide)
        }
    }

    /// Ozone in the air.
    public struct Ozone: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .ozone }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .ozone)
        }
    }

    /// Dust smaller than 10 µm.
    public struct ParticulateMatter10Micron: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .particulateMatter10Micron }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .particulateMatter10Micron)
        }
    }

    /// Dust smaller than 2.5 µm.
    public struct ParticulateMatter2p5Micron: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .particulateMatter2p5Micron }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .particulateMatter2p5Micron)
        }
    }

    /// Sulphur dioxide in the air.
    public struct SulfurDioxide: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .sulfurDioxide }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .sulfurDioxide)
        }
    }

    /// The ozone in the column of air.
    public struct TotalOzone: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .totalOzone }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .totalOzone)
        }
    }

    /// How much light dust, smoke and haze take away (optical depth).
    public struct Aerosols: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .aerosols }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .aerosols)
        }
    }

    /// The strength of sunburn radiation.
    public struct UltravioletIndex: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .ultravioletIndex }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .ultravioletIndex)
        }
    }
}
