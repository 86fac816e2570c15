/// Where values are on a legend's bar.
struct LegendAxis {
    let low: Double
    let high: Double

    /// The values where bands begin and end, if the bar has bands of equal width.
    let bounds: [Double]?

    private let evaluator: ColorScaleEvaluator

    init(_ item: BarLegendItem) {
        evaluator = ColorScaleEvaluator(item.colorScale)
        let span = item.range ?? item.colorScale.span
        var (low, high) = (Double(span.lowerBound), Double(span.upperBound))
        if !low.isFinite || !high.isFinite { (low, high) = (0, 0) }
        (self.low, self.high) = (low, high)

        let scale = item.colorScale
        var bounds: [Double] = []
        if item.equalWidth, !scale.isGradient {
            let starts =
                scale.breaks.isEmpty ? scale.resolvedStops.map { $0.value } : scale.breaks
            for start in starts.map(Double.init).sorted()
            where start > low && start < high && start != bounds.last {
                bounds.append(start)
            }
            bounds = [low] + bounds + [high]
        }
        self.bounds = bounds.count > 2 && bounds.count < 200 ? bounds : nil
    }

    /// The part of the bar's width at a value; nil for one that is not on it.
    func part(of value: Double) -> Float? {
        guard value >= low, value <= high else { return nil }
        guard high > low else { return 0.5 }
        guard let bounds else { return Float((value - low) / (high - low)) }
        var band = 0
        while band < bounds.count - 2, value >= bounds[band + 1] { band += 1 }
        let inside = (value - bounds[band]) / (bounds[band + 1] - bounds[band])
        return Float((Double(band) + inside) / Double(bounds.count - 1))
    }

    /// The value at a part of the bar's width.
    func value(at part: Double) -> Double {
        let part = min(max(part.isFinite ? part : 0, 0), 1)
        guard let bounds else { return low + (high - low) * part }
        let place = part * Double(bounds.count - 1)
        let band = min(Int(place), bounds.count - 2)
        return bounds[band] + (bounds[band + 1] - bounds[band]) * (place - Double(band))
    }

    /// The colours in the middles of columns.
    func colors(count: Int) -> [Color] {
        (0..<max(count, 0)).map {
            evaluator.color(at: Float(value(at: (Double($0) + 0.5) / Double(count))))
        }
    }

    /// Steps of 1, 2, 2.5 and 5 times powers of ten, from one that is far too small for a span up to its size.
    static func roundSteps(for span: Double) -> [Double] {
        let decade = Maths.exp2((Maths.log10(span) - 2).rounded(.down) * 3.321928094887362)
        // A power of ten, free of the rounding of the line above.
        var power = 1.0
        while power < decade * 0.9, power < 1e300 { power *= 10 }
        while power > decade * 1.1, power > 1e-300 { power /= 10 }
        var steps: [Double] = []
        for _ in 0..<4 {
            for factor in [1, 2, 2.5, 5] { steps.append(factor * power) }
            power *= 10
        }
        return steps.filter { $0 >= span / 100 && $0 <= span * 2 }
    }
}
