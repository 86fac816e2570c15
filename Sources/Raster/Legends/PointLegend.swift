/// A legend of categories: a dot and a word for each.
public struct PointLegend: Hashable, Sendable {
    /// What tells this legend from others.
    public var id: String

    /// What the categories are.
    public var title: String

    /// The categories.
    public var items: [PointLegendItem]

    /// The radius of a dot in pixels.
    public var radius: Float

    /// Makes a legend.
    public init(id: String, title: String, items: [PointLegendItem], radius: Float = 5) {
        self.id = id
        self.title = title
        self.items = items
        self.radius = radius
    }
}
