import Raster
import Testing

@Suite struct TextTests {
    @Test(
        arguments: [
            (1013.25, 0, "1013"), (1013.5, 0, "1014"), (-0.4, 0, "0"), (-0.5, 0, "-1"),
            (-20, 0, "-20"), (2.5, 1, "2.5"), (0.05, 2, "0.05"), (9.999, 2, "10.00"),
            (-3.14159, 3, "-3.142"), (1e15, 0, "1.00e15"), (-1.5e20, 2, "-1.50e20"),
            (.nan, 1, "-"), (.infinity, 0, "∞"), (-.infinity, 0, "-∞"), (0, -4, "0"),
            (123_456_789_012_345, 0, "123456789012345"), (1e-300, 9, "0.000000000"),
        ] as [(Double, Int, String)])
    func writesNumbers(_ value: Double, _ decimals: Int, _ text: String) {
        #expect(NumberText.fixed(value, decimals: decimals) == text)
    }

    @Test(
        arguments: [(5, 0), (2.5, 1), (0.25, 2), (0.1, 1), (1000, 0), (0, 0), (.nan, 0), (-0.5, 1)]
            as [(Double, Int)])
    func findsDecimals(_ step: Double, _ decimals: Int) {
        #expect(NumberText.decimals(forStep: step) == decimals)
    }

    @Test func measuresAndDraws() {
        let atlas = TestAtlas.atlas
        #expect(atlas.width(of: "1012", fontSize: 20) == 48)
        #expect(atlas.width(of: "1x2", fontSize: 10) == 12)
        var coverage = Coverage(width: 60, height: 40)
        coverage.text("1", at: SIMD2(30, 20), fontSize: 20, atlas: atlas)
        // The digit's foot is a row of six pixels, seven pixels below the middle.
        let foot = (0..<60).filter { coverage[$0, 26] == 255 }
        #expect(foot.count == 6)
        #expect((0..<60).allSatisfy { coverage[$0, 28] == 0 && coverage[$0, 11] == 0 })
        coverage.clear()
        coverage.text("1", at: SIMD2(30, 20), angle: .pi / 2, fontSize: 20, atlas: atlas)
        #expect((0..<40).filter { coverage[23, $0] > 100 }.count == 6)
    }

    @Test func badAtlasesHaveNoLetters() {
        let glyph = GlyphAtlas.Glyph(
            scalar: 49, x: 0, y: 0, width: 3, height: 2, offset: .zero, advance: .nan)
        let wrong = GlyphAtlas.Glyph(
            scalar: 50, x: .max, y: 0, width: 3, height: 2, offset: .zero, advance: 3)
        for size in [2, 3] {
            let atlas = GlyphAtlas(
                fontSize: 10, capHeight: 7, width: size, height: 3,
                ink: [UInt8](repeating: 255, count: 9), glyphs: [glyph, wrong])
            #expect(atlas.width(of: "12", fontSize: 10) == 0)
        }
    }

    @Test func labelsDontTouch() {
        var random = SeededGenerator(seed: 9)
        var space = LabelSpace(width: 300, height: 200)
        var taken: [MapLabel] = []
        for _ in 0..<500 {
            let label = MapLabel(
                text: "",
                position: SIMD2(
                    .random(in: -20...320, using: &random), .random(in: -20...220, using: &random)),
                angle: .random(in: -1.5...1.5, using: &random),
                size: SIMD2(
                    .random(in: 5...60, using: &random), .random(in: 5...14, using: &random)))
            if space.take(label) { taken.append(label) }
        }
        #expect(taken.count > 20)
        // No corner or middle of an edge of one lies in another.
        for (index, a) in taken.enumerated() {
            for (other, b) in taken.enumerated() where index != other {
                for corner in [
                    SIMD2<Float>(-1, -1), SIMD2(1, -1), SIMD2(0, -1), SIMD2(0, 1), SIMD2(-1, 1),
                    SIMD2(1, 1),
                ] {
                    let place = a.position + turned(corner * a.size / 2, a.angle)
                    let inside = turned(place - b.position, -b.angle)
                    #expect(abs(inside.x) > b.size.x / 2 || abs(inside.y) > b.size.y / 2)
                }
            }
        }
    }

    private func turned(_ place: SIMD2<Float>, _ angle: Float) -> SIMD2<Float> {
        let turn = Maths.sinCos(Double(angle))
        let (sine, cosine) = (Float(turn.sin), Float(turn.cos))
        return SIMD2(place.x * cosine - place.y * sine, place.x * sine + place.y * cosine)
    }

    @Test func takesAnyLabel() {
        let odd: [Float] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0, -5, 1e-30, 50,
        ]
        var space = LabelSpace(width: 100, height: -1)
        for a in odd {
            for b in odd {
                for angle in odd {
                    let label = MapLabel(
                        text: "1", position: SIMD2(a, b), angle: angle, size: SIMD2(b, a))
                    _ = space.take(label, padding: angle)
                    var coverage = Coverage(width: 20, height: 20)
                    coverage.text(
                        "1-", at: SIMD2(a, b), angle: angle, fontSize: b, atlas: TestAtlas.atlas,
                        halo: a)
                }
            }
        }
    }
}
