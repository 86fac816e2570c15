import MapModel
import Raster
import WeatherData

extension WeatherService {
    /// The configuration of a code, to be changed and added; `nil` for an unknown code.
    ///
    /// The data need not feed the code: adding the layer says so then.
    public func layerConfiguration(for code: LayerCode) -> (any WeatherConfiguration)? {
        if let factory = Self.factories[code] { return factory(self) }
        guard let layer = layer(for: code) else { return nil }
        let legend = legend(of: layer)
        switch paint(of: layer) {
        case .sample(let paint): return configuration(layer, paint, legend)
        case .raster(let paint): return configuration(layer, paint, legend)
        case .particle(let paint): return configuration(layer, paint, legend)
        case .grid(let paint): return configuration(layer, paint, legend)
        case .contour(let paint): return configuration(layer, paint, legend)
        }
    }

    /// The descriptor and legend of a code of the catalogue, in the layer's own style.
    func parts<Paint: LayerPainting>(
        of code: LayerCode
    ) -> (layer: EncodedLayerDescriptor<Paint>, legend: WeatherLegend?) {
        guard let layer = layer(for: code), let paint = Paint(paint(of: layer)) else {
            preconditionFailure("the catalogue has \(code.rawValue) as another kind of layer")
        }
        return (descriptor(layer, paint), legend(of: layer))
    }

    /// The legend of a code; `nil` where it is unknown or has none.
    public func legend(for code: LayerCode) -> WeatherLegend? {
        layer(for: code).flatMap { legend(of: $0) }
    }

    func paint(of layer: WeatherLayer) -> LayerPaint {
        layer.style.paint(scale: colorScale(of: layer), levelPressure: layer.levelPressure)
    }

    func descriptor<Paint: LayerPainting>(
        _ layer: WeatherLayer, _ paint: Paint
    ) -> EncodedLayerDescriptor<Paint> {
        EncodedLayerDescriptor(
            id: Identifier(layer.code.rawValue), source: Identifier(layer.sourceName),
            paint: paint, maskConfiguration: layer.style.mask)
    }

    func legend(of layer: WeatherLayer) -> WeatherLegend? {
        guard layer.style.hasLegend else { return nil }
        let categories: [Int: String] =
            layer.code.base == .precipitationType ? PrecipitationTypes.names : [:]
        return WeatherLegend(
            id: layer.sourceName, title: layer.fullTitle, colorScale: colorScale(of: layer),
            units: layer.units, categories: categories)
    }

    private func configuration<Paint: LayerPainting>(
        _ layer: WeatherLayer, _ paint: Paint, _ legend: WeatherLegend?
    ) -> WeatherLayerConfiguration<Paint> {
        WeatherLayerConfiguration(
            code: layer.code, layer: descriptor(layer, paint), legend: legend)
    }
}
