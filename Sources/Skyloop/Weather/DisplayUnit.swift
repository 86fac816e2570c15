public import WeatherData

/// A unit in which values are shown, and how metric values become values in it.
public struct DisplayUnit: Hashable, Sendable {
    /// The unit as people read it, such as `°C`; empty for pure numbers.
    public let symbol: String

    /// How values in the layer's metric unit become values in this one.
    public let conversion: UnitConversion

    /// Makes a unit.
    public init(symbol: String, conversion: UnitConversion = .identity) {
        self.symbol = symbol
        self.conversion = conversion
    }
}
