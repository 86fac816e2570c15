import Raster
import Testing

@Suite struct LegendTests {
    static let lettering = LegendLayout.Lettering { text, size in
        Float(text.utf8.count) * size * 0.6
    }
    static let celsius = LegendUnit(symbol: "°C")
    static let fahrenheit = LegendUnit(symbol: "°F", scale: 1.8, offset: 32)

    static func scale(_ low: Float, _ high: Float) -> ColorScale {
        ColorScale(stops: [
            ColorStop(low, Color(0x0000ff)), ColorStop((low + high) / 2, Color(0xffffff)),
            ColorStop(high, Color(0xff0000)),
        ])
    }

    static func layout(
        _ item: BarLegendItem, _ units: [LegendUnit] = [celsius], unit: Int = 0, width: Float = 320
    ) -> LegendLayout {
        var legend = BarLegend(id: "t", title: "Temperature", items: [item], units: units)
        legend.showUnits(unit)
        return LegendLayout(legend, width: width, type: lettering)
    }

    private func expectApart(
        _ layout: LegendLayout, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (a, b) in zip(layout.ticks, layout.ticks.dropFirst()) {
            let room =
                b.label.position.x - b.label.size.x / 2 - a.label.position.x - a.label.size.x / 2
            #expect(room >= 7.9, sourceLocation: sourceLocation)
            #expect(a.label.text != b.label.text, sourceLocation: sourceLocation)
        }
        for tick in layout.ticks {
            #expect(tick.label.position.x - tick.label.size.x / 2 >= -0.01)
            #expect(tick.label.position.x + tick.label.size.x / 2 <= layout.size.x + 0.01)
        }
    }

    struct Case: Sendable {
        let range: ClosedRange<Float>
        var width: Float = 320
        let texts: [String]
    }

    @Test(arguments: [
        Case(range: -40...40, texts: ["-40", "-30", "-20", "-10", "0", "10", "20", "30", "40"]),
        Case(range: -40...40, width: 170, texts: ["-40", "-20", "0", "20", "40"]),
        Case(range: 0...1, width: 220, texts: ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
        Case(range: 950...1050, width: 120, texts: ["950", "1000", "1050"]),
        Case(range: 3...3, texts: ["3"]),
    ])
    func hasRoundNumbers(_ test: Case) {
        let layout = Self.layout(
            BarLegendItem(colorScale: Self.scale(test.range.lowerBound, test.range.upperBound)),
            width: test.width)
        #expect(layout.ticks.map(\.label.text) == test.texts)
        expectApart(layout)
    }

    @Test func numbersNeverTouchAtAnyWidth() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let low = Float.random(in: -2000...2000, using: &random)
            let high = low + Float.random(in: 0.001...5000, using: &random)
            let unit = LegendUnit(
                symbol: "x", scale: .random(in: -3...3, using: &random),
                offset: .random(in: -300...300, using: &random))
            let layout = Self.layout(
                BarLegendItem(colorScale: Self.scale(low, high)), [unit],
                width: .random(in: 10...1200, using: &random))
            expectApart(layout)
            for tick in layout.ticks {
                #expect(tick.value >= Double(low) && tick.value <= Double(high))
            }
        }
    }

    @Test func switchesUnits() {
        let item = BarLegendItem(colorScale: Self.scale(-40, 40))
        let layout = Self.layout(item, [Self.celsius, Self.fahrenheit], unit: 1)
        #expect(layout.titles.map(\.text) == ["Temperature", "°F"])
        #expect(
            layout.ticks.map(\.label.text) == ["-40", "-20", "0", "20", "40", "60", "80", "100"])
        let freezing = (0 - 32) / 1.8
        let zero = layout.ticks.first { $0.label.text == "0" }
        #expect(abs((zero?.value ?? 0) - freezing) < 1e-9)
        #expect(abs((zero?.x ?? 0) - Float((freezing + 40) / 80 * 320)) < 0.01)

        var legend = BarLegend(
            id: "", title: "", items: [], units: [Self.celsius, Self.fahrenheit])
        legend.toggleUnits()
        #expect(legend.currentUnits == Self.fahrenheit)
        legend.toggleUnits()
        #expect(legend.currentUnits == Self.celsius)
        legend.showUnits(7)
        #expect(legend.currentUnit == 0)
    }

    @Test func takesGivenNumbers() {
        func texts(_ labels: BarLegendLabels, unit: Int = 0) -> [String] {
            Self.layout(
                BarLegendItem(colorScale: Self.scale(0, 50), labels: labels),
                [Self.celsius, Self.fahrenheit], unit: unit
            ).ticks.map(\.label.text)
        }
        #expect(texts(.values(labelValues: [0, 12.5, 50, 60])) == ["0.0", "12.5", "50.0"])
        #expect(texts(.values(every: 25)) == ["0", "25", "50"])
        #expect(texts(.every { $0.symbol == "°F" ? 30 : 10 }, unit: 1) == ["60", "90", "120"])
        #expect(texts(.labels { _ in [(0, "cold"), (50, "hot")] }) == ["cold", "hot"])
        var normalized = BarLegendLabels.values(labelValues: [0, 0.5, 1])
        normalized.normalized = true
        #expect(texts(normalized) == ["0", "25", "50"])
        var written = BarLegendLabels.values(every: 25)
        written.formatter = { NumberText.fixed($0, decimals: 1) + $1.symbol }
        #expect(texts(written) == ["0.0°C", "25.0°C", "50.0°C"])
    }

    @Test func hasTheScalesColours() {
        let item = BarLegendItem(colorScale: Self.scale(0, 100))
        let bar = Self.layout(item, width: 100).bars.first
        #expect(bar?.colors.count == 100)
        for column in [0, 17, 50, 99] {
            #expect(bar?.colors[column] == item.colorScale.color(at: Float(column) + 0.5))
        }
    }

    @Test func bandsCanBeEquallyWide() {
        var scale = Self.scale(0, 100)
        scale.breaks = [1, 10]
        let item = BarLegendItem(colorScale: scale, equalWidth: true)
        let layout = Self.layout(item, width: 300)
        #expect(layout.ticks.map(\.label.text) == ["0", "1", "10", "100"])
        #expect(layout.ticks.map(\.x) == [0, 100, 200, 300])
        #expect(Set(layout.bars.first?.colors ?? []).count == 3)
    }

    @Test func pointsFlowIntoRows() {
        let items = (0..<7).map { PointLegendItem(color: Color(0x112233), label: "kind \($0)") }
        let layout = LegendLayout(
            PointLegend(id: "p", title: "Kinds", items: items), width: 160, type: Self.lettering)
        #expect(layout.dots.count == 7)
        #expect(Set(layout.dots.map(\.center.y)).count == 4)
        for (a, b) in zip(layout.words, layout.words.dropFirst()) where a.position.y == b.position.y
        {
            #expect(b.position.x - b.size.x / 2 > a.position.x + a.size.x / 2)
        }
        #expect(layout.words.allSatisfy { $0.position.x + $0.size.x / 2 <= 160 })
    }

    @Test func drawsWhatItLaysOut() {
        let layout = Self.layout(BarLegendItem(colorScale: Self.scale(0, 100)), width: 100)
        var image = ImageBuffer(width: 120, height: 60)
        var coverage = Coverage(width: 120, height: 60)
        image.draw(
            layout, at: SIMD2(10, 5), titleColor: .white, labelColor: .white,
            atlas: TestAtlas.atlas, using: &coverage)
        let bar = layout.bars[0]
        let middle = 5 + Int(bar.y + bar.height / 2)
        #expect(image[10 + 50, middle] == bar.colors[50])
        #expect(image[10, 5 + Int(bar.y)].alpha < 128)
        #expect(image[5, middle].alpha == 0)
        #expect(coverage.isClear)
    }

    @Test func takesAnyNumbers() {
        let odd: [Float] = [.nan, .infinity, -.infinity, 0, -5, 1e-38, 3e38, 7]
        for a in odd {
            for b in odd {
                let scale = ColorScale(stops: [ColorStop(a, .white), ColorStop(b, .black)])
                let unit = LegendUnit(symbol: "", scale: Double(b), offset: Double(a))
                for labels in [
                    BarLegendLabels.round, .values(every: Double(a)),
                    .values(labelValues: [Double(b)]),
                ] {
                    let item = BarLegendItem(colorScale: scale, height: b, labels: labels)
                    let layout = Self.layout(item, [unit], width: a)
                    var image = ImageBuffer(width: 20, height: 20)
                    var coverage = Coverage(width: 20, height: 20)
                    image.draw(
                        layout, at: SIMD2(a, b), titleColor: .white, labelColor: .white,
                        atlas: TestAtlas.atlas, using: &coverage)
                }
            }
        }
    }
}
