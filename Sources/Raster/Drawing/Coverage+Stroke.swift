extension Coverage {
    /// Draws a line through points, with round joins and caps.
    ///
    /// A point that is not finite breaks the line. A line thinner than a pixel is drawn one pixel wide and fainter. A
    /// single point gives a dot.
    /// - Parameters:
    ///   - points: The line's points, in pixels.
    ///   - isClosed: Whether the last point joins the first.
    ///   - width: The width in pixels; at most 1,000 count. Not above zero: nothing is drawn.
    /// - Complexity: O(pixels near the line).
    public mutating func stroke(
        _ points: ArraySlice<SIMD2<Float>>, isClosed: Bool = false, width: Float
    ) {
        guard width > 0, self.width > 0, height > 0, let first = points.first else { return }
        let pen = Pen(width: width)
        guard points.count > 1 else {
            segment(first, first, pen)
            return
        }
        // Points closer than a fraction of a pixel would cost time and show nothing.
        var last = first
        for point in points.dropFirst() {
            let step = point - last
            if (step * step).sum() < 0.25, point != points.last { continue }
            segment(last, point, pen)
            last = point
        }
        if isClosed { segment(last, first, pen) }
    }

    /// Draws a line through points, with round joins and caps.
    public mutating func stroke(
        _ points: [SIMD2<Float>], isClosed: Bool = false, width: Float
    ) {
        stroke(points[...], isClosed: isClosed, width: width)
    }

    /// Draws a line of dashes, with round caps.
    ///
    /// - Parameters:
    ///   - points: The line's points, in pixels.
    ///   - isClosed: Whether the last point joins the first.
    ///   - width: The width in pixels.
    ///   - pattern: Lengths in pixels of dash, gap, dash, gap …; one that makes no sense gives a whole line.
    public mutating func stroke(
        _ points: ArraySlice<SIMD2<Float>>, isClosed: Bool = false, width: Float,
        dashes pattern: [Float]
    ) {
        let period = pattern.reduce(0, +)
        guard period.isFinite, period >= 0.5, pattern.allSatisfy({ $0 >= 0 }),
            pattern.count % 2 == 0
        else {
            stroke(points, isClosed: isClosed, width: width)
            return
        }
        guard width > 0, self.width > 0, height > 0, let first = points.first else { return }
        let pen = Pen(width: width)
        var index = 0
        var left = pattern[0]
        var last = first
        for point in isClosed ? points + [first] : points {
            defer { last = point }
            let length = ((point - last) * (point - last)).sum().squareRoot()
            // Outside the picture, far away or not finite: nothing to see, and the pattern need not count on.
            guard length > 0, length < 100_000, let visible = clip(last, point, pen.reach) else {
                continue
            }
            _ = visible
            var done: Float = 0
            while done < length {
                let end = min(done + left, length)
                if index % 2 == 0 {
                    segment(
                        last + (point - last) * (done / length),
                        last + (point - last) * (end / length), pen)
                }
                left -= end - done
                if end <= done, left > 0 { break }
                done = end
                if left <= 0 {
                    index = (index + 1) % pattern.count
                    left = pattern[index]
                }
            }
        }
    }

    /// Draws a disc.
    ///
    /// - Parameters:
    ///   - center: Its middle, in pixels.
    ///   - radius: In pixels; at most 500 counts. Not above zero: nothing is drawn.
    public mutating func disc(at center: SIMD2<Float>, radius: Float) {
        guard radius > 0 else { return }
        segment(center, center, Pen(width: radius * 2))
    }

    /// Half the width of a line, and the distance from its middle where its soft rim ends.
    struct Pen {
        let reach: Float
        /// The coverage in the middle of a line thinner than a pixel.
        let strength: Float

        init(width: Float) {
            let width = min(width, 1000)
            reach = max(width, 1) / 2 + 0.5
            strength = min(width, 1)
        }
    }

    /// Draws one straight piece with round ends.
    ///
    /// The coverage of a pixel is its distance inside the rim, 0 … 1: exact for a straight rim along rows or
    /// columns. In each row only the columns near the piece are looked at.
    mutating func segment(_ from: SIMD2<Float>, _ to: SIMD2<Float>, _ pen: Pen) {
        guard let (start, end) = clip(from, to, pen.reach) else { return }
        let reach = pen.reach
        let direction = end - start
        let square = (direction * direction).sum()
        let scale: Float = square > 1e-12 ? 1 / square : 0
        let rise: Float = direction.y != 0 ? direction.x / direction.y : 0
        let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
        let (left, right) = (min(start.x, end.x), max(start.x, end.x))
        let isFlat = abs(direction.y) < 1e-3

        let firstRow = max(0, Int((top - reach - 0.5).rounded(.up)))
        let lastRow = min(height - 1, Int((bottom + reach - 0.5).rounded(.down)))
        guard firstRow <= lastRow else { return }
        let factor = 255 * pen.strength
        for row in firstRow...lastRow {
            let y = Float(row) + 0.5
            // The part of the piece that is within reach of the row.
            var (low, high) = (left, right)
            if !isFlat {
                let a = start.x + (max(top, y - reach) - start.y) * rise
                let b = start.x + (min(bottom, y + reach) - start.y) * rise
                low = max(left, min(a, b))
                high = min(right, max(a, b))
            }
            let firstColumn = max(0, Int((low - reach - 0.5).rounded(.up)))
            let lastColumn = min(width - 1, Int((high + reach - 0.5).rounded(.down)))
            guard firstColumn <= lastColumn else { continue }
            touch(row: row, firstColumn..<lastColumn + 1)

            let fromY = y - start.y
            let along = fromY * direction.y
            values.withUnsafeMutableBufferPointer { values in
                let row = values.baseAddress.unsafelyUnwrapped + row * width
                for column in firstColumn...lastColumn {
                    let fromX = Float(column) + 0.5 - start.x
                    let place = min(max((fromX * direction.x + along) * scale, 0), 1)
                    let offX = fromX - place * direction.x
                    let offY = fromY - place * direction.y
                    let inside = reach - (offX * offX + offY * offY).squareRoot()
                    let covered = min(max(inside, 0), 1) * factor
                    // Adding 2²³ rounds to a whole number in the low bits: a conversion without range checks.
                    let byte = UInt8(truncatingIfNeeded: (covered + 8_388_608).bitPattern)
                    row[column] = max(row[column], byte)
                }
            }
        }
    }

    /// The part of a piece that can show, or nil.
    func clip(_ from: SIMD2<Float>, _ to: SIMD2<Float>, _ reach: Float) -> (
        SIMD2<Float>, SIMD2<Float>
    )? {
        let margin = reach + 1
        let high = SIMD2(Float(width), Float(height)) + margin
        // The usual case: all inside. False for what is not a number.
        let isInside =
            from.x >= -margin && from.y >= -margin && to.x >= -margin && to.y >= -margin
            && from.x <= high.x && from.y <= high.y && to.x <= high.x && to.y <= high.y
        if isInside { return (from, to) }
        guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return nil }

        // Liang and Barsky 1984, in Double, whose range no difference of two Floats leaves.
        let start = SIMD2<Double>(from)
        let direction = SIMD2<Double>(to) - start
        var (enter, leave) = (0.0, 1.0)
        for axis in 0..<2 {
            let (low, high) = (-Double(margin), Double(high[axis]))
            if direction[axis] == 0 {
                if start[axis] < low || start[axis] > high { return nil }
                continue
            }
            let a = (low - start[axis]) / direction[axis]
            let b = (high - start[axis]) / direction[axis]
            enter = max(enter, min(a, b))
            leave = min(leave, max(a, b))
        }
        guard enter <= leave else { return nil }
        // Rounding of huge numbers must not bring an end back outside.
        let limit = SIMD2<Double>(Double(high.x), Double(high.y)) + 1
        func end(_ place: Double) -> SIMD2<Float> {
            SIMD2<Float>(
                (start + direction * place).clamped(
                    lowerBound: SIMD2(repeating: -Double(margin) - 1), upperBound: limit))
        }
        return (end(enter), end(leave))
    }
}
