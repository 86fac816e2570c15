extension ContourGrid {
    /// The largest number of values that a finer grid may have.
    static let maximumRefinedCount = 1 << 22

    /// Gives the part of the grid in a range of columns and rows, over the seam, too, where the grid wraps.
    ///
    /// A range that takes in the whole width of a grid that wraps gives a grid that wraps. Columns and rows outside
    /// the grid are left out.
    public func part(columns: Range<Int>, rows: Range<Int>) -> ContourGrid {
        let rows = rows.clamped(to: 0..<height)
        var columns = columns
        if wraps {
            if columns.upperBound.subtractingReportingOverflow(columns.lowerBound).overflow
                || columns.count >= width
            {
                columns = 0..<width
            }
        } else {
            columns = columns.clamped(to: 0..<width)
        }
        let isWhole = columns.count == width
        if isWhole && rows.count == height { return self }

        var part: [Float] = []
        part.reserveCapacity(columns.count * rows.count)
        for row in rows {
            for column in columns {
                let inside = column % max(width, 1)
                part.append(values[row * width + (inside < 0 ? inside + width : inside)])
            }
        }
        return ContourGrid(
            part, width: columns.count, height: rows.count, wraps: wraps && isWhole,
            origin: origin + SIMD2(Double(columns.lowerBound), Double(rows.lowerBound)) * step,
            step: step)
    }

    /// Gives a grid with `factor` times as many points each way, by Catmull-Rom interpolation.
    ///
    /// The curve goes through the given values, so that contours keep their places and grow round. Where one of the
    /// sixteen values round a cell is missing or outside the grid, the cell is bilinear there; a missing corner
    /// makes the whole inside of the cell missing. The factor is lowered where the result would be too large.
    /// - Complexity: O(points of the result).
    public func refined(by factor: Int) -> ContourGrid {
        var factor = min(max(factor, 1), 64)
        while factor > 1, values.count > Self.maximumRefinedCount / (factor * factor) {
            factor -= 1
        }
        guard factor > 1, width > 1, height > 1 else { return self }

        let wide = wraps ? width * factor : (width - 1) * factor + 1
        let high = (height - 1) * factor + 1
        let weights = (0..<factor).map { Self.weights(Float($0) / Float(factor)) }
        // Along the rows first, then down the columns of the result.
        var stretched = [Float](repeating: .nan, count: wide * height)
        for row in 0..<height {
            for x in 0..<wide {
                let column = x / factor
                stretched[row * wide + x] = blend(weights[x % factor]) { offset in
                    var neighbour = column + offset
                    if wraps { neighbour = (neighbour + width) % width }
                    return neighbour >= 0 && neighbour < width
                        ? values[row * width + neighbour] : .nan
                }
            }
        }
        var refined = [Float](repeating: .nan, count: wide * high)
        for y in 0..<high {
            let row = y / factor
            for x in 0..<wide {
                refined[y * wide + x] = blend(weights[y % factor]) { offset in
                    let neighbour = row + offset
                    return neighbour >= 0 && neighbour < height
                        ? stretched[neighbour * wide + x] : .nan
                }
            }
        }
        return ContourGrid(
            refined, width: wide, height: high, wraps: wraps, origin: origin,
            step: step / Double(factor))
    }

    /// Gives a smoother grid: each pass takes 1 : 2 : 1 means along rows and columns.
    ///
    /// A missing value stays missing and has no weight in the means of others; the rim keeps its place.
    /// - Complexity: O(grid points × passes).
    public func smoothed(passes: Int) -> ContourGrid {
        var current = values
        var next = values
        for _ in 0..<min(max(passes, 0), 100) {
            for row in 0..<height {
                for x in 0..<width {
                    let index = row * width + x
                    let left = x > 0 ? index - 1 : wraps ? index + width - 1 : index
                    let right = x + 1 < width ? index + 1 : wraps ? index + 1 - width : index
                    next[index] = Self.mean(current[left], current[index], current[right])
                }
            }
            for row in 0..<height {
                for x in 0..<width {
                    let index = row * width + x
                    current[index] = Self.mean(
                        next[row > 0 ? index - width : index], next[index],
                        next[row + 1 < height ? index + width : index])
                }
            }
        }
        return ContourGrid(
            current, width: width, height: height, wraps: wraps, origin: origin, step: step)
    }

    private static func mean(_ a: Float, _ b: Float, _ c: Float) -> Float {
        guard b.isFinite else { return .nan }
        let (a, c) = (a.isFinite ? a : b, c.isFinite ? c : b)
        return 0.25 * a + 0.5 * b + 0.25 * c
    }

    /// The four values round a place, mixed; the two middle ones alone where an outer one is missing.
    @inline(__always)
    private func blend(_ weights: SIMD4<Float>, _ value: (Int) -> Float) -> Float {
        let middle = value(0)
        // On a grid point.
        if weights.y == 1 { return middle }
        let next = value(1)
        let (before, after) = (value(-1), value(2))
        if before.isFinite, after.isFinite {
            return before * weights.x + middle * weights.y + next * weights.z + after * weights.w
        }
        // The fraction is the first moment of the weights.
        let fraction = weights.z + 2 * weights.w - weights.x
        return middle * (1 - fraction) + next * fraction
    }

    /// The weights of Catmull-Rom interpolation (the cubic convolution of Keys 1981 with a = -1/2).
    private static func weights(_ t: Float) -> SIMD4<Float> {
        SIMD4(
            ((-0.5 * t + 1) * t - 0.5) * t,
            (1.5 * t - 2.5) * t * t + 1,
            ((-1.5 * t + 2) * t + 0.5) * t,
            (0.5 * t - 0.5) * t * t)
    }
}
