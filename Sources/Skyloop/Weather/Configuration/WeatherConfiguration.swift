public import MapModel

/// A weather layer ready to be added: its code, what is drawn and how, and its legend.
///
/// Take one from its struct (`WeatherService.Temperatures(service:)`) or from
/// ``WeatherService/layerConfiguration(for:)``, change its paint, and add it with
/// `MapController.addWeatherLayer(config:)`.
public protocol WeatherConfiguration: Sendable {
    /// The kind of paint.
    associatedtype Paint: LayerPainting

    /// The layer's code.
    var code: WeatherService.LayerCode { get }

    /// What is drawn and how.
    var layer: EncodedLayerDescriptor<Paint> { get set }

    /// The legend that comes with the layer; `nil` for none.
    var legend: WeatherLegend? { get set }

    /// What is drawn and how, as a descriptor of any kind.
    var descriptor: LayerDescriptor { get }
}

extension WeatherConfiguration {
    /// What is drawn and how, as a descriptor of any kind.
    public var descriptor: LayerDescriptor { LayerDescriptor(layer) }
}
