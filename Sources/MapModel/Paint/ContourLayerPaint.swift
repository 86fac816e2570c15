/// How a layer of lines of equal value is drawn.
public struct ContourLayerPaint: LayerPainting {
    /// How opaque the whole layer is.
    public var opacity: Opacity

    /// How values are sampled.
    public var sample: SamplePaint

    /// Which lines there are.
    public var contour: ContourPaint

    /// The lines' colour and form.
    public var stroke: StrokePaint

    /// Makes the settings.
    public init(
        opacity: Opacity = .full, sample: SamplePaint = SamplePaint(),
        contour: ContourPaint = ContourPaint(), stroke: StrokePaint = StrokePaint()
    ) {
        self.opacity = opacity
        self.sample = sample
        self.contour = contour
        self.stroke = stroke
    }

    /// The kind of layer.
    public static var kind: LayerKind { .contour }

    /// These settings as one case of all kinds.
    public var anyPaint: LayerPaint { .contour(self) }

    /// Takes the settings out of one case of all kinds; `nil` where they are of another kind.
    public init?(_ paint: LayerPaint) {
        guard case .contour(let settings) = paint else { return nil }
        self = settings
    }
}
