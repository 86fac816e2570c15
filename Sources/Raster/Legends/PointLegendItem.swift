/// One entry of a legend of categories.
public struct PointLegendItem: Hashable, Sendable {
    /// The colour.
    public var color: Color

    /// What it stands for.
    public var label: String

    /// Makes an entry.
    public init(color: Color, label: String) {
        self.color = color
        self.label = label
    }
}
