/// The numbers of one field on its own grid, as the kernels take them.
///
/// `values[y * width + x]`, in the grid's own index order; positions are cell centres at integers.
/// Missing is NaN; infinite counts as missing. Copying one shares the numbers.
public struct GridValues: Sendable {
    /// The values, row by row.
    public let values: [Float]

    /// Columns of the grid.
    public let width: Int

    /// Rows of the grid.
    public let height: Int

    /// Whether column `width` is column 0 again, as in a grid round the whole earth.
    public let wrapsX: Bool

    /// Makes a view of values; their count must be width × height.
    public init(_ values: [Float], width: Int, height: Int, wrapsX: Bool = false) {
        precondition(width >= 0 && height >= 0, "a grid has no negative sides")
        precondition(values.count == width * height, "a grid has width × height values")
        self.values = values
        self.width = width
        self.height = height
        self.wrapsX = wrapsX
    }

    /// The value of a cell; the position must be inside.
    public subscript(x: Int, y: Int) -> Float {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "cell outside the grid")
        return values[y * width + x]
    }
}
