import Raster
import Testing

@Suite struct ContourGridTests {
    /// The pieces of all lines at a level, moved into 0 ..< width where the grid wraps.
    private func segments(_ lines: ContourLines, level: Int, grid: ContourGrid)
        -> [ContourReference.Segment]
    {
        var found: [ContourReference.Segment] = []
        for line in lines.lines where line.level == level {
            let points = lines[line]
            var pairs = Array(zip(points, points.dropFirst()))
            if line.isClosed, let first = points.first, let last = points.last {
                pairs.append((last, first))
            }
            for (from, to) in pairs {
                var shift = SIMD2<Float>.zero
                if grid.wraps {
                    let cell = (min(from.x, to.x) / Float(grid.width)).rounded(.down)
                    shift.x = cell * Float(grid.width)
                }
                found.append(ContourReference.Segment(from: from - shift, to: to - shift))
            }
        }
        return found
    }

    private func expectReference(
        _ values: [Float], _ width: Int, _ height: Int, wraps: Bool, _ levels: ContourLevels,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let grid = ContourGrid(values, width: width, height: height, wraps: wraps)
        let lines = grid.lines(levels)
        for (level, value) in levels.values.enumerated() {
            let expected = ContourReference.segments(
                values, width: width, height: height, wraps: grid.wraps, level: value)
            let actual = segments(lines, level: level, grid: grid)
            // Positions are equal to the bit, except at the seam, where a width was added and taken away.
            func rounded(_ segments: [ContourReference.Segment]) -> [ContourReference.Segment] {
                segments.map {
                    ContourReference.Segment(
                        from: ($0.from * 1024).rounded(.toNearestOrEven),
                        to: ($0.to * 1024).rounded(.toNearestOrEven))
                }.filter { $0.from != $0.to }.sorted()
            }
            #expect(
                rounded(actual) == rounded(expected), "level \(value) of \(values)",
                sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [false, true])
    func agreesWithTheReferenceOnRandomGrids(wraps: Bool) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let width = Int.random(in: 1...40, using: &random)
            let height = Int.random(in: 1...9, using: &random)
            let holes = Float.random(in: -0.2...0.4, using: &random)
            // Eighths, so that values often equal a level.
            let values = (0..<width * height).map { _ in
                Float.random(in: 0...1, using: &random) < holes
                    ? .nan : (Float.random(in: 0...4, using: &random) * 8).rounded() / 8
            }
            expectReference(
                values, width, height, wraps: wraps,
                ContourLevels(values: [0.5, 1, 1.9, 2, 3.3]))
        }
    }

    @Test func followsAKnownField() {
        // A cone: its contours are circles.
        let size = 81
        let values = (0..<size * size).map { index -> Float in
            let (x, y) = (Float(index % size) - 40, Float(index / size) - 40)
            return (x * x + y * y).squareRoot()
        }
        let lines = ContourGrid(values, width: size, height: size).lines(
            ContourLevels(values: [10.3, 20, 30]))
        #expect(lines.lines.count == 3)
        for line in lines.lines {
            #expect(line.isClosed)
            for point in lines[line] {
                let radius = ((point - 40) * (point - 40)).sum().squareRoot()
                #expect(abs(radius - line.value) < 0.02)
            }
            #expect(area(lines[line]) < 0, "a low has higher values outside: clockwise")
        }
    }

    private func area(_ ring: ArraySlice<SIMD2<Float>>) -> Float {
        var sum: Float = 0
        var last = ring.last ?? .zero
        for point in ring {
            sum += last.x * point.y - point.x * last.y
            last = point
        }
        return sum / 2
    }

    @Test func joinsOverTheSeam() {
        // A ring round the point (0, 4) of a grid of 12 columns.
        let values = (0..<12 * 9).map { index -> Float in
            let x = min(index % 12, 12 - index % 12)
            let y = index / 12 - 4
            return Float(x * x + y * y)
        }
        let lines = ContourGrid(values, width: 12, height: 9, wraps: true)
            .lines(ContourLevels(values: [6.5]))
        #expect(lines.lines.count == 1)
        #expect(lines.lines.first?.isClosed == true)
        let xs = lines.points.map(\.x)
        #expect(xs.max()! - xs.min()! < 6)
    }

    @Test func goesRoundTheWorld() {
        let values = (0..<10 * 5).map { (index: Int) -> Float in
            Float(index / 10) + (index % 2 == 0 ? 0.1 : 0)
        }
        let lines = ContourGrid(values, width: 10, height: 5, wraps: true)
            .lines(ContourLevels(values: [1.5, 2.5]))
        #expect(lines.lines.count == 2)
        for line in lines.lines {
            #expect(!line.isClosed)
            let points = lines[line]
            #expect(points.count == 11)
            #expect(abs(abs(points.first!.x - points.last!.x) - 10) < 1e-5)
            #expect(points.first!.y == points.last!.y)
        }
    }

    @Test func aTurnedGridHasTheSameLines() {
        var random = SeededGenerator(seed: 3)
        let (width, height) = (24, 9)
        let values = (0..<width * height).map { _ in Float.random(in: 0...1, using: &random) }
        let turned = (0..<width * height).map {
            values[$0 / width * width + ($0 % width + 5) % width]
        }
        let levels = ContourLevels(values: [0.3, 0.6])
        let a = ContourGrid(values, width: width, height: height, wraps: true).lines(levels)
        let b = ContourGrid(turned, width: width, height: height, wraps: true).lines(levels)
        #expect(a.lines.count == b.lines.count)
        #expect(a.points.count == b.points.count)
        #expect(
            a.lines.map(\.isClosed).filter { $0 }.count
                == b.lines.map(\.isClosed).filter { $0 }.count)
    }

    struct Size: Sendable {
        let values: [Float]
        let width: Int
        let height: Int
    }

    @Test(arguments: [
        Size(values: [], width: 0, height: 0),
        Size(values: [1], width: 1, height: 1),
        Size(values: [1, 2, 3], width: 3, height: 1),
        Size(values: [1, 2, 3], width: 1, height: 3),
        Size(values: [1, 2, 3], width: 2, height: 2),
        Size(values: [1, 2, 3, 4], width: -2, height: -2),
        Size(values: [1], width: .max, height: .max),
        Size(values: [.nan, .nan, .nan, .nan], width: 2, height: 2),
        Size(values: [2, 2, 2, 2], width: 2, height: 2),
    ])
    func hasNoLines(_ size: Size) {
        for wraps in [false, true] {
            let grid = ContourGrid(
                size.values, width: size.width, height: size.height, wraps: wraps)
            #expect(grid.lines(ContourLevels(values: [1.5, 2])).lines.isEmpty)
            #expect(grid.refined(by: 3).lines(ContourLevels(values: [1.5, 2])).lines.isEmpty)
        }
    }

    @Test func takesAnyFloats() {
        var random = SeededGenerator(seed: 11)
        let odd: [Float] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0,
            -0.0,
            .leastNonzeroMagnitude, 1, 1, 1, 2, 2, 3,
        ]
        for round in 0..<400 {
            let width = Int.random(in: 0...20, using: &random)
            let height = Int.random(in: 0...6, using: &random)
            let values = (0..<width * height).map { _ in odd.randomElement(using: &random)! }
            let levels = ContourLevels(
                values: (0..<5).map { _ in odd.randomElement(using: &random)! })
            let grid = ContourGrid(values, width: width, height: height, wraps: round % 2 == 0)
            for fine in [
                grid, grid.refined(by: round % 5), grid.smoothed(passes: round % 3),
                grid.part(columns: -3..<7, rows: -2..<4).refined(by: 2),
            ] {
                let lines = fine.lines(levels)
                #expect(lines.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            }
        }
    }

    @Test func refiningKeepsTheGridPoints() {
        var random = SeededGenerator(seed: 5)
        let (width, height) = (9, 7)
        var values = (0..<width * height).map { _ in Float.random(in: 0...1, using: &random) }
        values[20] = .nan
        for wraps in [false, true] {
            let fine = ContourGrid(values, width: width, height: height, wraps: wraps).refined(
                by: 4)
            #expect(fine.width == (wraps ? 36 : 33))
            #expect(fine.height == 25)
            for y in 0..<height {
                for x in 0..<width where y * width + x != 20 {
                    let difference: Float =
                        fine.values[4 * y * fine.width + 4 * x] - values[y * width + x]
                    #expect(abs(difference) < 1e-6)
                }
            }
            #expect(fine.values[(4 * 2 + 1) * fine.width + 4 * 2 + 1].isNaN)
        }
    }

    @Test func refiningGivesAParabola() {
        // Catmull-Rom is exact for polynomials of degree 2, away from the rim.
        let values = (0..<100).map { (index: Int) -> Float in
            let x = index % 10
            return Float(x * x + 3 * (index / 10))
        }
        let fine = ContourGrid(values, width: 10, height: 10).refined(by: 5)
        for y in 0..<fine.height {
            for x in 5...40 {
                let (u, v) = (Float(x) / 5, Float(y) / 5)
                let expected: Float = u * u + 3 * v
                let value = fine.values[y * fine.width + x]
                #expect(abs(value - expected) < 1e-4)
            }
        }
    }

    @Test func aPartKeepsItsPlace() {
        let values = (0..<20 * 10).map { Float($0 % 20) }
        let grid = ContourGrid(values, width: 20, height: 10, wraps: true)
        let part = grid.part(columns: 5..<9, rows: 2..<6).refined(by: 2)
        let lines = part.lines(ContourLevels(values: [6.25]))
        #expect(lines.points.allSatisfy { abs($0.x - 6.25) < 0.05 && $0.y >= 2 && $0.y <= 5 })
        #expect(lines.points.map(\.y).min() == 2)
        #expect(lines.points.map(\.y).max() == 5)
        // Over the seam: columns 18, 19, 0, 1 of the grid.
        let seam = grid.part(columns: 18..<22, rows: 0..<10).lines(ContourLevels(values: [18.5]))
        #expect(seam.lines.count == 2)
        #expect(grid.part(columns: -50..<80, rows: 0..<10).wraps)
    }

    @Test func smoothingKeepsMissingAndMean() {
        var values = (0..<36).map { Float($0 % 2) }
        values[8] = .nan
        let smooth = ContourGrid(values, width: 6, height: 6, wraps: true).smoothed(passes: 3)
        #expect(smooth.values[8].isNaN)
        #expect(smooth.values.enumerated().allSatisfy { $0 == 8 || $1 >= 0 && $1 <= 1 })
        #expect(abs(smooth.values[30] - 0.5) < 0.01)
    }
}
