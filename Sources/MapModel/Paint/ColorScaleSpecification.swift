/// The colours of a layer.
public enum ColorScaleSpecification: Equatable, Sendable {
    /// One scale for all values.
    case colorScale(ColorScaleOptions)

    /// Makes a smooth scale of colour stops, their values in the metric unit.
    public init(stops: [ColorStop]) {
        self = .colorScale(ColorScaleOptions(stops: stops))
    }

    /// The scale's settings.
    public var options: ColorScaleOptions {
        switch self {
        case .colorScale(let options): options
        }
    }
}
