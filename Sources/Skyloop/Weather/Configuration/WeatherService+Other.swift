public import MapModel

extension WeatherService {
    /// The energy that rising air can gain (CAPE).
    public struct ConvectiveEnergy: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .convectiveEnergy }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .convectiveEnergy)
        }
    }
}
