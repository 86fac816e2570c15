import Raster

/// The values that a series has, and a colour scale over them.
struct ValueRange {
    /// The least and the greatest value; `nil` where all are missing.
    let range: ClosedRange<Float>?

    /// Looks at the first, the middle and the last field; one that can't be read is left out.
    init(of series: FieldSeries?) {
        guard let series, !series.times.isEmpty else {
            range = nil
            return
        }
        let last = series.times.count - 1
        var low = Float.infinity
        var high = -Float.infinity
        for index in Set([0, last / 2, last]) {
            guard let field = try? series.field(at: index) else { continue }
            for value in field.values.values where value.isFinite {
                low = min(low, value)
                high = max(high, value)
            }
        }
        range = low <= high ? low...high : nil
    }

    /// Takes a range as it is.
    init(_ range: ClosedRange<Float>?) {
        self.range = range
    }

    /// Two-sided colours where the values have both signs in like measure, else one-sided ones.
    var colorScale: ColorScale {
        guard let range else { return .sequential(over: 0...1) }
        let low = Double(range.lowerBound)
        let high = Double(range.upperBound)
        if low < 0, high > 0, min(-low, high) > 0.2 * max(-low, high) {
            return .diverging(to: Self.rounded(0...max(-low, high), parts: 5).upperBound)
        }
        // Of one value, or so near to one that single precision hardly tells them apart: some of its surroundings.
        let size = max(-low, high)
        guard high - low > size * 1e-5, high - low > Self.least else {
            guard size > Self.least else { return .sequential(over: 0...1) }
            let around = size * 0.02
            let ends = low >= 0 ? max(low - around, 0) : low - around
            return .sequential(over: Self.rounded(ends...(high + around), parts: 5))
        }
        return .sequential(over: Self.rounded(low...high, parts: 10))
    }

    /// Sizes below this count as nothing: their steps would be lost in single precision.
    private static let least = 1e-30

    /// The range widened to multiples of a round step.
    private static func rounded(
        _ range: ClosedRange<Double>, parts: Double
    ) -> ClosedRange<Float> {
        let step = WeatherLegend.roundStep(range.upperBound - range.lowerBound, count: parts)
        let largest = Double(Float.greatestFiniteMagnitude)
        let bottom = max((range.lowerBound / step).rounded(.down) * step, -largest)
        let top = min((range.upperBound / step).rounded(.up) * step, largest)
        return Float(bottom)...Float(top)
    }
}
