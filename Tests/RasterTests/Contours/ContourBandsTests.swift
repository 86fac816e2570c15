import Raster
import Testing

@Suite struct ContourBandsTests {
    /// The signed area of rings, counted by direction.
    static func area(_ rings: [[SIMD2<Float>]]) -> Double {
        var sum = 0.0
        for ring in rings {
            guard var last = ring.last else { continue }
            for point in ring {
                sum += Double(last.x) * Double(point.y) - Double(point.x) * Double(last.y)
                last = point
            }
        }
        return sum / 2
    }

    @Test(arguments: [false, true])
    func coverTheFieldOnce(wraps: Bool) {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<150 {
            let width = Int.random(in: 2...14, using: &random)
            let height = Int.random(in: 2...8, using: &random)
            let holes = Float.random(in: -0.3...0.4, using: &random)
            let values = (0..<width * height).map { _ in
                Float.random(in: 0...1, using: &random) < holes
                    ? Float.nan : (Float.random(in: 0...4, using: &random) * 4).rounded() / 4
            }
            let grid = ContourGrid(values, width: width, height: height, wraps: wraps)
            let bands = grid.bands(ContourLevels(values: [1, 1.6, 3])).bands
            #expect(bands.count == 4)
            #expect(bands.map(\.lower) == [nil, 1, 1.6, 3])
            #expect(bands.map(\.upper) == [1, 1.6, 3, nil])
            var cells = 0
            for y in 0..<height - 1 {
                for x in 0..<(grid.wraps ? width : width - 1) {
                    let corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
                    if corners.allSatisfy({ values[$0.1 * width + $0.0 % width].isFinite }) {
                        cells += 1
                    }
                }
            }
            let areas = bands.map { Self.area($0.rings) }
            #expect(areas.allSatisfy { $0 > -1e-3 }, "\(areas) of \(width) × \(height) \(values)")
            #expect(abs(areas.reduce(0, +) - Double(cells)) < 1e-2)
        }
    }

    @Test func lieWhereTheFieldHasTheirValues() {
        var random = SeededGenerator(seed: 22)
        let (width, height) = (9, 7)
        let levels = ContourLevels(values: [0.25, 0.5, 0.75])
        for _ in 0..<20 {
            // Planes: values inside a cell are beyond doubt.
            let slope = SIMD2(
                Float.random(in: -0.2...0.2, using: &random),
                .random(in: -0.2...0.2, using: &random))
            var values: [Float] = []
            for y in 0..<height {
                for x in 0..<width {
                    values.append(0.5 + slope.x * Float(x - 4) + slope.y * Float(y - 3))
                }
            }
            values[20] = .nan
            let scale: Float = 8
            for band in ContourGrid(values, width: width, height: height).bands(levels).bands {
                var coverage = Coverage(width: 64, height: 48)
                coverage.fill(band.rings.map { $0.map { $0 * scale } })
                for y in 0..<48 {
                    for x in 0..<64 {
                        let place = (SIMD2(Float(x), Float(y)) + 0.5) / scale
                        // Cells around the missing value at (2, 2).
                        let isMissing = abs(place.x - 2) < 1 && abs(place.y - 2) < 1
                        let value = 0.5 + slope.x * (place.x - 4) + slope.y * (place.y - 3)
                        let off = min(
                            abs(value - (band.lower ?? -9)), abs(value - (band.upper ?? 9)))
                        guard off > (abs(slope.x) + abs(slope.y)) / scale else { continue }
                        let isInside =
                            !isMissing && value >= band.lower ?? -9 && value < band.upper ?? 9
                        #expect(coverage[x, y] == (isInside ? 255 : 0))
                    }
                }
            }
        }
    }

    @Test func takesAnyFloats() {
        var random = SeededGenerator(seed: 23)
        let odd: [Float] = [
            .nan, .infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, 1, 1, 2,
        ]
        for round in 0..<200 {
            let width = Int.random(in: 0...7, using: &random)
            let height = Int.random(in: 0...6, using: &random)
            let values = (0..<width * height).map { _ in odd.randomElement(using: &random) ?? 0 }
            let levels = ContourLevels(
                values: (0..<4).map { _ in odd.randomElement(using: &random) ?? 0 })
            let bands = ContourGrid(values, width: width, height: height, wraps: round % 2 == 0)
                .bands(levels)
            #expect(bands.bands.count == levels.count + 1)
            for ring in bands.bands.flatMap(\.rings) {
                #expect(ring.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            }
        }
    }
}
