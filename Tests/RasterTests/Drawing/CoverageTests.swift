import Raster
import Testing

@Suite struct CoverageTests {
    /// The coverage by asking 32 × 32 points of each pixel.
    private func sampled(
        _ width: Int, _ height: Int, _ isInside: (SIMD2<Float>) -> Bool
    ) -> [Double] {
        (0..<width * height).map { index in
            var count = 0
            for sample in 0..<1024 {
                let offset = SIMD2(Float(sample % 32) + 0.5, Float(sample / 32) + 0.5) / 32
                if isInside(SIMD2(Float(index % width), Float(index / width)) + offset) {
                    count += 1
                }
            }
            return Double(count) / 1024
        }
    }

    private func values(_ coverage: Coverage) -> [Double] {
        (0..<coverage.width * coverage.height).map {
            Double(coverage[$0 % coverage.width, $0 / coverage.width]) / 255
        }
    }

    private func worst(_ a: [Double], _ b: [Double]) -> Double {
        zip(a, b).map { abs($0 - $1) }.max() ?? 0
    }

    @Test(arguments: [1, 1.5, 2, 4.7, 9] as [Float])
    func strokesAreTheirTrueShape(width: Float) {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<8 {
            let a = SIMD2(
                Float.random(in: -3...23, using: &random), .random(in: -3...19, using: &random))
            let b = SIMD2(
                Float.random(in: -3...23, using: &random), .random(in: -3...19, using: &random))
            var coverage = Coverage(width: 20, height: 16)
            coverage.stroke([a, b], width: width)
            let expected = sampled(20, 16) { point in
                let along = b - a
                let place = min(
                    max(((point - a) * along).sum() / max((along * along).sum(), 1e-9), 0), 1)
                let off = point - a - along * place
                return (off * off).sum() <= width * width / 4
            }
            // Distance in place of area: at most a fifth off where the rim is oblique or round.
            #expect(worst(values(coverage), expected) < 0.21)
            let sums = (values(coverage).reduce(0, +), expected.reduce(0, +))
            #expect(abs(sums.0 - sums.1) < 0.04 * sums.1 + 0.5)
        }
    }

    @Test func aThinLineIsFaint() {
        var coverage = Coverage(width: 9, height: 5)
        coverage.stroke([SIMD2(0, 2.5), SIMD2(9, 2.5)], width: 0.5)
        #expect(coverage[4, 2] == 128)
        #expect(coverage[4, 1] == 0)
    }

    @Test func aLineAlongARowIsExact() {
        var coverage = Coverage(width: 9, height: 5)
        coverage.stroke([SIMD2(-5, 2.5), SIMD2(20, 2.5)], width: 2)
        #expect((0..<5).map { coverage[4, $0] } == [0, 128, 255, 128, 0])
    }

    @Test func crossingsCountOnce() {
        var coverage = Coverage(width: 9, height: 9)
        coverage.stroke([SIMD2(0, 4.5), SIMD2(9, 4.5), SIMD2(4.5, 0), SIMD2(4.5, 9)], width: 1)
        var image = ImageBuffer(width: 9, height: 9)
        image.fill(.white)
        image.paint(coverage, Color(0x000000, alpha: 128))
        #expect(image[4, 4] == image[4, 7])
        #expect(image[1, 4].red == 127)
    }

    @Test func polygonsAreExactAreas() {
        var random = SeededGenerator(seed: 2)
        for round in 0..<40 {
            let reach: ClosedRange<Float> = round % 2 == 0 ? 0...12 : -9...21
            let corners = (0..<3).map { _ in
                SIMD2(
                    Float.random(in: reach, using: &random), Float.random(in: reach, using: &random)
                )
            }
            var coverage = Coverage(width: 12, height: 12)
            coverage.fill(corners)
            let expected = sampled(12, 12) { point in
                var signs: [Bool] = []
                for side in 0..<3 {
                    let (a, b) = (corners[side], corners[(side + 1) % 3])
                    signs.append((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0)
                }
                return signs.allSatisfy { $0 } || signs.allSatisfy { !$0 }
            }
            #expect(worst(values(coverage), expected) < 0.04)
        }
    }

    @Test func ringsOfOppositeDirectionCutHoles() {
        let outer: [SIMD2<Float>] = [SIMD2(1, 1), SIMD2(9, 1), SIMD2(9, 9), SIMD2(1, 9)]
        let inner: [SIMD2<Float>] = [SIMD2(3, 3), SIMD2(3, 7), SIMD2(7, 7), SIMD2(7, 3)]
        var coverage = Coverage(width: 10, height: 10)
        coverage.fill([outer, inner])
        #expect(coverage[2, 2] == 255)
        #expect(coverage[5, 5] == 0)
        #expect(coverage[0, 0] == 0)
        coverage.clear()
        coverage.fill([outer, inner.reversed()])
        #expect(coverage[5, 5] == 255)
    }

    @Test func touchingPolygonsLeaveNoSeam() {
        var coverage = Coverage(width: 10, height: 4)
        coverage.fill([
            [SIMD2(0, 0), SIMD2(4.3, 0), SIMD2(5.7, 4), SIMD2(0, 4)],
            [SIMD2(4.3, 0), SIMD2(10, 0), SIMD2(10, 4), SIMD2(5.7, 4)],
        ])
        #expect(values(coverage).allSatisfy { $0 == 1 })
    }

    @Test func clearsWhatWasTouched() {
        var coverage = Coverage(width: 30, height: 30)
        coverage.stroke([SIMD2(2, 2), SIMD2(28, 20)], width: 3)
        coverage.disc(at: SIMD2(8, 25), radius: 4)
        coverage.fill([SIMD2(20, 2), SIMD2(29, 2), SIMD2(25, 9)])
        #expect(!coverage.isClear)
        coverage.clear()
        #expect(coverage.isClear)
        #expect(values(coverage).allSatisfy { $0 == 0 })
    }

    @Test func dashesLeaveGaps() {
        var coverage = Coverage(width: 40, height: 3)
        coverage.stroke([SIMD2(0, 1.5), SIMD2(40, 1.5)][...], width: 1, dashes: [6, 6])
        let row = (0..<40).map { coverage[$0, 1] }
        #expect(row[2] == 255 && row[9] == 0 && row[15] == 255 && row[21] == 0)
    }

    @Test func takesAnyNumbers() {
        var random = SeededGenerator(seed: 4)
        let odd: [Float] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0,
            -0.0,
            .leastNonzeroMagnitude, -1e30, 1e10, -5, 3, 7.5, 15.999, 16, 1e-20,
        ]
        func point() -> SIMD2<Float> {
            SIMD2(odd.randomElement(using: &random) ?? 0, odd.randomElement(using: &random) ?? 0)
        }
        var coverage = Coverage(width: 16, height: 8)
        for _ in 0..<3000 {
            let points = (0..<Int.random(in: 0...6, using: &random)).map { _ in point() }
            let width = odd.randomElement(using: &random) ?? 0
            coverage.stroke(points, isClosed: Bool.random(using: &random), width: width)
            coverage.stroke(points[...], width: width, dashes: [point().x, point().y])
            coverage.disc(at: point(), radius: width)
            coverage.fill([points, points])
        }
        var empty = Coverage(width: 0, height: -3)
        empty.stroke([SIMD2(0, 0), SIMD2(4, 4)], width: 2)
        empty.disc(at: .zero, radius: 3)
        empty.fill([SIMD2(0, 0), SIMD2(4, 4), SIMD2(0, 4)])
        #expect(empty.isClear)
    }

    @Test func aFarLineIsCutOff() {
        var coverage = Coverage(width: 16, height: 9)
        coverage.stroke([SIMD2(-1e9, 4.5), SIMD2(1e9, 4.5)], width: 1)
        #expect((0..<16).allSatisfy { coverage[$0, 4] == 255 })
        coverage.clear()
        coverage.stroke([SIMD2(1, 1), SIMD2(.nan, 4), SIMD2(9, 7), SIMD2(14, 7)], width: 1)
        #expect(coverage[5, 2] == 0)
        #expect(coverage[11, 6] > 0)
    }

    @Test(arguments: [PixelFormat.straightRGBA, .premultipliedBGRA])
    func paintsOverAnything(format: PixelFormat) {
        var random = SeededGenerator(seed: 8)
        var coverage = Coverage(width: 1, height: 1)
        for _ in 0..<2000 {
            func byte() -> UInt8 { .random(in: 0...255, using: &random) }
            let below = Color(
                red: byte(), green: byte(), blue: byte(),
                alpha: [0, 255, byte()].randomElement(using: &random) ?? 0)
            let above = Color(
                red: byte(), green: byte(), blue: byte(),
                alpha: [0, 255, byte()].randomElement(using: &random) ?? 0)
            var image = ImageBuffer(width: 1, height: 1, format: format)
            image[0, 0] = below
            let start = image[0, 0]
            coverage.fill([SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1)])
            image.paint(coverage, above)
            let (a, b) = (Double(above.alpha) / 255, Double(below.alpha) / 255)
            let whole = a + b * (1 - a)
            #expect(abs(Double(image[0, 0].alpha) - whole * 255) <= 1)
            guard whole > 0.02 else { continue }
            let red = (Double(above.red) * a + Double(start.red) * b * (1 - a)) / whole
            // A multiplied format rounds twice; the error grows as the alpha falls.
            let tolerance = format == .straightRGBA ? 1.01 + 0.6 / whole : 1.5 + 1.5 / whole
            #expect(abs(Double(image[0, 0].red) - red) <= tolerance)
        }
    }
}
