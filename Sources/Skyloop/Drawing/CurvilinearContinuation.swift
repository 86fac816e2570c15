import Raster
import WeatherData

/// Positions on a curvilinear grid, going on roughly beyond its outline.
///
/// Such a grid has positions inside only. Drawing mixes positions between places of which some are
/// outside, and would have to look very closely along the outline if there were nothing beyond it:
/// a cubic surface through the grid's own points serves there.
struct CurvilinearContinuation: Sendable {
    private let grid: Grid
    private let origin: SIMD2<Double>
    private let scale: Double
    private let x: [Double]
    private let y: [Double]

    /// `nil` where no surface can be laid through the points.
    init?(_ grid: Grid) {
        var places: [SIMD2<Double>] = []
        var targets: [SIMD2<Double>] = []
        for row in Self.spread(grid.height) {
            for column in Self.spread(grid.width) {
                guard var place = grid.worldPosition(atX: column, y: row) else { continue }
                if let first = places.first { place.x -= (place.x - first.x).rounded() }
                places.append(place)
                targets.append(SIMD2(column, row))
            }
        }
        guard places.count >= 20 else { return nil }
        let origin = places.reduce(.zero, +) / Double(places.count)
        let reach = places.map { max(abs($0.x - origin.x), abs($0.y - origin.y)) }.max() ?? 1
        let scale = 1 / max(reach, 1e-12)
        let terms = places.map { Self.terms(($0 - origin) * scale) }
        guard let x = Self.fit(terms, targets.map(\.x)), let y = Self.fit(terms, targets.map(\.y))
        else { return nil }
        self.grid = grid
        self.origin = origin
        self.scale = scale
        self.x = x
        self.y = y
    }

    /// The position of a place; outside the grid an approximate one that is outside, too.
    func position(longitude: Double, latitude: Double) -> (x: Double, y: Double) {
        if let exact = grid.position(of: longitude, latitude) { return exact }
        var place = SIMD2(
            WebMercator.x(longitude: longitude), WebMercator.y(latitude: latitude))
        place.x -= (place.x - origin.x).rounded()
        // Far out a cubic runs wild; from there on it stays where it is.
        let offset = (place - origin) * scale
        let terms = Self.terms(offset.clamped(lowerBound: SIMD2(-2, -2), upperBound: SIMD2(2, 2)))
        var x = zip(self.x, terms).reduce(0) { $0 + $1.0 * $1.1 }
        var y = zip(self.y, terms).reduce(0) { $0 + $1.0 * $1.1 }
        let (right, bottom) = (Double(grid.width) - 0.5, Double(grid.height) - 0.5)
        let isInside = x > -0.5 && x < right && y > -0.5 && y < bottom
        if isInside {
            // The surface is off by a little here: out over the nearest edge.
            let ways = [x + 0.5, right - x, y + 0.5, bottom - y]
            switch ways.firstIndex(of: ways.min() ?? 0) {
            case 0: x = -0.51
            case 1: x = right + 0.01
            case 2: y = -0.51
            default: y = bottom + 0.01
            }
        }
        return (x, y)
    }

    private static func spread(_ count: Int) -> [Double] {
        let number = min(count, 24)
        guard number > 1 else { return [0] }
        return (0..<number).map { Double($0) * Double(count - 1) / Double(number - 1) }
    }

    private static func terms(_ p: SIMD2<Double>) -> [Double] {
        let (u, v) = (p.x, p.y)
        return [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v]
    }

    /// The least squares solution, by Gauss's elimination of the normal equations.
    private static func fit(_ terms: [[Double]], _ values: [Double]) -> [Double]? {
        let count = 10
        var rows = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
        for (term, value) in zip(terms, values) {
            for i in 0..<count {
                for j in 0..<count { rows[i][j] += term[i] * term[j] }
                rows[i][count] += term[i] * value
            }
        }
        for i in 0..<count {
            let pivot = (i..<count).max { abs(rows[$0][i]) < abs(rows[$1][i]) } ?? i
            guard abs(rows[pivot][i]) > 1e-12 else { return nil }
            rows.swapAt(i, pivot)
            for j in 0..<count where j != i {
                let factor = rows[j][i] / rows[i][i]
                for k in i...count { rows[j][k] -= factor * rows[i][k] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}
