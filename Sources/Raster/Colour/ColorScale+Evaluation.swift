extension ColorScale {
    /// The values that the scale spans: `range`, or those of its stops.
    ///
    /// Finite, lower end first.
    public var span: ClosedRange<Float> {
        if let range, range.lowerBound.isFinite, range.upperBound.isFinite { return range }
        if normalized || usesPositions { return 0...1 }
        var lower = Float.infinity
        var upper = -Float.infinity
        for stop in stops where stop.value.isFinite {
            lower = min(lower, stop.value)
            upper = max(upper, stop.value)
        }
        return lower <= upper ? lower...upper : 0...1
    }

    private var usesPositions: Bool { positions.map { $0.count == stops.count } ?? false }

    /// The stops by rising value, with values in the quantity's unit; those without a number left out.
    public var resolvedStops: [ColorStop] {
        let span = span
        // In double precision, so that no span is too wide.
        let lower = Double(span.lowerBound)
        let width = Double(span.upperBound) - lower
        var resolved: [ColorStop] = []
        for (index, stop) in stops.enumerated() {
            var value = stop.value
            if usesPositions, let positions {
                value = Float(lower + Double(positions[index]) * width)
            } else if normalized {
                value = Float(lower + Double(value) * width)
            }
            if value.isFinite { resolved.append(ColorStop(value, stop.color)) }
        }
        // A stable sort by insertion: two stops at one value are a hard edge, in their given order.
        var index = 1
        while index < resolved.count {
            let stop = resolved[index]
            var place = index
            while place > 0, resolved[place - 1].value > stop.value {
                resolved[place] = resolved[place - 1]
                place -= 1
            }
            resolved[place] = stop
            index += 1
        }
        return resolved
    }

    /// The value whose colour a value gets: the start of its band, within the span.
    ///
    /// Below the first break the span's lower end stands for the band.
    public func banded(_ value: Float) -> Float {
        let span = span
        var result = value
        if !breaks.isEmpty {
            result = span.lowerBound
            var best = -Float.infinity
            for edge in breaks where edge <= value && edge > best {
                best = edge
                result = edge
            }
        } else if interval > 0, interval.isFinite {
            let step = Double(interval)
            // A value that is a multiple but for rounding belongs to the band that it begins.
            let count = Maths.floor(Double(value) / step + 1e-6)
            result = Float(count * step)
        }
        return min(max(result, span.lowerBound), span.upperBound)
    }

    /// The colour of a value; clear for a missing one and in a scale without stops.
    ///
    /// The slow and exact way, for legends and single values. To draw, make a `ColorTable`.
    public func color(at value: Float) -> Color { ColorScaleEvaluator(self).color(at: value) }
}
