/// A legend of colour bars, in a unit that can be switched.
public struct BarLegend: Sendable {
    /// What tells this legend from others.
    public var id: String

    /// What the values are.
    public var title: String

    /// The bars, from the top.
    public var items: [BarLegendItem]

    /// The units to choose from; never empty.
    public private(set) var units: [LegendUnit]

    /// The number of the unit shown, in `units`.
    public private(set) var currentUnit = 0

    /// The unit shown.
    public var currentUnits: LegendUnit { units[currentUnit] }

    /// Makes a legend that shows the first of some units.
    public init(id: String, title: String, items: [BarLegendItem], units: [LegendUnit]) {
        self.id = id
        self.title = title
        self.items = items
        self.units = units.isEmpty ? [LegendUnit(symbol: "")] : units
    }

    /// Shows the next unit, after the last one the first.
    public mutating func toggleUnits() { currentUnit = (currentUnit + 1) % units.count }

    /// Shows the unit of this number, if there is one.
    public mutating func showUnits(_ index: Int) {
        if units.indices.contains(index) { currentUnit = index }
    }
}
