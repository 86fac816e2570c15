/// The values of one variable at one time, decoded.
public struct Field: Sendable {
    /// The values by rows: the value of column `x` and row `y` is at `y * width + x`.
    ///
    /// Rows and columns run as the grid's indices do: ``Grid`` knows which way that is. A missing
    /// value is NaN. On reduced grids the rows are drawn out to the longest one.
    public let values: [Float]

    /// Where the values stand.
    public let grid: Grid

    /// When the field is valid.
    public let time: FieldTime

    /// The unit of the values.
    public let units: String

    /// Makes a field.
    ///
    /// - Precondition: There are `grid.width * grid.height` values.
    public init(values: [Float], grid: Grid, time: FieldTime, units: String) {
        precondition(values.count == grid.width * grid.height, "a field has one value a cell")
        self.values = values
        self.grid = grid
        self.time = time
        self.units = units
    }

    /// The number of columns.
    public var width: Int { grid.width }

    /// The number of rows.
    public var height: Int { grid.height }

    /// The value of a cell, by column and row; NaN where it is missing.
    public subscript(x: Int, y: Int) -> Float {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "a cell of the grid")
        return values[y * width + x]
    }
}
