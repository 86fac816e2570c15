/// Which grid rows each pixel row of a picture lies between.
///
/// Positions are canonical: they grow down the picture, whatever way the grid stores its rows.
struct RowPlan: ~Copyable {
    /// The pixel rows.
    private(set) var height = 0

    /// Whether the grid stores its rows from the bottom of the picture upwards.
    private(set) var flipped = false

    /// How many grid rows a pixel row goes forward, on average.
    private(set) var pace = 0.0

    /// The canonical position of each pixel row; NaN outside the grid or the map.
    private(set) var positions = Scratch<Double>()

    /// Works out the rows of a picture.
    mutating func prepare(
        _ layout: GridLayout, frame: Camera.Frame, height: Int, grid: GridValues
    ) {
        self.height = height
        positions.reserve(height)
        flipped = false
        var first = Double.nan
        var last = Double.nan
        for row in 0..<height {
            let y = frame.originY + (Double(row) + 0.5) * frame.step
            var position = Double.nan
            if y >= 0, y <= 1 {
                let latitude = WebMercator.latitude(y: y)
                switch layout {
                case .regular(_, _, let first, let step):
                    position = GridLayout.position(latitude, first: first, step: step)
                case .separable(_, let row):
                    position = row(latitude)
                case .mesh:
                    break
                }
            }
            if !position.isFinite { position = .nan }
            positions[row] = position
            if !position.isNaN {
                if first.isNaN { first = position }
                last = position
            }
        }
        if case .regular(_, _, _, let step) = layout {
            flipped = step > 0
        } else {
            flipped = last < first
        }
        pace = height > 1 ? abs(last - first) / Double(height - 1) : 0
        let limit = Double(grid.height) - 0.5
        for row in 0..<height {
            let position =
                flipped ? Double(grid.height) - 1 - positions[row] : positions[row]
            positions[row] = position >= -0.5 && position < limit ? position : .nan
        }
    }

    /// The memory row of a canonical one, which is first taken into the grid.
    @inline(__always)
    func memoryRow(_ row: Int, of height: Int) -> Int {
        let inside = min(max(row, 0), height - 1)
        return flipped ? height - 1 - inside : inside
    }
}
