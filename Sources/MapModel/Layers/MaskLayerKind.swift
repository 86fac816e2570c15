/// The mask layers that a base map gives by itself.
public enum MaskLayerKind: UInt8, Sendable, CaseIterable {
    /// Land.
    case land
    /// Sea and lakes.
    case water
}
