public import Raster

/// The colours of a layer.
public enum ColorScaleSpecification: Equatable, Sendable {
    /// One scale for all values.
    case colorScale(ColorScaleOptions)
    /// Scales that count where a second field has certain values, such as rain and snow in radar.
    case masks([ColorMaskOptions])

    /// Makes a smooth scale of colour stops, their values in the metric unit.
    public init(stops: [ColorStop]) {
        self = .colorScale(ColorScale(stops: stops))
    }

    /// The scale, the masks a part of it; without masks that fit, the first mask's colours count.
    public var scale: ColorScale {
        switch self {
        case .colorScale(let scale):
            return scale
        case .masks(let masks):
            var scale = masks.first?.scale ?? ColorScale(stops: [])
            scale.masks = masks
            return scale
        }
    }
}
