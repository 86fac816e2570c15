/// How a layer of pictures is drawn.
public struct RasterLayerPaint: LayerPainting {
    /// How opaque the whole layer is.
    public var opacity: Opacity

    /// How the pictures are drawn.
    public var raster: RasterPaint

    /// Makes the settings.
    public init(opacity: Opacity = .full, raster: RasterPaint = RasterPaint()) {
        self.opacity = opacity
        self.raster = raster
    }

    /// The kind of layer.
    public static var kind: LayerKind { .raster }

    /// These settings as one case of all kinds.
    public var anyPaint: LayerPaint { .raster(self) }

    /// Takes the settings out of one case of all kinds; `nil` where they are of another kind.
    public init?(_ paint: LayerPaint) {
        guard case .raster(let settings) = paint else { return nil }
        self = settings
    }
}
