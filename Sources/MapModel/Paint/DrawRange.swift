/// The values that a layer draws; those outside are left transparent.
///
/// Written as ranges are: `10...87`, `...2.22`, `0.1...`.
public struct DrawRange: Equatable, Sendable {
    /// The least value drawn, in the layer's metric unit.
    public var lowerBound: Double

    /// The greatest value drawn, in the layer's metric unit.
    public var upperBound: Double

    /// Makes a range; a bound that is `nil` is open.
    public init(from lowerBound: Double? = nil, to upperBound: Double? = nil) {
        self.lowerBound = lowerBound ?? -.infinity
        self.upperBound = upperBound ?? .infinity
    }

    /// Whether a value is drawn.
    ///
    /// NaN is not.
    public func contains(_ value: Float) -> Bool {
        Double(value) >= lowerBound && Double(value) <= upperBound
    }
}

// A plain range of numbers stays Swift's own wherever the context does not ask for a draw range.

/// Draws the values from one to another, both included.
@_disfavoredOverload
public func ... (lowerBound: Double, upperBound: Double) -> DrawRange {
    DrawRange(from: lowerBound, to: upperBound)
}

/// Draws the values up to one, included.
@_disfavoredOverload
public prefix func ... (upperBound: Double) -> DrawRange {
    DrawRange(to: upperBound)
}

/// Draws the values from one on, included.
@_disfavoredOverload
public postfix func ... (lowerBound: Double) -> DrawRange {
    DrawRange(from: lowerBound)
}
