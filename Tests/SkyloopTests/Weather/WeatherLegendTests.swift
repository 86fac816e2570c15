import Raster
import Testing
import WeatherData

@testable import Skyloop

@Suite struct WeatherLegendTests {
    private func legend(_ scale: ColorScale, _ measure: Measure) -> WeatherLegend {
        WeatherLegend(id: "a", title: "A", colorScale: scale, units: LayerUnits(measure))
    }

    @Test("Labels are round, unique, rising, apart, and signed where negative")
    func labels() {
        for definition in LayerDefinition.all {
            guard let scale = definition.scale else { continue }
            for system in UnitSystem.allCases {
                let legend = WeatherLegend(
                    id: definition.code.rawValue, colorScale: scale, units: definition.units
                ).units(system)
                let ticks = legend.ticks()
                #expect(ticks.count >= 2, "\(definition.code.rawValue) \(system)")
                #expect(ticks.count <= 13)
                #expect(Set(ticks.map(\.text)).count == ticks.count)
                for (a, b) in zip(ticks, ticks.dropFirst()) {
                    #expect(b.position - a.position >= 0.079)
                    #expect(b.value > a.value)
                }
                for tick in ticks {
                    #expect(abs(legend.position(of: tick.value) - tick.position) < 1e-9)
                }
            }
        }
        let temperature = legend(.temperature, .temperature)
        #expect(temperature.ticks().map(\.text) == ["−60", "−40", "−20", "0", "20", "40"])
        #expect(temperature.units(.imperial).ticks().map(\.text).contains("50"))
    }

    @Test("Rain's steps grow, so that stops are spread evenly; below 0.1 mm nothing shows")
    func rain() {
        let rain = legend(.rain, .precipitationRate)
        #expect(rain.spacing == .byStop)
        #expect(abs(rain.knots[0] - 0.1) < 1e-7)
        #expect(rain.ticks().map(\.text).starts(with: ["0.1"]))
        for position in [0, 0.1, 0.5, 0.77, 1] {
            #expect(abs(rain.position(of: rain.value(at: position)) - position) < 1e-6)
        }
    }

    @Test("A legend follows its units and its own labels through a switch of units")
    func units() {
        let legend = legend(.temperature, .temperature).labels(.values([0, 20, 40]))
        #expect(legend.ticks().map(\.text) == ["0", "20", "40"])
        let imperial = legend.units(.imperial)
        #expect(imperial.unit.symbol == "°F")
        #expect(imperial.ticks().map(\.text) == ["32", "68", "104"])
        #expect(imperial.units(.metric).ticks() == legend.ticks())
        #expect(legend.labels(.every(25)).ticks().map(\.text) == ["−50", "−25", "0", "25", "50"])
    }

    @Test("A difference of temperatures has no zero point to shift")
    func difference() {
        let units = LayerUnits.temperatureDifference
        #expect(units.imperial.conversion(10.0) == 18)
    }
}
