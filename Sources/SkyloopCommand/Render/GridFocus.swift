import Foundation
import Skyloop

/// The part of the world that a grid is about: where most of its area lies on a Mercator map.
///
/// A projected grid that holds a pole, or reaches over the date line there, touches every longitude, with a few points
/// at most of them. A map of the whole world would show it as a corner.
enum GridFocus {
    /// The share of a grid's area that is to be seen.
    private static let share = 0.8
    /// Beyond this latitude a Mercator map shows little but stretching.
    private static let reach = 80.0

    /// The box to show; the grid's own bounds where they are no whole turn.
    static func bounds(of series: FieldSeries) -> CoordinateBounds? {
        guard let whole = series.coverage else { return nil }
        let grid = series.grid
        guard whole.width >= 340, !grid.wrapsX, grid.separableAxes == nil else { return whole }
        var places: [Coordinate] = []
        for row in spread(grid.height) {
            for column in spread(grid.width) {
                if let place = grid.coordinate(atX: column, y: row) {
                    places.append(
                        Coordinate(longitude: place.longitude, latitude: place.latitude))
                }
            }
        }
        return bounds(of: places) ?? whole
    }

    /// The narrowest box with most of the places; `nil` where they lie all around.
    static func bounds(of places: [Coordinate]) -> CoordinateBounds? {
        let sorted = places.filter { abs($0.latitude) <= reach }.sorted {
            $0.longitude < $1.longitude
        }
        let needed = Int((Double(places.count) * share).rounded(.up))
        guard needed > 1, sorted.count >= needed else { return nil }
        var best: (first: Int, width: Double)?
        for first in sorted.indices {
            let last = (first + needed - 1) % sorted.count
            var width = sorted[last].longitude - sorted[first].longitude
            if first + needed - 1 >= sorted.count { width += 360 }
            if best.map({ width < $0.width }) ?? true { best = (first, width) }
        }
        guard let best, best.width < 250 else { return nil }
        let latitudes = (0..<needed).map { sorted[(best.first + $0) % sorted.count].latitude }
            .sorted()
        let west = sorted[best.first].longitude
        // A few outermost rows may reach far; they are left to the margin.
        let cut = needed / 50
        return CoordinateBounds(
            west: west, south: latitudes[cut], east: west + best.width,
            north: latitudes[needed - 1 - cut])
    }

    private static func spread(_ count: Int) -> [Double] {
        let number = min(count, 48)
        guard number > 1 else { return [0] }
        return (0..<number).map { Double($0) * Double(count - 1) / Double(number - 1) }
    }
}
