/// How the values of one unit become those of another: `value × factor + constant`.
///
/// Computed in double precision and rounded once. NaN stays NaN.
public struct UnitConversion: Hashable, Sendable {
    /// What values are multiplied with.
    public let factor: Double

    /// What is then added.
    public let constant: Double

    /// Makes a conversion.
    public init(factor: Double, constant: Double = 0) {
        self.factor = factor
        self.constant = constant
    }

    /// No change at all.
    public static let identity = UnitConversion(factor: 1)

    /// Whether values stay as they are.
    public var isIdentity: Bool { factor == 1 && constant == 0 }

    /// Converts a value.
    public func callAsFunction(_ value: Double) -> Double {
        value * factor + constant
    }

    /// Converts a value.
    public func callAsFunction(_ value: Float) -> Float {
        Float(Double(value) * factor + constant)
    }

    /// Converts values in place; bit for bit nothing happens where the units are the same.
    public func apply(to values: inout [Float]) {
        guard !isIdentity else { return }
        for index in values.indices {
            values[index] = Float(Double(values[index]) * factor + constant)
        }
    }

    /// This conversion, then another.
    public func followed(by next: UnitConversion) -> UnitConversion {
        UnitConversion(
            factor: factor * next.factor, constant: constant * next.factor + next.constant)
    }

    /// The conversion back.
    public var inverse: UnitConversion {
        UnitConversion(factor: 1 / factor, constant: -constant / factor)
    }
}
