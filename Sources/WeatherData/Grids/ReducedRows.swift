/// The rows of a reduced grid: each with its own number of points.
public struct ReducedRows: Hashable, Sendable {
    /// One row.
    public struct Row: Hashable, Sendable {
        /// The number of points.
        public let count: Int
        /// The longitude of the first point, in degrees.
        public let first: Double
        /// The way to the next point, in degrees.
        public let step: Double

        /// Makes a row.
        public init(count: Int, first: Double, step: Double) {
            self.count = count
            self.first = first
            self.step = step
        }
    }

    /// The rows, in the order of the values.
    public let rows: [Row]

    /// The number of points in all rows.
    public let pointCount: Int

    /// Makes the rows.
    public init(_ rows: [Row]) {
        self.rows = rows
        pointCount = rows.reduce(0) { $0 + $1.count }
    }

    /// Draws the rows out to the columns of an axis.
    ///
    /// Between two points of a row the value runs along the straight line; beside a missing one the
    /// nearest counts. Half a cell past a row's end the value is missing.
    ///
    /// - Precondition: There are `pointCount` values.
    /// - Returns: The values of `columns.count` times the number of rows, by rows.
    public func regular(_ values: [Float], columns: Axis) -> [Float] {
        precondition(values.count == pointCount, "a value for each point")
        var result = [Float](repeating: .nan, count: columns.count * rows.count)
        let longitudes = (0..<columns.count).map { columns.coordinate(at: Double($0)) }
        var start = 0
        for (y, row) in rows.enumerated() where row.count > 0 {
            let axis = Axis(
                first: row.first, step: row.step, count: row.count, period: 360, tolerance: 1e-3)
            let line = y * columns.count
            for x in 0..<columns.count {
                guard let position = axis.position(of: longitudes[x]) else { continue }
                result[line + x] = Self.value(
                    at: position, in: values[start..<start + row.count], wraps: axis.wraps)
            }
            start += row.count
        }
        return result
    }

    private static func value(
        at position: Double, in row: ArraySlice<Float>, wraps: Bool
    ) -> Float {
        let last = row.count - 1
        let place = wraps ? max(position, 0) : min(max(position, 0), Double(last))
        let left = min(Int(place), last)
        let part = Float(place - Double(left))
        let right = left < last ? left + 1 : (wraps ? 0 : last)
        let a = row[row.startIndex + left]
        let b = row[row.startIndex + right]
        if part == 0 { return a }
        if a.isNaN || b.isNaN { return part < 0.5 ? a : b }
        return a + (b - a) * part
    }
}
