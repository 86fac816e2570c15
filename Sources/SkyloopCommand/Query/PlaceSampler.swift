import Foundation
import Skyloop

/// The cells around a place and their weights.
///
/// Missing neighbours are left out as long as those that are there have half of the weight, as in pictures.
struct PlaceSampler {
    private var cells: [(index: Int, weight: Double)] = []

    /// Finds the cells.
    init(_ grid: Grid, place: Place, isNearest: Bool) {
        guard let position = grid.position(of: place.longitude, place.latitude) else { return }
        let x = Self.neighbours(
            position.x, count: grid.width, wraps: grid.wrapsX, isNearest: isNearest)
        let y = Self.neighbours(
            position.y, count: grid.height, wraps: false, isNearest: isNearest)
        for row in y {
            for column in x {
                let weight = row.weight * column.weight
                guard weight > 0 else { continue }
                cells.append((row.index * grid.width + column.index, weight))
            }
        }
    }

    /// Whether the place is in the grid.
    var isInside: Bool { !cells.isEmpty }

    /// The cells along one axis; half a cell past the outer centres the outer cell counts alone.
    private static func neighbours(
        _ position: Double, count: Int, wraps: Bool, isNearest: Bool
    ) -> [(index: Int, weight: Double)] {
        func cell(_ index: Int) -> Int {
            wraps ? (index % count + count) % count : min(max(index, 0), count - 1)
        }
        // The greater one of two cells that are equally near, as rounding up has it.
        if isNearest { return [(cell(Int((position + 0.5).rounded(.down))), 1)] }
        let first = Int(position.rounded(.down))
        let fraction = position - Double(first)
        return [(cell(first), 1 - fraction), (cell(first + 1), fraction)]
    }

    /// The value; NaN where it is missing.
    func value(_ values: [Float]) -> Double {
        var sum = 0.0
        var total = 0.0
        for (index, weight) in cells where values[index].isFinite {
            sum += Double(values[index]) * weight
            total += weight
        }
        guard total >= 0.5 - 1e-9 else { return .nan }
        // One cell alone keeps its value to the last bit.
        return cells.count == 1 ? Double(values[cells[0].index]) : sum / total
    }

    /// The direction, in degrees from 0 to 360, blended as vectors of length 1; NaN where it is missing.
    func direction(_ values: [Float]) -> Double {
        if cells.count == 1 { return value(values) }
        var east = 0.0
        var north = 0.0
        var total = 0.0
        for (index, weight) in cells where values[index].isFinite {
            let angle = Double(values[index]) * .pi / 180
            east += sin(angle) * weight
            north += cos(angle) * weight
            total += weight
        }
        guard total >= 0.5 - 1e-9, hypot(east, north) > 1e-9 else { return .nan }
        return Self.degrees(atan2(east, north))
    }

    /// An angle in degrees from 0 to 360.
    static func degrees(_ radians: Double) -> Double {
        let degrees = radians * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }
}
