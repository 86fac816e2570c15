import Foundation
import Raster
import Testing

@testable import Skyloop

@Suite struct CatalogueTests {
    private let service = WeatherService(datasets: [])

    @Test("Every code gives its own layer, and the layer gives the code back")
    func roundTrip() throws {
        #expect(Set(WeatherService.allCodes).count == WeatherService.allCodes.count)
        for code in WeatherService.allCodes {
            let config = try #require(service.layerConfiguration(for: code), "\(code.rawValue)")
            #expect(config.code == code)
            #expect(config.descriptor.id.text == code.rawValue)
            let metadata = try #require(service.metadata(for: code))
            #expect(metadata.id == code.rawValue)
            #expect(metadata.type == config.descriptor.type)
            #expect(!metadata.title.isEmpty && !metadata.description.isEmpty)
            #expect(metadata.valueRange.upperBound > metadata.valueRange.lowerBound)
        }
        #expect(service.layerConfiguration(for: "no-such-layer") == nil)
        #expect(service.availableCodes.isEmpty)
    }

    @Test("The struct of a code is the code's own")
    func structs() {
        #expect(WeatherService.Temperatures(service: service).code == .temperatures)
        #expect(WeatherService.WindParticles(service: service).layer.type == .particle)
        #expect(WeatherService.SwellPeriods(service: service).code.rawValue == "swell-periods")
    }

    @Test("Every colour scale rises, draws, and shows nothing for a missing value")
    func scales() {
        for definition in LayerDefinition.all {
            guard let scale = definition.scale else { continue }
            let values = scale.resolvedStops.map(\.value)
            #expect(values.count > 1)
            #expect(values == values.sorted(), "\(definition.code.rawValue)")
            #expect(scale.color(at: .nan).alpha == 0)
            #expect(scale.resolvedStops.contains { $0.color.alpha > 200 })
        }
    }

    @Test("Temperature and rain scales change lightness steadily, for grey and colour-blind eyes")
    func lightness() {
        func lightness(_ scale: ColorScale, _ value: Float) -> Double {
            let color = scale.color(at: value)
            func linear(_ byte: UInt8) -> Double { pow(Double(byte) / 255, 2.2) }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
                + 0.0722 * linear(color.blue)
        }
        let cases: [(ColorScale, [Float], Bool)] = [
            (.temperature, [-60, -45, -35, -25, -15, -8, -3, -0.1], true),
            (.temperature, [0, 5, 10, 16, 22, 28, 33, 38, 44, 50], false),
            (.rain, [0.1, 0.5, 1, 2.5, 5, 10, 16, 25, 40, 65, 100, 150], false),
            (.snow, [0.1, 1, 3, 7, 15, 30, 60, 120, 250], false),
            (.wind, [3, 6, 9, 12, 15, 18, 22, 26, 30, 35, 45, 60], false),
            (.humidity, [0, 20, 40, 55, 70, 82, 92, 100], false),
            (.seaTemperature, [-2, 4, 9, 14, 18, 22, 25, 28, 31, 35], true),
            (.waves, [0, 0.5, 1, 2, 3, 4, 6, 8, 10, 13, 18], false),
        ]
        for (scale, values, rises) in cases {
            let steps = values.map { lightness(scale, $0) }
            let sorted = rises ? steps.sorted() : steps.sorted(by: >)
            #expect(steps == sorted, "\(steps)")
        }
    }

    @Test("Radar shows nothing below 10 dBZ, and no rain is not drawn")
    func clear() throws {
        let radar = WeatherService.Radar(service: service)
        #expect(radar.layer.paint.sample.drawRange == DrawRange(from: 10))
        #expect(ColorScale.radar.color(at: 9.9).alpha == 0)
        #expect(ColorScale.rain.color(at: 0.09).alpha == 0)
        #expect(ColorScale.rain.color(at: 0.11).alpha > 100)
    }

    @Test("A code with a level has a base and a level; a variable's has neither")
    func levels() {
        let code = WeatherService.LayerCode.temperatures.at(level: "850hPa")
        #expect(code.rawValue == "temperatures@850hPa")
        #expect(code.base == .temperatures)
        #expect(code.level == "850hPa")
        let variable = WeatherService.LayerCode.variable("t@850hPa")
        #expect(variable.level == nil)
        #expect(variable.variableID == "t@850hPa")
        #expect(WeatherService.LayerCode.temperatures.variableID == nil)
    }

    @Test("Paint can be changed before the layer is added, as the reference page does")
    func paint() {
        var scale = ColorScaleOptions(stops: [
            ColorStop(-17.78, .fromString("#464ab5")), ColorStop(0, .fromString("#6bea99")),
            ColorStop(37.78, .fromString("#901436")),
        ])
        scale.interval = 2.775
        scale.interpolate = false
        var config = WeatherService.Temperatures(service: service)
        config.layer.paint.opacity = 0.5
        config.layer.quality = .low
        config.layer.paint.sample.colorScale = .colorScale(scale)
        config.layer.paint.sample.drawRange = ...2.22
        #expect(config.layer.paint.sample.drawRange?.contains(2.2) == true)
        #expect(config.layer.paint.sample.drawRange?.contains(2.3) == false)
        #expect(config.layer.paint.opacity.value == 0.5)
    }
}
