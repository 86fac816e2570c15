/// The settings of a layer, whatever its kind.
public enum LayerPaint: Equatable, Sendable {
    /// Coloured values.
    case sample(SampleLayerPaint)
    /// Pictures.
    case raster(RasterLayerPaint)
    /// Particles.
    case particle(ParticleLayerPaint)
    /// Symbols or numbers on a screen grid.
    case grid(GridLayerPaint)
    /// Lines of equal value.
    case contour(ContourLayerPaint)

    /// The kind of layer.
    public var kind: LayerKind {
        switch self {
        case .sample: .sample
        case .raster: .raster
        case .particle: .particle
        case .grid: .grid
        case .contour: .contour
        }
    }

    /// How opaque the whole layer is.
    public var opacity: Opacity {
        get {
            switch self {
            case .sample(let paint): paint.opacity
            case .raster(let paint): paint.opacity
            case .particle(let paint): paint.opacity
            case .grid(let paint): paint.opacity
            case .contour(let paint): paint.opacity
            }
        }
        set {
            switch self {
            case .sample(var paint):
                paint.opacity = newValue
                self = .sample(paint)
            case .raster(var paint):
                paint.opacity = newValue
                self = .raster(paint)
            case .particle(var paint):
                paint.opacity = newValue
                self = .particle(paint)
            case .grid(var paint):
                paint.opacity = newValue
                self = .grid(paint)
            case .contour(var paint):
                paint.opacity = newValue
                self = .contour(paint)
            }
        }
    }

    /// How the values are sampled and coloured; `nil` where a layer draws pictures as they are.
    ///
    /// Setting it to `nil`, or on a layer of pictures, changes nothing.
    public var sample: SamplePaint? {
        get {
            switch self {
            case .sample(let paint): paint.sample
            case .raster: nil
            case .particle(let paint): paint.sample
            case .grid(let paint): paint.sample
            case .contour(let paint): paint.sample
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .sample(var paint):
                paint.sample = newValue
                self = .sample(paint)
            case .raster: break
            case .particle(var paint):
                paint.sample = newValue
                self = .particle(paint)
            case .grid(var paint):
                paint.sample = newValue
                self = .grid(paint)
            case .contour(var paint):
                paint.sample = newValue
                self = .contour(paint)
            }
        }
    }
}
