import Testing
import WeatherData

@Suite("Quantities and their units")
struct QuantityConversionTests {
    @Test(
        "turn a file's values into metric ones",
        arguments: [
            (Quantity.temperature, "K", 300.0, 26.85), (.temperature, "", 300, 26.85),
            (.temperature, "degF", 50, 10), (.meanSeaLevelPressure, "Pa", 101_325, 1013.25),
            (.meanSeaLevelPressure, "", 101_325, 1013.25), (.surfacePressure, "mb", 990, 990),
            (.precipitation, "kg m**-2", 2.5, 2.5), (.precipitation, "m", 0.002, 2),
            (.precipitation, "mm", 3, 3), (.precipitation, "inch", 1, 25.4),
            (.precipitationRate, "kg m**-2 s**-1", 0.001, 3.6),
            (.precipitationRate, "m s-1", 1e-6, 3.6), (.precipitationRate, "mm/h", 4, 4),
            (.precipitationRate, "mm/day", 24, 1),
            (.snowWater, "m of water equivalent", 0.1, 100), (.snowDepth, "m", 0.25, 25),
            (.geopotentialHeight, "m**2 s**-2", 9806.65, 1000),
            (.geopotentialHeight, "gpm", 5500, 5500), (.geopotentialHeight, "dam", 550, 5500),
            (.relativeHumidity, "%", 80, 80), (.relativeHumidity, "1", 0.8, 80),
            (.cloudCover, "(0 - 1)", 0.5, 50), (.cloudCover, "okta", 4, 50),
            (.windSpeed, "kt", 10, 5.144444444444444), (.windSpeed, "", 10, 10),
            (.visibility, "m", 5000, 5), (.specificHumidity, "kg kg**-1", 0.01, 10),
            (.totalOzone, "kg m**-2", 0.0064245, 300), (.totalOzone, "DU", 300, 300),
            (.reflectivity, "dBZ", 20, 20), (.compositeReflectivity, "dB", 20, 20),
            (.fineParticles, "kg m**-3", 1e-8, 10), (.windDirection, "Degree true", 90, 90),
            (.liftedIndex, "K", -4, -4), (.liftedIndex, "degC", -4, -4),
            (.precipitationType, "(Code table 4.201)", 3, 3), (.isRain, "Proportion", 1, 1),
            (.absoluteVorticity, "s**-1", 1e-4, 10), (.waveHeight, "ft", 10, 3.048),
            (.potentialVorticity, "K m**2 kg**-1 s**-1", 2e-6, 2),
        ])
    func metric(_ quantity: Quantity, _ units: String, _ value: Double, _ expected: Double) throws {
        let conversion = try #require(quantity.conversion(fromUnits: units))
        #expect(abs(conversion(value) - expected) <= max(abs(expected), 1) * 1e-9)
    }

    @Test(
        "refuse a unit of something else",
        arguments: [
            (Quantity.temperature, "Pa"), (.windSpeed, "m"), (.precipitation, "kg m-2 s-1"),
            (.windDirection, "%"), (.temperature, "unknown"), (.netSolarRadiation, "J m**-2"),
        ])
    func refuse(_ quantity: Quantity, _ units: String) {
        #expect(quantity.conversion(fromUnits: units) == nil)
    }

    @Test("have units of both systems that convert into each other", arguments: Quantity.allCases)
    func systems(_ quantity: Quantity) {
        let metric = quantity.unit(in: .metric)
        let imperial = quantity.unit(in: .imperial)
        #expect(metric.conversion(to: imperial) != nil)
        #expect(quantity.conversion(fromUnits: "") != nil)
        #expect(!quantity.title.isEmpty)
    }
}
