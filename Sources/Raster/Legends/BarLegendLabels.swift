/// Which numbers stand at a legend's bar, and how they are written.
public struct BarLegendLabels: Sendable {
    /// Where the numbers are.
    public enum Placement: UInt8, Sendable {
        /// Under the bar.
        case below
        /// On the bar.
        case inside
    }

    /// Which numbers.
    enum Choice: Sendable {
        case round
        case every(@Sendable (LegendUnit) -> Double)
        case values([Double])
        case texts(@Sendable (LegendUnit) -> [(value: Double, text: String)])
    }

    let choice: Choice

    /// Where the numbers are.
    public var placement = Placement.below

    /// Whether given numbers are parts of the bar, 0 … 1, instead of values of the field.
    public var normalized = false

    /// Writes a shown number; nil for as few decimals as tell the numbers apart.
    public var formatter: (@Sendable (Double, LegendUnit) -> String)?

    private init(_ choice: Choice) { self.choice = choice }

    /// Round numbers of the unit shown, as many as find room.
    public static let round = BarLegendLabels(.round)

    /// Multiples of a step, in the field's unit.
    public static func values(every step: Double) -> BarLegendLabels {
        BarLegendLabels(.every { abs(step * $0.scale) })
    }

    /// Multiples of a step that depends on the unit shown, and is in it.
    public static func every(_ step: @escaping @Sendable (LegendUnit) -> Double) -> BarLegendLabels
    {
        BarLegendLabels(.every(step))
    }

    /// These values of the field, or parts of the bar if ``normalized``.
    public static func values(labelValues: [Double]) -> BarLegendLabels {
        BarLegendLabels(.values(labelValues))
    }

    /// These values of the field, or parts of the bar if ``normalized``, with texts, for the unit shown.
    public static func labels(
        _ texts: @escaping @Sendable (LegendUnit) -> [(value: Double, text: String)]
    ) -> BarLegendLabels {
        BarLegendLabels(.texts(texts))
    }
}
