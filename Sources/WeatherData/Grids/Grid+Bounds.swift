import Foundation

extension Grid {
    /// A box of longitudes and latitudes, in degrees.
    public struct Bounds: Hashable, Sendable {
        /// The western edge, from -180 to less than 180.
        public let west: Double
        /// The southern edge.
        public let south: Double
        /// The eastern edge: more than `west`, so above 180 where the box crosses the date line.
        public let east: Double
        /// The northern edge.
        public let north: Double

        /// Makes a box.
        public init(west: Double, south: Double, east: Double, north: Double) {
            self.west = west
            self.south = south
            self.east = east
            self.north = north
        }
    }

    /// The box around all cell centres; nil where the grid can't be placed.
    ///
    /// A grid that goes round the earth is -180 to 180 wide, whichever column is first.
    public var bounds: Bounds? {
        switch geometry {
        case .unplaced:
            return nil
        case .separable(let x, let y, _):
            let ends = [y.coordinate(at: 0), y.coordinate(at: Double(height - 1))]
            let south = min(ends[0], ends[1])
            let north = max(ends[0], ends[1])
            let left = x.coordinate(at: 0)
            let right = x.coordinate(at: Double(width - 1))
            let length = abs(right - left)
            if x.wraps || length >= 360 {
                return Bounds(west: -180, south: south, east: 180, north: north)
            }
            let west = RotatedPole.normal(min(left, right))
            return Bounds(west: west, south: south, east: west + length, north: north)
        default:
            return outlineBounds()
        }
    }

    /// The box around places sampled along the outline and across the grid.
    private func outlineBounds() -> Bounds? {
        let places = samplePositions().compactMap { coordinate(atX: $0.x, y: $0.y) }
        guard var south = places.map(\.latitude).min(), var north = places.map(\.latitude).max()
        else { return nil }
        let hasNorth = containsNorthPole
        let hasSouth = containsSouthPole
        if hasNorth { north = 90 }
        if hasSouth { south = -90 }
        if hasNorth || hasSouth {
            return Bounds(west: -180, south: south, east: 180, north: north)
        }
        // The widest gap between neighbouring longitudes is what the grid leaves out.
        let longitudes = places.map(\.longitude).sorted()
        var west = longitudes[0]
        var gap = longitudes[0] + 360 - longitudes[longitudes.count - 1]
        for (left, right) in zip(longitudes, longitudes.dropFirst()) where right - left > gap {
            gap = right - left
            west = right
        }
        return Bounds(west: west, south: south, east: west + 360 - gap, north: north)
    }

    /// Positions of every cell on the outline (at most 400 a side) and of a coarse mesh inside.
    private func samplePositions() -> [(x: Double, y: Double)] {
        let columns = Self.spread(width, over: 400)
        let rows = Self.spread(height, over: 400)
        var positions: [(x: Double, y: Double)] = []
        for x in columns {
            positions.append((x, 0))
            positions.append((x, Double(height - 1)))
        }
        for y in rows {
            positions.append((0, y))
            positions.append((Double(width - 1), y))
        }
        for y in Self.spread(height, over: 40) {
            for x in Self.spread(width, over: 40) { positions.append((x, y)) }
        }
        return positions
    }

    private static func spread(_ count: Int, over most: Int) -> [Double] {
        let number = min(count, most)
        guard number > 1 else { return [0] }
        return (0..<number).map { Double($0) * Double(count - 1) / Double(number - 1) }
    }
}
