/// A layer of a weather map: a weather code, of the past or of the future.
public struct WeatherMapLayerType: Hashable, Sendable {
    /// The code of the weather layer, such as `temperatures`.
    public let name: Identifier

    /// Whether it shows the future; otherwise the past.
    public let isFuture: Bool

    /// Makes a layer type from the code of a weather layer.
    public init(named name: Identifier, isFuture: Bool = false) {
        self.name = name
        self.isFuture = isFuture
    }

    /// The layer that shows in the future what this one shows in the past; `nil` for a future one.
    public var futureLayer: WeatherMapLayerType? {
        isFuture ? nil : WeatherMapLayerType(named: name, isFuture: true)
    }
}
