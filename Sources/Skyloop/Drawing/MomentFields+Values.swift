import Raster
import WeatherData

extension MomentFields {
    /// How a value between cells is found.
    enum Method: Sendable {
        /// The nearest cell's value.
        case nearest
        /// Straight lines between the four cells around.
        case bilinear
    }

    /// The number at a place, or the two parts of a vector; `nil` where it is missing or outside.
    func value(
        at place: Coordinate, method: Method = .bilinear
    ) -> (first: Float, second: Float?)? {
        guard
            let position = series.grid.position(of: place.longitude, place.latitude)
        else { return nil }
        let weights = CellWeights(position, grid: series.grid, method: method)
        guard let first = mixed(weights, before.values, after?.values) else { return nil }
        guard let north = before.northward else { return (first, nil) }
        guard let second = mixed(weights, north, after?.northward) else { return nil }
        return (first, second)
    }

    private func mixed(
        _ weights: CellWeights, _ from: GridValues, _ to: GridValues?
    ) -> Float? {
        let a = weights.value(from)
        guard let to else { return a }
        let b = weights.value(to)
        guard let a, let b else { return moment.fraction < 0.5 ? a : b }
        return a + (b - a) * Float(moment.fraction)
    }
}

/// The cells around a position and how much each counts.
struct CellWeights {
    private let cells: [(index: Int, weight: Double)]

    init(_ position: (x: Double, y: Double), grid: Grid, method: MomentFields.Method) {
        func column(_ x: Int) -> Int {
            grid.wrapsX
                ? ((x % grid.width) + grid.width) % grid.width : min(max(x, 0), grid.width - 1)
        }
        func row(_ y: Int) -> Int { min(max(y, 0), grid.height - 1) }
        func index(_ x: Int, _ y: Int) -> Int { row(y) * grid.width + column(x) }
        guard method == .bilinear else {
            cells = [
                (
                    index(
                        Int((position.x + 0.5).rounded(.down)),
                        Int((position.y + 0.5).rounded(.down))), 1
                )
            ]
            return
        }
        let (left, top) = (position.x.rounded(.down), position.y.rounded(.down))
        let (u, v) = (position.x - left, position.y - top)
        let (x, y) = (Int(left), Int(top))
        cells = [
            (index(x, y), (1 - u) * (1 - v)), (index(x + 1, y), u * (1 - v)),
            (index(x, y + 1), (1 - u) * v), (index(x + 1, y + 1), u * v),
        ]
    }

    /// The mean of what is there, where that is at least half of it.
    func value(_ values: GridValues) -> Float? {
        var sum = 0.0
        var weight = 0.0
        for cell in cells where cell.weight > 0 {
            let value = values.values[cell.index]
            guard value.isFinite else { continue }
            sum += Double(value) * cell.weight
            weight += cell.weight
        }
        return weight >= 0.5 ? Float(sum / weight) : nil
    }
}
