extension TableAxis {
    /// The axis that suits a scale: its edges fall between entries as exactly as can be.
    init(fitting scale: ColorScale) {
        let span = scale.span
        let marks = Self.marks(of: scale, span: span)
        if let logarithmic = Self.logarithmic(marks.values, span: span) {
            self = logarithmic
            return
        }
        self.init(linear: span, count: Self.bestCount(marks.edges, span: span))
    }

    /// The values where the colour's course changes, and those of them where it jumps.
    private static func marks(
        of scale: ColorScale, span: ClosedRange<Float>
    ) -> (values: [Float], edges: [Float]) {
        var values: [Float] = []
        var edges: [Float] = []
        let stops = scale.resolvedStops
        for (index, stop) in stops.enumerated() {
            values.append(stop.value)
            let jumps = index > 0 && stops[index - 1].value == stop.value
            if !scale.interpolate || jumps { edges.append(stop.value) }
        }
        values += scale.breaks
        edges += scale.breaks
        if scale.breaks.isEmpty, scale.interval > 0, scale.interval.isFinite {
            // Up to a thousand bands; finer ones are smooth anyway.
            let width = Double(span.upperBound) - Double(span.lowerBound)
            let step = Double(scale.interval)
            if width / step < 1000 {
                let first = Maths.floor(Double(span.lowerBound) / step)
                for count in 0...Int(width / step) + 1 {
                    edges.append(Float((first + Double(count)) * step))
                }
            }
        }
        return (values.filter(span.contains), edges.filter(span.contains))
    }

    /// A logarithmic axis for a scale from zero up whose finest detail a linear one would blur.
    private static func logarithmic(
        _ marks: [Float], span: ClosedRange<Float>
    ) -> TableAxis? {
        guard span.lowerBound >= 0, span.upperBound < 1e30 else { return nil }
        let sorted = marks.sorted()
        var finest = Float.infinity
        for (a, b) in zip(sorted, sorted.dropFirst()) where b > a { finest = min(finest, b - a) }
        let smallest = sorted.first { $0 > 0 } ?? 0
        guard smallest > 1e-30, finest < (span.upperBound - span.lowerBound) / 400 else {
            return nil
        }
        let lower = max(span.lowerBound, min(smallest, finest) / 16)
        guard lower < span.upperBound else { return nil }
        // 512 entries a doubling, or fewer where that were more than 8,192.
        var shift: Int32 = 14
        while true {
            let axis = TableAxis(logarithmic: lower...span.upperBound, shift: shift)
            if axis.count <= 8_192 { return axis }
            shift += 1
        }
    }

    /// The number of entries, 2,048 to 4,096, with which edges lie nearest to limits between entries.
    private static func bestCount(_ edges: [Float], span: ClosedRange<Float>) -> Int {
        let width = Double(span.upperBound) - Double(span.lowerBound)
        guard !edges.isEmpty, edges.count <= 64, width > 0 else { return 4_096 }
        var best = 4_096
        var least = Double.infinity
        for count in stride(from: 4_096, through: 2_048, by: -1) {
            var worst = 0.0
            for edge in edges {
                let place = (Double(edge) - Double(span.lowerBound)) / width * Double(count)
                worst = max(worst, abs(place - place.rounded()))
                if worst >= least { break }
            }
            if worst < least - 1e-6 { (best, least) = (count, worst) }
        }
        return best
    }
}
