import Raster

/// Marching squares as the textbook has it: one cell and one level at a time, no joining, no cleverness.
enum ContourReference {
    /// A piece of a line from one cell edge to another, higher values to its left.
    struct Segment: Hashable, Comparable {
        let from: SIMD2<Float>
        let to: SIMD2<Float>

        static func < (a: Segment, b: Segment) -> Bool {
            (a.from.y, a.from.x, a.to.y, a.to.x) < (b.from.y, b.from.x, b.to.y, b.to.x)
        }
    }

    /// All pieces at one level, those of no length left out.
    static func segments(
        _ values: [Float], width: Int, height: Int, wraps: Bool, level: Float
    ) -> [Segment] {
        var found: [Segment] = []
        guard width > 0, height > 0, values.count == width * height else { return [] }
        for y in 0..<(height - 1) {
            for x in 0..<(wraps ? width : width - 1) {
                // Counter-clockwise, with y upwards.
                let places = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
                let corners = places.map { Double(values[$0.1 * width + $0.0 % width]) }
                guard corners.allSatisfy(\.isFinite) else { continue }
                let isAbove = corners.map { $0 >= Double(level) }
                var downs: [(Int, SIMD2<Float>)] = []
                var ups: [(Int, SIMD2<Float>)] = []
                for side in 0..<4 {
                    let (a, b) = (side, (side + 1) % 4)
                    guard isAbove[a] != isAbove[b] else { continue }
                    let fraction = (Double(level) - corners[a]) / (corners[b] - corners[a])
                    let point = SIMD2<Double>(
                        Double(places[a].0) + fraction * Double(places[b].0 - places[a].0),
                        Double(places[a].1) + fraction * Double(places[b].1 - places[a].1))
                    if isAbove[a] {
                        downs.append((side, SIMD2<Float>(point)))
                    } else {
                        ups.append((side, SIMD2<Float>(point)))
                    }
                }
                let isHigh = corners.reduce(0, +) / 4 >= Double(level)
                for (side, point) in downs {
                    // Of two ways on, the one round a low corner where the middle is high, else round a high one.
                    let isOnly = ups.count == 1
                    let end = ups[isOnly || ups[0].0 == (side + (isHigh ? 1 : 3)) % 4 ? 0 : 1]
                    if point != end.1 { found.append(Segment(from: point, to: end.1)) }
                }
            }
        }
        return found
    }
}
