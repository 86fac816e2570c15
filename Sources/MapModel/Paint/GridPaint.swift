/// Where the symbols of a grid layer stand, and what they are.
public struct GridPaint: Equatable, Sendable {
    /// What stands at each point.
    public enum Symbol: UInt8, Sendable, CaseIterable {
        /// An arrow that points where the flow goes to.
        case arrow
        /// A wind barb, its staff to where the wind comes from.
        case barb
        /// The value as a number in the unit that is shown.
        case text
    }

    /// The distance between symbols, in screen points.
    public var spacing: Double

    /// What stands at each point.
    public var symbol: Symbol

    /// The size of a symbol, in screen points.
    public var size: Double

    /// Makes the settings.
    public init(
        spacing: Double = 30, symbol: Symbol = .arrow, size: Double = 20
    ) {
        self.spacing = spacing
        self.symbol = symbol
        self.size = size
    }
}
