/// A place where a field is highest or lowest of all around: the centre of a high or a low.
public struct Extremum: Equatable, Sendable {
    /// Whether it is a high.
    public let isHigh: Bool

    /// The grid position, between grid points where the field's curve says so.
    public let position: SIMD2<Float>

    /// The field's value at the nearest grid point.
    public let value: Float

    /// How far the value stands out from the mean of the values at the radius; above zero.
    public let difference: Float

    /// Makes an extremum.
    public init(isHigh: Bool, position: SIMD2<Float>, value: Float, difference: Float) {
        self.isHigh = isHigh
        self.position = position
        self.value = value
        self.difference = difference
    }
}

extension ContourGrid {
    /// Finds the places that are higher or lower than all others within a radius, the most outstanding first.
    ///
    /// Places at the grid's rim or beside missing values are not counted: there, the field may go on rising. A noisy
    /// field is best smoothed before (``smoothed(passes:)``).
    /// - Parameters:
    ///   - radius: In rows of the grid, 1 … 200.
    ///   - minimumDifference: How far a value must stand out from the mean of those at the radius.
    ///   - stretch: Gives the columns for one row's distance at a row, such as 1 / cos(latitude); at most 8 counts.
    /// - Complexity: O(grid points + candidates × radius²).
    public func extrema(
        radius: Int, minimumDifference: Float = 0, stretch: (Int) -> Double = { _ in 1 }
    ) -> [Extremum] {
        let radius = min(max(radius, 1), 200)
        var found: [Extremum] = []
        guard width >= 3, height >= 3 else { return [] }
        for row in 1..<height - 1 {
            for column in (wraps ? 0..<width : 1..<width - 1) {
                let value = values[row * width + column]
                guard value.isFinite else { continue }
                let left = values[row * width + (column == 0 ? width - 1 : column - 1)]
                let right = values[row * width + (column + 1 == width ? 0 : column + 1)]
                let isHigh = value > left && value >= right
                guard isHigh || value < left && value <= right else { continue }
                let reach = Maths.clampedInt(
                    (Double(radius) * min(max(stretch(row), 1), 8)).rounded(), 1,
                    max(1, width / 2 - 1))
                guard
                    let difference = difference(
                        isHigh, column: column, row: row, columns: reach, rows: radius),
                    difference > 0, difference >= minimumDifference
                else { continue }
                let above = values[(row - 1) * width + column]
                let below = values[(row + 1) * width + column]
                let place = SIMD2(
                    Float(column) + Self.peak(left, value, right),
                    Float(row) + Self.peak(above, value, below))
                found.append(
                    Extremum(
                        isHigh: isHigh, position: place * Float(step) + SIMD2<Float>(origin),
                        value: value, difference: difference))
            }
        }
        return found.sorted { $0.difference > $1.difference }
    }

    /// How far a value stands out, or nil where another one within the box is as high or low, or a neighbour missing.
    private func difference(
        _ isHigh: Bool, column: Int, row: Int, columns: Int, rows: Int
    ) -> Float? {
        let sign: Float = isHigh ? 1 : -1
        let value = values[row * width + column] * sign
        var rim = 0.0
        var count = 0
        for y in max(0, row - rows)...min(height - 1, row + rows) {
            for offset in -columns...columns where y != row || offset != 0 {
                var x = column + offset
                if wraps {
                    x = x < 0 ? x + width : x >= width ? x - width : x
                } else if x < 0 || x >= width {
                    continue
                }
                let other = values[y * width + x] * sign
                guard other.isFinite else {
                    if abs(y - row) <= 1, abs(offset) <= 1 { return nil }
                    continue
                }
                // Of equal values the first one in reading order is the place.
                let isLater = y > row || y == row && offset > 0
                if isLater ? other > value : other >= value { return nil }
                if abs(y - row) == rows || abs(offset) == columns {
                    rim += Double(other)
                    count += 1
                }
            }
        }
        return count > 0 ? Float(Double(value) - rim / Double(count)) : nil
    }

    /// Where a parabola through three values has its peak, -½ … ½ from the middle one.
    private static func peak(_ before: Float, _ value: Float, _ after: Float) -> Float {
        let (a, b, c) = (Double(before), Double(value), Double(after))
        let curve = a - 2 * b + c
        guard curve != 0, curve.isFinite else { return 0 }
        return Float(min(max((a - c) / (2 * curve), -0.5), 0.5))
    }
}
