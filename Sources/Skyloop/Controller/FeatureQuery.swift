/// What a layer has at a place.
public struct FeatureQueryResult: Sendable {
    /// The layer's id.
    public let layerId: String

    /// What is there; empty where the layer has nothing.
    public let features: [QueriedFeature]
}

/// One value at a place.
public struct QueriedFeature: Sendable, Identifiable {
    /// The feature's id: the layer's, for a field.
    public let id: String

    /// The id of the source that it is from.
    public let source: String

    /// The part of the source; `nil` for fields.
    public let sourceLayer: String?

    /// The numbers: `value` in the metric unit, and for vectors `angle`.
    ///
    /// The angle is where the flow goes to, in degrees clockwise from north; wind comes from the
    /// other side.
    public let properties: [String: Double]

    /// The value in the layer's metric unit.
    public var value: Double? { properties["value"] }
}
