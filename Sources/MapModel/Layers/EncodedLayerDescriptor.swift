/// A layer drawn from gridded values: what it draws, from which source, and how.
public struct EncodedLayerDescriptor<Paint: LayerPainting>: Equatable, Sendable {
    /// The layer's id, unique on a map.
    public var id: Identifier

    /// The id of the source that it draws from.
    public var source: Identifier

    /// How it is drawn.
    public var paint: Paint

    /// How closely it follows its source's resolution.
    public var quality: DataQuality

    /// When it may show.
    public var timing: LayerTiming

    /// Where it may show.
    public var maskConfiguration: LayerMaskConfiguration

    /// Makes a descriptor.
    public init(
        id: Identifier, source: Identifier, paint: Paint, quality: DataQuality = .exact,
        timing: LayerTiming = LayerTiming(), maskConfiguration: LayerMaskConfiguration = .none
    ) {
        self.id = id
        self.source = source
        self.paint = paint
        self.quality = quality
        self.timing = timing
        self.maskConfiguration = maskConfiguration
    }

    /// The kind of layer.
    public var type: LayerKind { Paint.kind }
}

/// A layer of coloured values.
public typealias SampleLayerDescriptor = EncodedLayerDescriptor<SampleLayerPaint>

/// A layer of pictures.
public typealias RasterLayerDescriptor = EncodedLayerDescriptor<RasterLayerPaint>

/// A layer of moving particles.
public typealias ParticleLayerDescriptor = EncodedLayerDescriptor<ParticleLayerPaint>

/// A layer of symbols or numbers on a screen grid.
public typealias GridLayerDescriptor = EncodedLayerDescriptor<GridLayerPaint>

/// A layer of lines of equal value.
public typealias ContourLayerDescriptor = EncodedLayerDescriptor<ContourLayerPaint>
