extension Coverage {
    /// Fills polygons; where they overlap, or wind round more than once, a pixel counts once.
    ///
    /// Rings that run in opposite directions cut holes. Each ring is closed by itself. A point that is not finite is
    /// left out. Exact areas: the coverage of a pixel is the part of its square inside the polygon.
    /// - Complexity: O(pixels in the bounding box + pixels along the rim).
    public mutating func fill(_ rings: [[SIMD2<Float>]]) {
        fill(rings) { max($0, $1) }
    }

    /// Fills one polygon.
    public mutating func fill(_ ring: [SIMD2<Float>]) { fill([ring]) }

    /// Fills polygons and combines their coverage with what is there.
    mutating func fill(_ rings: [[SIMD2<Float>]], combine: (UInt8, UInt8) -> UInt8) {
        var (low, high) = (
            SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity)
        )
        for ring in rings {
            for point in ring where point.x.isFinite && point.y.isFinite {
                low = pointwiseMin(low, point)
                high = pointwiseMax(high, point)
            }
        }
        let size = SIMD2(Float(width), Float(height))
        low = pointwiseMax(low, .zero)
        high = pointwiseMin(high, size)
        guard low.x < high.x, low.y < high.y else { return }
        let columns = Int(low.x)..<min(width, Int(high.x) + 1)
        let rows = Int(low.y)..<min(height, Int(high.y) + 1)
        let stride = columns.count + 2
        let count = stride * rows.count
        if areas.count < count { areas = [Float](repeating: 0, count: count) }

        for ring in rings {
            var start = SIMD2<Double>.zero
            var last = SIMD2<Double>.zero
            var isFirst = true
            for point in ring where point.x.isFinite && point.y.isFinite {
                let place =
                    SIMD2<Double>(point)
                    - SIMD2(Double(columns.lowerBound), Double(rows.lowerBound))
                if isFirst { start = place } else { edge(last, place, columns.count, rows.count) }
                last = place
                isFirst = false
            }
            if !isFirst { edge(last, start, columns.count, rows.count) }
        }

        for row in 0..<rows.count {
            touch(row: rows.lowerBound + row, columns)
            var sum: Float = 0
            for column in 0..<columns.count {
                let place = row * stride + column
                sum += areas[place]
                areas[place] = 0
                let covered = min(abs(sum), 1) * 255
                let byte = UInt8(truncatingIfNeeded: (covered + 8_388_608).bitPattern)
                let target = (rows.lowerBound + row) * width + columns.lowerBound + column
                values[target] = combine(values[target], byte)
            }
            areas[row * stride + columns.count] = 0
            areas[row * stride + columns.count + 1] = 0
        }
    }

    /// Adds one edge to the sums: in each row, the area to the right of it.
    ///
    /// Positions count from the corner of the box of `columns` by `rows`. An edge left of the box covers its rows from
    /// the first column on; one to the right changes nothing.
    private mutating func edge(
        _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ columns: Int, _ rows: Int
    ) {
        guard from.y != to.y else { return }
        let sign: Double = from.y < to.y ? 1 : -1
        let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        let first = max(upper.y, 0)
        let last = min(lower.y, Double(rows))
        guard first < last else { return }
        var y = first
        var row = Int(first)
        while y < last, row < rows {
            let next = min(Double(row + 1), last)
            let a = upper.x + (y - upper.y) * slope
            let b = upper.x + (next - upper.y) * slope
            span(row, columns, a, b, (next - y) * sign)
            y = next
            row += 1
        }
    }

    /// Adds a piece of an edge inside one row, from column position a to b, of signed height `tall`.
    private mutating func span(
        _ row: Int, _ columns: Int, _ a: Double, _ b: Double, _ tall: Double
    ) {
        let limit = Double(columns)
        let (low, high) = (min(a, b), max(a, b))
        let base = row * (columns + 2)
        if high <= 0 {
            areas[base] += Float(tall)
            return
        }
        if low >= limit { return }
        if low < 0 || high > limit {
            // Cut into the parts outside and the one inside.
            let across = high - low
            let before = max(0, -low) / across
            let after = max(0, high - limit) / across
            areas[base] += Float(tall * before)
            span(row, columns, max(low, 0), min(high, limit), tall * (1 - before - after))
            return
        }
        let first = Int(low)
        let last = min(Int(high), columns)
        if first == last {
            // The mean part of the pixel to the right of the piece.
            let right = 1 - ((low + high) / 2 - Double(first))
            areas[base + first] += Float(tall * right)
            areas[base + first + 1] += Float(tall * (1 - right))
            return
        }
        // Over several pixels: the height in each, and its place in it.
        let perColumn = tall / (high - low)
        var x = low
        for column in first...last {
            let next = min(Double(column + 1), high)
            let part = (next - x) * perColumn
            let right = 1 - ((x + next) / 2 - Double(column))
            areas[base + column] += Float(part * right)
            if column + 1 < columns + 2 { areas[base + column + 1] += Float(part * (1 - right)) }
            x = next
        }
    }
}
