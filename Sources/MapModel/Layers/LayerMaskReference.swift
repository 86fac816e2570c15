/// One thing that a layer is masked by.
public struct LayerMaskReference: Equatable, Sendable {
    /// The id of the mask layer.
    public let layerId: Identifier

    /// Refers to a layer of the map, or to the base map's `land` or `water`.
    public init(layerId: Identifier) {
        self.layerId = layerId
    }

    /// The base map's land.
    public static let land = LayerMaskReference(layerId: "land")

    /// The base map's sea and lakes.
    public static let water = LayerMaskReference(layerId: "water")
}
