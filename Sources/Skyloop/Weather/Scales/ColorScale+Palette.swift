import Raster

extension ColorScale {
    /// The same scale in the colours of a palette: where it is clear, banded or finely graded, it stays so.
    ///
    /// The palette goes evenly over the values, or evenly from stop to stop where the stops' distances differ widely, as
    /// those of rain do. Masks are left out.
    func recolored(by palette: Raster.Palette) -> ColorScale {
        let (stops, span) = (resolvedStops, span)
        let inks = ColorScaleEvaluator(palette.scale(over: 0...1))
        let own = ColorScaleEvaluator(self)
        var scale = self
        (scale.masks, scale.positions, scale.normalized) = ([], nil, false)
        scale.range = span
        let knots = Self.knots(stops, span)
        func part(of value: Float) -> Float {
            guard let after = knots.firstIndex(where: { $0 > value }), after > 0 else {
                return value < span.upperBound ? 0 : 1
            }
            let (low, high) = (knots[after - 1], knots[after])
            return (Float(after - 1) + (value - low) / (high - low)) / Float(knots.count - 1)
        }
        func ink(_ value: Float, alpha: UInt8) -> Color {
            var color = inks.color(at: part(of: value))
            color.alpha = alpha
            return color
        }
        guard interpolate, stops.count > 1 else {
            scale.stops = stops.map { ColorStop($0.value, ink($0.value, alpha: $0.color.alpha)) }
            return scale
        }
        var recolored = stops.map { ColorStop($0.value, ink($0.value, alpha: $0.color.alpha)) }
        // Enough places between for the palette's own turns.
        let pieces = max(64 / (knots.count - 1), 1)
        for (low, high) in zip(knots, knots.dropFirst()) {
            for piece in 0...pieces {
                let value = low + (high - low) * Float(piece) / Float(pieces)
                guard !stops.contains(where: { $0.value == value }) else { continue }
                recolored.append(ColorStop(value, ink(value, alpha: own.color(at: value).alpha)))
            }
        }
        scale.stops = recolored
        return scale
    }

    /// The values between which the palette goes evenly, rising; the first and last are the span's ends.
    private static func knots(_ stops: [ColorStop], _ span: ClosedRange<Float>) -> [Float] {
        var values = [span.lowerBound]
        for stop in stops where stop.value > values[values.count - 1] {
            if stop.value < span.upperBound { values.append(stop.value) }
        }
        values.append(span.upperBound)
        let gaps = zip(values, values.dropFirst()).map { $1 - $0 }
        guard values.count > 4, let least = gaps.min(), let most = gaps.max(), most > 12 * least
        else { return [span.lowerBound, span.upperBound] }
        return values
    }
}
