/// How a layer of symbols or numbers on a screen grid is drawn.
public struct GridLayerPaint: LayerPainting {
    /// How opaque the whole layer is.
    public var opacity: Opacity

    /// How values are sampled and coloured.
    public var sample: SamplePaint

    /// Where the symbols stand and what they are.
    public var grid: GridPaint

    /// The symbols' lines.
    public var stroke: StrokePaint

    /// Makes the settings.
    public init(
        opacity: Opacity = .full, sample: SamplePaint = SamplePaint(expression: .vector),
        grid: GridPaint = GridPaint(), stroke: StrokePaint = StrokePaint(thickness: 1.5)
    ) {
        self.opacity = opacity
        self.sample = sample
        self.grid = grid
        self.stroke = stroke
    }

    /// The kind of layer.
    public static var kind: LayerKind { .grid }

    /// These settings as one case of all kinds.
    public var anyPaint: LayerPaint { .grid(self) }

    /// Takes the settings out of one case of all kinds; `nil` where they are of another kind.
    public init?(_ paint: LayerPaint) {
        guard case .grid(let settings) = paint else { return nil }
        self = settings
    }
}
