import Foundation
import Synchronization
import WeatherData

/// How far a grid's own axes are turned from east and north, cell by cell.
///
/// Made when first needed, and kept.
final class GridTurn: Sendable {
    private let grid: Grid
    private let turns = Mutex<[SIMD2<Float>]?>(nil)

    init(_ grid: Grid) {
        self.grid = grid
    }

    /// Turns vectors along the grid's axes into their parts to the east and the north.
    func toNorth(x: [Float], y: [Float]) -> ([Float], [Float]) {
        // On a grid of meridians and parallels the axes run east and north already.
        if grid.separableAxes != nil { return (x, y) }
        let turns = turns.withLock { kept in
            if let kept { return kept }
            let made = Self.turns(of: grid)
            kept = made
            return made
        }
        var east = x
        var north = y
        for cell in x.indices {
            let turn = turns[cell]
            east[cell] = x[cell] * turn.x - y[cell] * turn.y
            north[cell] = x[cell] * turn.y + y[cell] * turn.x
        }
        return (east, north)
    }

    /// The cosine and sine of the angle from east to the grid's x axis, counted towards north.
    private static func turns(of grid: Grid) -> [SIMD2<Float>] {
        var turns = [SIMD2<Float>](
            repeating: SIMD2(.nan, .nan), count: grid.width * grid.height)
        for y in 0..<grid.height {
            for x in 0..<grid.width {
                turns[y * grid.width + x] = turn(of: grid, x: Double(x), y: Double(y))
            }
        }
        return turns
    }

    private static func turn(of grid: Grid, x: Double, y: Double) -> SIMD2<Float> {
        // A short step along the axis, to either side where that is on the earth.
        let step = 0.05
        guard let middle = grid.coordinate(atX: x, y: y) else { return SIMD2(.nan, .nan) }
        let left = grid.coordinate(atX: x - step, y: y) ?? middle
        let right = grid.coordinate(atX: x + step, y: y) ?? middle
        var east = right.longitude - left.longitude
        east -= (east / 360).rounded() * 360
        east *= cos(middle.latitude * .pi / 180)
        let north = right.latitude - left.latitude
        let length = (east * east + north * north).squareRoot()
        guard length > 0 else { return SIMD2(.nan, .nan) }
        return SIMD2(Float(east / length), Float(north / length))
    }
}
