public import Raster
public import WeatherData

/// What a layer draws at one of its valid times: a number, or the two parts of a vector, a cell.
public struct LayerField: Sendable {
    /// Where the values stand.
    public let grid: Grid

    /// When they are valid.
    public let time: FieldTime

    /// The number, or the vector's part to the east, in the layer's metric unit; missing is NaN.
    public let values: GridValues

    /// The vector's part to the north; `nil` where the layer has one number a cell.
    public let northward: GridValues?

    /// Makes a field of numbers, or of vectors where there is a second set of them.
    ///
    /// - Precondition: There is one value a cell.
    public init(grid: Grid, time: FieldTime, values: [Float], northward: [Float]? = nil) {
        self.grid = grid
        self.time = time
        let wraps = grid.wrapsX
        self.values = GridValues(values, width: grid.width, height: grid.height, wrapsX: wraps)
        self.northward = northward.map {
            GridValues($0, width: grid.width, height: grid.height, wrapsX: wraps)
        }
    }

    /// Bytes of the values.
    public var byteCount: Int {
        (values.values.count + (northward?.values.count ?? 0)) * MemoryLayout<Float>.stride
    }
}
