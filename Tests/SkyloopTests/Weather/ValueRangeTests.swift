import Raster
import Testing
import WeatherData

@testable import Skyloop

@Suite struct ValueRangeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let values: ClosedRange<Float>
        let span: ClosedRange<Float>
        var testDescription: String { "\(values)" }
    }

    @Test(arguments: [
        Case(values: 0...0, span: 0...1), Case(values: 288...288, span: 280...295),
        Case(values: 1013.25...1013.25, span: 990...1040),
        Case(values: 0.5...0.5, span: 0.49...0.51),
        Case(values: -4...(-4), span: -4.1...(-3.9)), Case(values: 3...17, span: 2...18),
        Case(values: -4...6, span: -6...6), Case(values: -1...20, span: -2.5...20),
        Case(values: 0.001...0.013, span: 0...0.014),
    ])
    func isRoundAndHoldsTheValues(_ test: Case) {
        let scale = ValueRange(test.values).colorScale
        #expect(
            abs(scale.span.lowerBound - test.span.lowerBound) < 1e-4 * abs(test.values.upperBound)
                + 1e-9)
        #expect(
            abs(scale.span.upperBound - test.span.upperBound) < 1e-4 * abs(test.values.upperBound)
                + 1e-9)
    }

    /// Ranges that come from damaged files or from fields that are nearly the same everywhere.
    static let odd: [ClosedRange<Float>?] = [
        nil, 0...0, 5...5, -7...(-7), Float(bitPattern: 71_362)...Float(bitPattern: 71_362),
        0...Float(bitPattern: 7), 1e30...1e30,
        273.15...Float(273.15).nextUp, -1e-20...1e-20,
        -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude,
        Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude,
        -Float.greatestFiniteMagnitude...0, 0...Float.leastNonzeroMagnitude,
    ]

    @Test(arguments: odd) func hasALegendWithNumbers(_ values: ClosedRange<Float>?) {
        let scale = ValueRange(values).colorScale
        let span = scale.span
        #expect(span.upperBound > span.lowerBound)
        if let values {
            #expect(span.lowerBound <= values.lowerBound && values.upperBound <= span.upperBound)
        }
        // More than one colour, with the value of a constant field between the ends.
        #expect(scale.color(at: span.lowerBound) != scale.color(at: span.upperBound))
        let ticks = WeatherLegend(id: "x", colorScale: scale, units: LayerUnits(.number)).ticks()
        #expect(ticks.count >= 2, "\(span)")
        #expect(Set(ticks.map(\.text)).count == ticks.count)
    }

    @Test(
        arguments: [
            (12.345, nil, "12.3"), (0.25, nil, "0.25"), (-3, nil, "−3"), (-1e-12, nil, "0"),
            (0.00394, nil, "0.00394"), (100.5, nil, "100.5"), (2.5, 2.5, "2.5"),
            (0.005, 0.001, "0.005"),
            (1013.254, 0.002, "1013.254"), (0.75, 0.25, "0.75"), (20, 20, "20"),
            (1e20, 1e19, "1e+20"),
        ] as [(Double, Double?, String)])
    func numbersAreShort(_ value: Double, _ step: Double?, _ text: String) {
        #expect(WeatherLegend.text(value, step: step) == text)
    }
}
