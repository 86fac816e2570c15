public import MapModel

/// A weather layer of any code, such as one on a level or of a dataset's own variable.
public struct WeatherLayerConfiguration<Paint: LayerPainting>: WeatherConfiguration {
    /// The layer's code.
    public let code: WeatherService.LayerCode
    /// What is drawn and how; may be changed before the layer is added.
    public var layer: EncodedLayerDescriptor<Paint>
    /// The legend that comes with the layer; `nil` for none.
    public var legend: WeatherLegend?

    init(
        code: WeatherService.LayerCode, layer: EncodedLayerDescriptor<Paint>, legend: WeatherLegend?
    ) {
        self.code = code
        self.layer = layer
        self.legend = legend
    }
}
