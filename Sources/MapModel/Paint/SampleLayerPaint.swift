/// How a layer of coloured values is drawn.
public struct SampleLayerPaint: LayerPainting {
    /// How opaque the whole layer is.
    public var opacity: Opacity

    /// How values are sampled and coloured.
    public var sample: SamplePaint

    /// Makes the settings.
    public init(opacity: Opacity = .full, sample: SamplePaint = SamplePaint()) {
        self.opacity = opacity
        self.sample = sample
    }

    /// The kind of layer.
    public static var kind: LayerKind { .sample }

    /// These settings as one case of all kinds.
    public var anyPaint: LayerPaint { .sample(self) }

    /// Takes the settings out of one case of all kinds; `nil` where they are of another kind.
    public init?(_ paint: LayerPaint) {
        guard case .sample(let settings) = paint else { return nil }
        self = settings
    }
}
