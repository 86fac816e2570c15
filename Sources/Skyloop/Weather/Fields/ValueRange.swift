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

    /// Two-sided colours where the values have both signs in like measure, else one-sided ones.
    var colorScale: ColorScale {
        guard let range else { return .sequential(over: 0...1) }
        let (low, high) = (range.lowerBound, range.upperBound)
        if low < 0, high > 0, min(-low, high) > 0.2 * max(-low, high) {
            return .diverging(to: rounded(max(-low, high), up: true))
        }
        guard high > low else { return .sequential(over: low...(low + max(1, abs(low) * 0.01))) }
        let step = Float(WeatherLegend.roundStep(Double(high - low), count: 10))
        let bottom = (low / step).rounded(.down) * step
        let top = (high / step).rounded(.up) * step
        return .sequential(over: bottom...max(top, bottom + step))
    }

    private func rounded(_ value: Float, up: Bool) -> Float {
        let step = Float(WeatherLegend.roundStep(Double(value), count: 5))
        return (value / step).rounded(.up) * step
    }
}
