public import WeatherData

/// The units of a layer: the metric one that values are kept in, and the one for imperial readers.
public struct LayerUnits: Hashable, Sendable {
    /// The unit that values are kept in.
    public let metric: DisplayUnit

    /// The unit for people who think in feet and degrees Fahrenheit.
    public let imperial: DisplayUnit

    /// Makes the units of a kind of values.
    public init(_ measure: Measure) {
        self.init(metric: measure.metricUnit, imperial: measure.imperialUnit)
    }

    init(metric: PhysicalUnit, imperial: PhysicalUnit) {
        self.metric = DisplayUnit(symbol: metric.symbol)
        self.imperial = DisplayUnit(
            symbol: imperial.symbol, conversion: metric.conversion(to: imperial) ?? .identity)
    }

    init(metric: DisplayUnit, imperial: DisplayUnit) {
        self.metric = metric
        self.imperial = imperial
    }

    /// The unit of a system.
    public subscript(system: UnitSystem) -> DisplayUnit {
        switch system {
        case .metric: metric
        case .imperial: imperial
        }
    }

    static func measure(_ measure: Measure) -> LayerUnits { LayerUnits(measure) }

    /// A unit that is the same in both systems.
    static func plain(_ symbol: String) -> LayerUnits {
        LayerUnits(metric: DisplayUnit(symbol: symbol), imperial: DisplayUnit(symbol: symbol))
    }

    static let temperature = LayerUnits(.temperature)

    /// A difference of temperatures, which has no zero point to shift.
    static let temperatureDifference = LayerUnits(
        metric: DisplayUnit(symbol: "K"),
        imperial: DisplayUnit(symbol: "°F", conversion: UnitConversion(factor: 1.8)))
}
