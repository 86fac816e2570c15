/// A colour scale made ready to be asked for many colours.
public struct ColorScaleEvaluator: Sendable {
    private let scale: ColorScale
    private let stops: [ColorStop]
    private let mixed: [OKLab]

    /// Prepares a scale.
    ///
    /// - Complexity: the square of the number of stops at most; their order given, linear.
    public init(_ scale: ColorScale) {
        self.scale = scale
        stops = scale.resolvedStops
        mixed = stops.map { OKLab($0.color) }
    }

    /// The colour of a value; clear for a missing one and in a scale without stops.
    public func color(at value: Float) -> Color {
        guard !value.isNaN, let first = stops.first, let last = stops.last else { return .clear }
        let value = scale.banded(value)
        if value < first.value { return first.color }
        if value >= last.value { return last.color }
        // The last stop at or below the value.
        var low = 0
        var high = stops.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if stops[middle].value <= value { low = middle } else { high = middle }
        }
        guard scale.interpolate else { return stops[low].color }
        let start = Double(stops[low].value)
        let fraction = (Double(value) - start) / (Double(stops[low + 1].value) - start)
        if fraction <= 0 { return stops[low].color }
        return OKLab.mix(mixed[low], mixed[low + 1], fraction).color
    }
}
