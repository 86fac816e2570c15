import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// At most 255 colours that stand for those of a picture; entry 255 is left for transparency.
struct Palette: Hashable {
    /// A colour in 8 bits a channel.
    struct Colour: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
    }

    /// The colours; never empty.
    let colours: [Colour]

    /// The colours that suit a picture best.
    ///
    /// Median cut by variance, then a few rounds of moving each colour to the mean of what it stands
    /// for. Counts weigh less than in proportion, so that thin lines and type keep their colours beside
    /// large areas.
    ///
    /// A picture of no more colours than there are entries keeps each as it is.
    init(of frame: ImageBuffer, limit: Int = 255) {
        if let all = Self.allColours(of: frame, limit: limit) {
            colours = all
            return
        }
        let histogram = ColourHistogram(frame)
        var points: [Point] = []
        for cell in histogram.cells where cell.count > 0 {
            points.append(Point(cell))
        }
        var boxes = [Box(points[...])]
        while boxes.count < limit {
            guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
                boxes[widest].spread > 0, let (low, high) = boxes[widest].split()
            else { break }
            boxes[widest] = low
            boxes.append(high)
        }
        var means = boxes.map(\.mean)
        for _ in 0..<3 { means = Self.refined(means, points) }
        var seen: Set<Colour> = []
        colours = means.map {
            Colour(red: byte($0.x), green: byte($0.y), blue: byte($0.z))
        }.filter { seen.insert($0).inserted }
    }

    private static func allColours(of frame: ImageBuffer, limit: Int) -> [Colour]? {
        let (r, b) = frame.channels
        var seen: Set<Colour> = []
        var last: Colour?
        return frame.withBytes { pixels in
            for at in stride(from: 0, to: pixels.count, by: 4) {
                let colour = Colour(
                    red: pixels[at + r], green: pixels[at + 1], blue: pixels[at + b])
                if colour == last { continue }
                last = colour
                if seen.insert(colour).inserted, seen.count > limit { return nil }
            }
            return seen.sorted {
                ($0.red, $0.green, $0.blue) < ($1.red, $1.green, $1.blue)
            }
        }
    }

    /// The nearest entry to a colour, by the same measure that made the palette.
    func nearest(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
        var (best, bestDistance) = (0, Int32.max)
        for (index, colour) in colours.enumerated() {
            let distance = Self.distance(
                red - Int32(colour.red), green - Int32(colour.green), blue - Int32(colour.blue))
            if distance < bestDistance { (best, bestDistance) = (index, distance) }
        }
        return UInt8(best)
    }

    /// A distance that follows the eye: green counts most, blue least.
    static func distance(_ red: Int32, _ green: Int32, _ blue: Int32) -> Int32 {
        3 * red * red + 6 * green * green + 2 * blue * blue
    }

    private static func refined(
        _ means: [SIMD3<Float>], _ points: [Point]
    ) -> [SIMD3<Float>] {
        var sums = [SIMD4<Float>](repeating: .zero, count: means.count)
        for point in points {
            var (best, bestDistance) = (0, Float.infinity)
            for (index, mean) in means.enumerated() {
                let d = (point.colour - mean) * Point.sight
                let distance = (d * d).sum()
                if distance < bestDistance { (best, bestDistance) = (index, distance) }
            }
            sums[best] += SIMD4(point.colour * point.weight, point.weight)
        }
        return zip(means, sums).map { mean, sum in
            sum.w > 0 ? SIMD3(sum.x, sum.y, sum.z) / sum.w : mean
        }
    }
}

/// A cell of the histogram as a weighted point.
private struct Point {
    /// The square roots of `Palette.distance`'s weights.
    static let sight = SIMD3<Float>(1.732, 2.449, 1.414)
    let colour: SIMD3<Float>
    let weight: Float

    init(_ cell: ColourHistogram.Cell) {
        let count = Float(cell.count)
        colour = SIMD3(Float(cell.red), Float(cell.green), Float(cell.blue)) / count
        weight = count.squareRoot()
    }
}

/// Points that share a colour of the palette.
private struct Box {
    private var points: ArraySlice<Point>
    let mean: SIMD3<Float>
    /// The weighted sum of squares about the mean: how much is lost by one colour for all.
    let spread: Float
    private let variance: SIMD3<Float>

    init(_ points: ArraySlice<Point>) {
        self.points = points
        var (sum, squares, weight) = (SIMD3<Float>.zero, SIMD3<Float>.zero, Float(0))
        for point in points {
            sum += point.colour * point.weight
            weight += point.weight
        }
        mean = weight > 0 ? sum / weight : .zero
        for point in points {
            let d = (point.colour - mean) * Point.sight
            squares += d * d * point.weight
        }
        variance = squares
        spread = points.count > 1 ? squares.sum() : 0
    }

    /// Two halves, cut at the mean across the longest axis; nil where all points are one.
    func split() -> (Box, Box)? {
        let axis =
            variance.x >= variance.y
            ? (variance.x >= variance.z ? 0 : 2) : (variance.y >= variance.z ? 1 : 2)
        var sorted = points
        let cut = sorted.partition { $0.colour[axis] > mean[axis] }
        guard cut > sorted.startIndex, cut < sorted.endIndex else { return nil }
        return (Box(sorted[..<cut]), Box(sorted[cut...]))
    }
}

private func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
