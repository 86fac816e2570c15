/// How a layer of moving particles is drawn.
public struct ParticleLayerPaint: LayerPainting {
    /// How opaque the whole layer is.
    public var opacity: Opacity

    /// How the vectors are sampled and their speed coloured.
    public var sample: SamplePaint

    /// How the particles look and move.
    public var particle: ParticlePaint

    /// Makes the settings.
    public init(
        opacity: Opacity = .full, sample: SamplePaint = SamplePaint(expression: .vector),
        particle: ParticlePaint = ParticlePaint()
    ) {
        self.opacity = opacity
        self.sample = sample
        self.particle = particle
    }

    /// The kind of layer.
    public static var kind: LayerKind { .particle }

    /// These settings as one case of all kinds.
    public var anyPaint: LayerPaint { .particle(self) }

    /// Takes the settings out of one case of all kinds; `nil` where they are of another kind.
    public init?(_ paint: LayerPaint) {
        guard case .particle(let settings) = paint else { return nil }
        self = settings
    }
}
