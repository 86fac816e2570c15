/// Where a layer may show: everywhere, over land, over water, or where other layers draw.
public struct LayerMaskConfiguration: Equatable, Sendable {
    /// How several mask layers count together.
    public enum Mode: UInt8, Sendable {
        /// The layer shows where every mask layer draws.
        case all
        /// The layer shows where at least one mask layer draws.
        case any
    }

    /// The layers that mask this one.
    public var layers: [LayerMaskReference]

    /// Whether the layer shows outside the mask instead of inside it.
    public var invert: Bool

    /// How several mask layers count together.
    public var mode: Mode

    /// Makes a mask of layers.
    public init(layers: [LayerMaskReference], invert: Bool = false, mode: Mode = .all) {
        self.layers = layers
        self.invert = invert
        self.mode = mode
    }

    /// Whether there is anything to mask by.
    public var isEnabled: Bool { !layers.isEmpty }

    /// No mask: the layer shows everywhere.
    public static let none = LayerMaskConfiguration(layers: [])

    /// The layer shows over land only.
    public static let land = LayerMaskConfiguration(layers: [.land])

    /// The layer shows over the sea and lakes only.
    public static let water = LayerMaskConfiguration(layers: [.water])
}
