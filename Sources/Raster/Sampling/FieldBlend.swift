/// A field between two moments.
///
/// In between, each grid point is `from + (to - from) × fraction`; where one of the two is missing, the
/// moment nearer in time decides, the later one at one half.
public struct FieldBlend: Sendable {
    /// The values at the moment before.
    public var from: GridValues

    /// The values at the moment after, on the same grid; nil for one moment only.
    public var to: GridValues?

    /// How far between the two, 0 to 1.
    ///
    /// What lies outside counts as the nearer end, NaN as 0.
    public var fraction: Double {
        didSet { fraction = Self.clamped(fraction) }
    }

    /// Makes a blend; the two grids must have the same size.
    public init(_ from: GridValues, _ to: GridValues? = nil, fraction: Double = 0) {
        if let to {
            precondition(
                to.width == from.width && to.height == from.height && to.wrapsX == from.wrapsX,
                "both moments need the same grid")
        }
        self.from = from
        self.to = to
        self.fraction = Self.clamped(fraction)
    }

    private static func clamped(_ fraction: Double) -> Double {
        fraction > 0 ? min(fraction, 1) : 0
    }

    /// The one grid that counts where no mixing is needed.
    var single: GridValues? {
        guard let to else { return from }
        if fraction == 0 { return from }
        return fraction == 1 ? to : nil
    }
}
