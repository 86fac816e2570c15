/// A layer of any kind: what it draws, from which source, and how.
public struct LayerDescriptor: Equatable, Sendable {
    /// The layer's id, unique on a map.
    public var id: Identifier

    /// The id of the source that it draws from.
    public var source: Identifier

    /// How it is drawn.
    public var paint: LayerPaint

    /// How closely it follows its source's resolution.
    public var quality: DataQuality

    /// When it may show.
    public var timing: LayerTiming

    /// Where it may show.
    public var maskConfiguration: LayerMaskConfiguration

    /// Whether it shows at all; a hidden layer keeps what it has loaded.
    public var isVisible: Bool

    /// Makes a descriptor.
    public init(
        id: Identifier, source: Identifier, paint: LayerPaint, quality: DataQuality = .exact,
        timing: LayerTiming = LayerTiming(), maskConfiguration: LayerMaskConfiguration = .none,
        isVisible: Bool = true
    ) {
        self.id = id
        self.source = source
        self.paint = paint
        self.quality = quality
        self.timing = timing
        self.maskConfiguration = maskConfiguration
        self.isVisible = isVisible
    }

    /// Makes a descriptor from one of a single kind.
    public init<Paint: LayerPainting>(_ layer: EncodedLayerDescriptor<Paint>) {
        self.init(
            id: layer.id, source: layer.source, paint: layer.paint.anyPaint,
            quality: layer.quality, timing: layer.timing,
            maskConfiguration: layer.maskConfiguration)
    }

    /// The kind of layer.
    public var type: LayerKind { paint.kind }
}
