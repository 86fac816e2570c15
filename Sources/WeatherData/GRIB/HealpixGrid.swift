import Foundation

/// The HEALPix grid: 12 n² cells of equal area, on rings of latitude.
///
/// As Górski and others defined it: The Astrophysical Journal 622 (2005), 759.
struct HealpixGrid: Equatable {
    /// The number of cells along the side of a base cell.
    let n: Int
    /// How far the grid is turned to the east, in degrees.
    let turn: Double

    /// The grid, its cells ring by ring from north to south.
    var grid: Grid? {
        var rows: [ReducedRows.Row] = []
        var latitudes: [Double] = []
        for ring in 1..<4 * n {
            let north = min(ring, 4 * n - ring)
            let z: Double
            if north < n {
                z = 1 - Double(north * north) / Double(3 * n * n)
            } else {
                z = 4.0 / 3 - Double(2 * north) / Double(3 * n)
            }
            let latitude = asin(z) * 180 / .pi
            latitudes.append(ring > 2 * n ? -latitude : latitude)
            let count = 4 * min(north, n)
            let isShifted = north < n || (north - n) % 2 == 0
            rows.append(
                ReducedRows.Row(
                    count: count, first: turn + (isShifted ? 180 / Double(count) : 0),
                    step: 360 / Double(count)))
        }
        guard let axis = Axis(centres: latitudes, limits: -90...90) else { return nil }
        return Grid(
            Grid.Kind(rawValue: "healpix"), rows: ReducedRows(rows),
            longitudes: Axis(first: turn, step: 90 / Double(n), count: 4 * n, period: 360),
            latitudes: axis)
    }

    /// Puts values that are in nested order into the order of the rings.
    func ringOrder(_ nested: [Float]) -> [Float] {
        var result = [Float](repeating: .nan, count: nested.count)
        for (index, value) in nested.enumerated() { result[ringIndex(nested: index)] = value }
        return result
    }

    private func ringIndex(nested: Int) -> Int {
        let face = nested / (n * n)
        let inside = nested % (n * n)
        let x = Self.evenBits(inside)
        let y = Self.evenBits(inside >> 1)
        let row = face / 4
        let ring = (row + 2) * n - x - y - 1
        let column = row == 1 ? 2 * (face % 4) : 2 * (face % 4) + 1
        let length: Int
        let before: Int
        let shift: Int
        if ring < n {
            (length, before, shift) = (ring, 2 * ring * (ring - 1), 0)
        } else if ring > 3 * n {
            let south = 4 * n - ring
            (length, before, shift) = (south, 12 * n * n - 2 * (south + 1) * south, 0)
        } else {
            (length, before, shift) = (
                n, 2 * n * (n - 1) + (ring - n) * 4 * n, (ring - n) & 1
            )
        }
        var place = (column * length + x - y + 1 + shift) / 2
        if place > 4 * length { place -= 4 * length }
        if place < 1 { place += 4 * length }
        return before + place - 1
    }

    /// Every second bit of a number, pushed together.
    private static func evenBits(_ number: Int) -> Int {
        var result = 0
        for bit in 0..<30 where number >> (2 * bit) & 1 == 1 { result |= 1 << bit }
        return result
    }
}
