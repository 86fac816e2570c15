import Foundation
import WeatherData

/// Brings the fields of a grid that moves with time (a nest that follows a storm) onto one that stays.
///
/// The grid that stays is one of meridians and parallels around all places of the other, with cells of about
/// the same size. Values are taken between cells; where the moving grid isn't, they are missing.
struct MovingGrid: Sendable {
    /// The grid that stays.
    let fixed: Grid

    private let grids: [Date: Grid]

    /// More cells than this are made larger.
    private static let mostCells = 4_000_000.0

    /// Looks at the grids of a variable; `nil` where they are all the same, or can't be placed.
    init?(_ input: MetricVariable) {
        let variable = input.variable
        var grids: [Date: Grid] = [:]
        var moves = false
        for (index, date) in variable.dates.enumerated() {
            let grid = input.dataset.grid(of: variable, at: index)
            moves = moves || grid != variable.metadata.grid
            grids[date] = grid
        }
        guard moves, let fixed = Self.union(of: variable.dates.compactMap { grids[$0] }) else {
            return nil
        }
        self.grids = grids
        self.fixed = fixed
    }

    /// The values of a field at a date, on the grid that stays.
    ///
    /// - Parameter blends: Whether values between cells are mixed; numbers of a code table are not.
    func moved(_ values: [Float], at date: Date, blends: Bool) -> [Float] {
        guard let grid = grids[date] else { return values }
        var result = [Float](repeating: .nan, count: fixed.width * fixed.height)
        for y in 0..<fixed.height {
            for x in 0..<fixed.width {
                guard let place = fixed.coordinate(atX: Double(x), y: Double(y)),
                    let position = grid.position(of: place.longitude, place.latitude)
                else { continue }
                result[y * fixed.width + x] = Self.value(
                    values, of: grid, x: position.x, y: position.y, blends: blends)
            }
        }
        return result
    }

    /// The value between four cells: missing ones are left out while the rest has half of the weight.
    private static func value(
        _ values: [Float], of grid: Grid, x: Double, y: Double, blends: Bool
    ) -> Float {
        func cell(_ column: Int, _ row: Int) -> Float {
            let column = min(max(column, 0), grid.width - 1)
            let row = min(max(row, 0), grid.height - 1)
            return values[row * grid.width + column]
        }
        guard blends else {
            return cell(Int((x + 0.5).rounded(.down)), Int((y + 0.5).rounded(.down)))
        }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, down) = (x - Double(left), y - Double(top))
        var sum = 0.0
        var total = 0.0
        for (column, row, weight) in [
            (left, top, (1 - right) * (1 - down)), (left + 1, top, right * (1 - down)),
            (left, top + 1, (1 - right) * down), (left + 1, top + 1, right * down),
        ] {
            let value = cell(column, row)
            guard value.isFinite else { continue }
            sum += Double(value) * weight
            total += weight
        }
        return total >= 0.5 ? Float(sum / total) : .nan
    }

    private static func union(of grids: [Grid]) -> Grid? {
        let boxes = grids.compactMap(\.bounds)
        guard let first = boxes.first, boxes.count == grids.count else { return nil }
        // Eastern edges may be above 180: all are brought to the first one's turn.
        var (west, east, south, north) = (first.west, first.east, first.south, first.north)
        for box in boxes {
            let turn = ((first.west - box.west) / 360).rounded() * 360
            west = min(west, box.west + turn)
            east = max(east, box.east + turn)
            south = min(south, box.south)
            north = max(north, box.north)
        }
        var stepX = (first.east - first.west) / Double(max(grids[0].width - 1, 1))
        var stepY = (first.north - first.south) / Double(max(grids[0].height - 1, 1))
        guard stepX > 0, stepY > 0, east - west < 360 else { return nil }
        let cells = ((east - west) / stepX + 1) * ((north - south) / stepY + 1)
        let growth = max((cells / mostCells).squareRoot(), 1)
        stepX *= growth
        stepY *= growth
        return Grid(
            longitudes: Axis(
                first: west, step: stepX, count: Int(((east - west) / stepX).rounded(.up)) + 1,
                period: 360),
            latitudes: Axis(
                first: south, step: stepY, count: Int(((north - south) / stepY).rounded(.up)) + 1))
    }
}
