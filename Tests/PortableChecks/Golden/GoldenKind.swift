/// What a golden picture shows of the weather.
public enum GoldenKind: CaseIterable, Sendable {
    /// A coloured field.
    case field
    /// One field over land and another one over water.
    case masked
    /// Lines with labels, highs and lows.
    case contours
    /// Filled bands between lines.
    case bands
    /// Wind barbs.
    case barbs
    /// Arrows that are longer where the wind is stronger.
    case arrows
    /// Numbers.
    case numbers
    /// Round particles with trails.
    case particles
    /// Bars across the way they move.
    case waves
    /// Arrow heads without trails.
    case heads

    /// Its part of a file's name.
    public var name: StaticString {
        switch self {
        case .field: "field"
        case .masked: "masked"
        case .contours: "contours"
        case .bands: "bands"
        case .barbs: "barbs"
        case .arrows: "arrows"
        case .numbers: "numbers"
        case .particles: "particles"
        case .waves: "waves"
        case .heads: "heads"
        }
    }
}
