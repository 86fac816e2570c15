import Raster
import Testing

@Suite struct WindBarbTests {
    struct Case: Sendable {
        let knots: Float
        let rounded: Int
        var pennants = 0
        var barbs = 0
        var half = false
    }

    @Test(arguments: [
        Case(knots: 0, rounded: 0),
        Case(knots: 2.4, rounded: 0),
        Case(knots: 2.6, rounded: 5, half: true),
        Case(knots: 7.4, rounded: 5, half: true),
        Case(knots: 10, rounded: 10, barbs: 1),
        Case(knots: 15, rounded: 15, barbs: 1, half: true),
        Case(knots: 47.4, rounded: 45, barbs: 4, half: true),
        Case(knots: 48, rounded: 50, pennants: 1),
        Case(knots: 65, rounded: 65, pennants: 1, barbs: 1, half: true),
        Case(knots: 115, rounded: 115, pennants: 2, barbs: 1, half: true),
        Case(knots: 1e9, rounded: 1000, pennants: 20),
    ])
    func countsFeathers(_ test: Case) {
        let barb = WindBarb(speed: test.knots / WindBarb.knotsPerMetrePerSecond)
        #expect(barb?.knots == test.rounded)
        #expect(barb?.pennants == test.pennants)
        #expect(barb?.barbs == test.barbs)
        #expect(barb?.hasHalf == test.half)
        #expect(barb?.isCalm == (test.rounded == 0))
    }

    @Test(arguments: [.nan, .infinity, -1] as [Float])
    func missingHasNone(_ speed: Float) {
        #expect(WindBarb(speed: speed) == nil)
    }

    /// The ink right, left, above and below of the foot.
    private func sides(u: Float, v: Float, isSouthern: Bool) -> (
        right: Int, left: Int, above: Int, below: Int
    ) {
        var coverage = Coverage(width: 81, height: 81)
        coverage.barb(
            at: SIMD2(40.5, 40.5), u: u, v: v, isSouthern: isSouthern, length: 30, width: 1)
        var sums = (right: 0, left: 0, above: 0, below: 0)
        for y in 0..<81 {
            for x in 0..<81 {
                let ink = Int(coverage[x, y])
                if x > 42 { sums.right += ink }
                if x < 38 { sums.left += ink }
                if y < 38 { sums.above += ink }
                if y > 42 { sums.below += ink }
            }
        }
        return sums
    }

    @Test func pointsToWhereTheWindComesFrom() {
        // From the west: the staff goes left, its feathers up, to the lower pressure of the north.
        let west = sides(u: 15, v: 0, isSouthern: false)
        #expect(west.right == 0 && west.left > 5000 && west.above > 1000 && west.below == 0)
        let east = sides(u: -15, v: 0, isSouthern: false)
        #expect(east.left == 0 && east.right > 5000 && east.below > 1000 && east.above == 0)
        let north = sides(u: 0, v: -15, isSouthern: false)
        #expect(north.below == 0 && north.above > 5000 && north.right > 1000 && north.left == 0)
        let south = sides(u: 0, v: 15, isSouthern: false)
        #expect(south.above == 0 && south.below > 5000 && south.left > 1000 && south.right == 0)
    }

    @Test func isMirroredInTheSouth() {
        let west = sides(u: 15, v: 0, isSouthern: true)
        #expect(west.right == 0 && west.left > 5000 && west.below > 1000 && west.above == 0)
        let north = sides(u: 0, v: -30, isSouthern: true)
        #expect(north.left > 1000 && north.right == 0)
    }

    @Test func calmIsACircle() {
        let calm = sides(u: 0.5, v: 0, isSouthern: false)
        #expect(abs(calm.left - calm.right) < 60)
        #expect(abs(calm.above - calm.below) < 60)
        #expect(calm.left > 100)
    }

    @Test func missingDrawsNothing() {
        let odd: [Float] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]
        var coverage = Coverage(width: 20, height: 20)
        for u in odd {
            for v in odd where !(u.isFinite && v.isFinite) {
                coverage.barb(at: SIMD2(10, 10), u: u, v: v, isSouthern: false, length: 9)
                coverage.arrow(at: SIMD2(10, 10), u: u, v: v, length: 9)
                #expect(coverage.isClear)
            }
            coverage.barb(at: SIMD2(u, 3), u: 3, v: 3, isSouthern: true, length: u)
            coverage.arrow(at: SIMD2(u, 3), u: 3, v: 3, length: 9, width: u)
        }
    }

    @Test func anArrowPointsWhereTheFlowGoes() {
        var coverage = Coverage(width: 41, height: 41)
        coverage.arrow(at: SIMD2(20.5, 20.5), u: 0, v: 5, length: 30)
        let above = (0..<41).map { Int(coverage[$0, 9]) }.reduce(0, +)
        let below = (0..<41).map { Int(coverage[$0, 31]) }.reduce(0, +)
        #expect(above > 2 * below)
    }
}
