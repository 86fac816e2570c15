/// The grid of a variable, and which of its dimensions the grid's rows and columns are.
struct PlacedGrid: Sendable {
    /// The grid; of a grid that moves, the first one.
    let grid: Grid

    /// The place of the rows among the variable's dimensions; nil where there is one row.
    let rows: Int?

    /// The place of the columns among the variable's dimensions; nil where there is one column.
    let columns: Int?

    /// Of a grid that moves with time: the place of that dimension, and a grid for each step.
    let moving: (dimension: Int, grids: [Grid])?

    init(
        grid: Grid, rows: Int?, columns: Int?, moving: (dimension: Int, grids: [Grid])? = nil
    ) {
        self.grid = grid
        self.rows = rows
        self.columns = columns
        self.moving = moving
    }
}
