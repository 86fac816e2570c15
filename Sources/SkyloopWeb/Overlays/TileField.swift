import Raster

/// A layer's values at a moment, anywhere in view, from the tiles that are there.
struct TileField {
    private struct Pair {
        let first: ValueTile
        let second: ValueTile?
    }

    private let size: Double
    private let firstColumn: Int
    private let firstRow: Int
    private let columns: Int
    private let rows: Int
    private var pairs: [Pair?]
    /// Whether values have two parts, to the east and the north.
    private(set) var isVector = false
    private let fraction: Float

    /// Gathers the tiles in view; nil while there is none.
    init?(
        _ visible: [VisibleTile], fraction: Double,
        tiles: (VisibleTile) -> (first: ValueTile, second: ValueTile?)?
    ) {
        guard let one = visible.first else { return nil }
        let count = 1 << one.zoom
        size = Double(count)
        self.fraction = Float(fraction)
        let places = visible.map { ($0.column + $0.world * count, $0.row) }
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        for (column, row) in places {
            left = min(left, column)
            right = max(right, column)
            top = min(top, row)
            bottom = max(bottom, row)
        }
        firstColumn = left
        firstRow = top
        columns = right - left + 1
        rows = bottom - top + 1
        guard columns * rows <= 4_096 else { return nil }
        pairs = [Pair?](repeating: nil, count: columns * rows)
        var isEmpty = true
        for (tile, (column, row)) in zip(visible, places) {
            guard let found = tiles(tile) else { continue }
            isEmpty = false
            isVector = found.first.planes.count > 1
            pairs[(row - top) * columns + column - left] = Pair(
                first: found.first, second: found.second)
        }
        if isEmpty { return nil }
    }

    /// The value at a place of the unit world, or the parts of a vector to the east and the north; NaN where it
    /// is missing.
    func sample(_ x: Double, _ y: Double) -> SIMD2<Float> {
        let missing = SIMD2<Float>(.nan, .nan)
        let (across, down) = (x * size, y * size)
        let (column, row) = (across.rounded(.down), down.rounded(.down))
        guard column.magnitude < 1e9, row.magnitude < 1e9 else { return missing }
        let (i, j) = (Int(column) - firstColumn, Int(row) - firstRow)
        guard i >= 0, j >= 0, i < columns, j < rows, let pair = pairs[j * columns + i] else {
            return missing
        }
        let before = pair.first.sample(across - column, down - row)
        guard let second = pair.second else { return before }
        let after = second.sample(across - column, down - row)
        if before.x.isNaN || after.x.isNaN { return fraction < 0.5 ? before : after }
        return before + (after - before) * fraction
    }

    /// As `sample`, for places in any copy of the world: the copy in view is found.
    func wrapped(_ x: Double, _ y: Double) -> SIMD2<Float> {
        let left = Double(firstColumn) / size
        return sample(x + (left - x).rounded(.up), y)
    }
}

extension ValueTile {
    /// The value between the pixels around a place of the tile, 0…1 right and down, or the parts of a vector.
    func sample(_ x: Double, _ y: Double) -> SIMD2<Float> {
        let across = x * Double(width - 2) + 0.5
        let down = y * Double(height - 2) + 0.5
        let column = min(max(Int(across), 0), width - 2)
        let row = min(max(Int(down), 0), height - 2)
        let (u, v) = (Float(across) - Float(column), Float(down) - Float(row))
        let index = row * width + column
        var result = SIMD2<Float>(.nan, 0)
        for (part, plane) in planes.enumerated() {
            let numbers = plane.numbers
            let a = numbers[index]
            let b = numbers[index + 1]
            let c = numbers[index + width]
            let d = numbers[index + width + 1]
            if a == Self.missing || b == Self.missing || c == Self.missing || d == Self.missing {
                return SIMD2(.nan, .nan)
            }
            let top = Float(a) + (Float(b) - Float(a)) * u
            let bottom = Float(c) + (Float(d) - Float(c)) * u
            result[part] = plane.offset + (top + (bottom - top) * v) * plane.step
        }
        return result
    }
}
