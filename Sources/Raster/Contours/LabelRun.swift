/// The search for places of one line's labels.
struct LabelRun {
    private let points: [SIMD2<Float>]
    /// The length of the line up to each point, in pixels.
    private let lengths: [Double]
    private let text: String
    private let size: SIMD2<Float>
    private let padding: Float
    private let spacing: Float

    private(set) var labels: [MapLabel] = []
    /// The parts of the line under labels, by length, ascending.
    private(set) var gaps: [ClosedRange<Double>] = []

    init(
        _ path: ContourPath, text: String, size: SIMD2<Float>, padding: Float, spacing: Float
    ) {
        points = path.isClosed ? path.points + path.points.prefix(1) : path.points
        lengths = path.lengths
        self.text = text
        self.size = size
        self.padding = padding.isFinite ? min(max(padding, 0), 1000) : 0
        self.spacing = spacing.isFinite ? max(spacing, 2 * size.x) : 2 * size.x
    }

    /// A place for a label, and how crooked the line is there.
    private struct Candidate {
        let label: MapLabel
        let middle: Double
        let cost: Float
    }

    /// Looks for one label in each stretch of the line.
    mutating func place(in space: inout LabelSpace) {
        guard let whole = lengths.last, whole.isFinite else { return }
        let width = Double(size.x)
        // A ring too small for its label is better without.
        guard whole > 1.6 * width + 2 * Double(padding) else { return }
        let count = Maths.clampedInt((whole / Double(spacing)).rounded(.down), 1, 10_000)
        let stretch = whole / Double(count)
        for index in 0..<count {
            let start = stretch * Double(index)
            guard isNearPicture(start, start + stretch, space) else { continue }
            var candidates: [Candidate] = []
            let step = max(4, stretch / 64)
            var middle = start + stretch / 2
            // From the middle of the stretch outwards: of two places as good, the middle one.
            for turn in 0..<Int(stretch / step) {
                let distance = Double((turn + 1) / 2) * step * (turn % 2 == 0 ? 1 : -1)
                middle = start + stretch / 2 + distance
                if let found = candidate(at: middle, whole) {
                    let far = Float(abs(distance) / stretch)
                    candidates.append(
                        Candidate(label: found.label, middle: middle, cost: found.cost + far))
                }
            }
            candidates.sort { $0.cost < $1.cost }
            for candidate in candidates where space.take(candidate.label, padding: padding) {
                labels.append(candidate.label)
                let half = width / 2 + Double(padding)
                gaps.append(candidate.middle - half...candidate.middle + half)
                break
            }
        }
    }

    /// A label with its middle at a length along the line, if the line is straight enough there.
    private func candidate(at middle: Double, _ whole: Double) -> (label: MapLabel, cost: Float)? {
        let half = Double(size.x) / 2
        guard middle - half >= 0, middle + half <= whole else { return nil }
        let (start, first) = position(at: middle - half)
        let (end, last) = position(at: middle + half)
        let chord = end - start
        let length = (chord * chord).sum().squareRoot()
        guard length > 0.92 * size.x, length.isFinite else { return nil }
        let normal = SIMD2(-chord.y, chord.x) / length
        // How far the line bends away from the text, to either side.
        var (low, high): (Float, Float) = (0, 0)
        if first < last {
            for index in first + 1...last {
                let off = ((points[index] - start) * normal).sum()
                low = min(low, off)
                high = max(high, off)
            }
        }
        let bend = high - low
        guard bend < 0.45 * size.y else { return nil }
        var angle = Float(Maths.atan2(Double(chord.y), Double(chord.x)))
        if angle > .pi / 2 { angle -= .pi }
        if angle < -.pi / 2 { angle += .pi }
        let center = (start + end) / 2 + normal * ((low + high) / 2)
        // Steep text is harder to read.
        let steep = abs(chord.y) / length
        return (
            MapLabel(text: text, position: center, angle: angle, size: size),
            bend / size.y * 3 + steep * 0.6
        )
    }

    /// The place at a length along the line, and the number of the point before it.
    private func position(at length: Double) -> (SIMD2<Float>, Int) {
        var (low, high) = (0, lengths.count - 1)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lengths[middle] <= length { low = middle } else { high = middle }
        }
        let span = lengths[high] - lengths[low]
        let part = span > 0 ? Float((length - lengths[low]) / span) : 0
        return (points[low] + (points[high] - points[low]) * part, low)
    }

    /// Whether a stretch of the line has a point near the picture.
    private func isNearPicture(_ start: Double, _ end: Double, _ space: LabelSpace) -> Bool {
        let first = position(at: start).1
        let last = position(at: end).1
        return points[first...min(last + 1, points.count - 1)].contains { space.isNear($0) }
    }
}

extension LabelSpace {
    /// Whether a place is inside the picture, or a label's length outside.
    func isNear(_ place: SIMD2<Float>) -> Bool {
        place.x > -200 && place.y > -200 && place.x < size.x + 200 && place.y < size.y + 200
    }
}

extension ContourPath {
    /// The length of the line up to each point, in pixels, and for a ring that of the whole.
    var lengths: [Double] {
        var lengths: [Double] = []
        lengths.reserveCapacity(points.count + 1)
        var sum = 0.0
        var last = points.first ?? .zero
        for point in isClosed ? points + points.prefix(1) : points {
            let step = SIMD2<Double>(point) - SIMD2<Double>(last)
            sum += (step * step).sum().squareRoot()
            lengths.append(sum)
            last = point
        }
        return lengths
    }

    /// The pieces of the line outside the gaps, which are ranges of its length, ascending and apart.
    func cut(_ gaps: [ClosedRange<Double>]) -> [ContourPath] {
        guard !gaps.isEmpty else { return [self] }
        let line = isClosed ? points + points.prefix(1) : points
        let lengths = lengths
        var pieces: [ContourPath] = []
        var piece: [SIMD2<Float>] = [line[0]]
        var next = 0

        func between(_ index: Int, _ length: Double) -> SIMD2<Float> {
            let span = lengths[index + 1] - lengths[index]
            let part = span > 0 ? Float((length - lengths[index]) / span) : 0
            return line[index] + (line[index + 1] - line[index]) * min(max(part, 0), 1)
        }
        func finish() {
            if piece.count > 1 {
                pieces.append(
                    ContourPath(
                        level: level, value: value, isMajor: isMajor, isClosed: false,
                        points: piece))
            }
            piece = []
        }

        for index in 0..<line.count - 1 {
            // All gaps that begin or end on the way to the next point.
            while next < gaps.count, gaps[next].lowerBound < lengths[index + 1] {
                if !piece.isEmpty {
                    piece.append(between(index, gaps[next].lowerBound))
                    finish()
                }
                guard gaps[next].upperBound < lengths[index + 1] else { break }
                piece = [between(index, gaps[next].upperBound)]
                next += 1
            }
            if !piece.isEmpty { piece.append(line[index + 1]) }
        }
        finish()
        return pieces
    }
}
