/// A unit that a legend shows values in: shown = value × scale + offset.
public struct LegendUnit: Hashable, Sendable {
    /// How the unit is written, such as `°C`; empty for none.
    public let symbol: String

    /// The shown units in one unit of the field.
    public let scale: Double

    /// What is shown for the field's zero.
    public let offset: Double

    /// Makes a unit.
    ///
    /// A scale that is zero or not finite counts as 1, an offset that is not finite as 0.
    public init(symbol: String, scale: Double = 1, offset: Double = 0) {
        self.symbol = symbol
        self.scale = scale.isFinite && scale != 0 ? scale : 1
        self.offset = offset.isFinite ? offset : 0
    }

    /// The number that is shown for a value of the field.
    public func shown(_ value: Double) -> Double { value * scale + offset }

    /// The value of the field that a shown number stands for.
    public func value(shown: Double) -> Double { (shown - offset) / scale }
}
