import Testing

@testable import Skyloop

@Suite struct FeltTemperatureTests {
    // The US National Weather Service's printed charts, in °F, %, mph.
    @Test(
        "The heat index is that of the NWS chart",
        arguments: [
            (80, 40, 80), (80, 80, 84), (90, 50, 95), (90, 90, 122), (100, 40, 109),
            (100, 60, 129), (110, 40, 136), (86, 75, 97), (94, 65, 114),
        ])
    func heatIndex(fahrenheit: Double, humidity: Double, chart: Double) {
        let celsius = FeltTemperature.heatIndex(
            temperature: (fahrenheit - 32) / 1.8, relativeHumidity: humidity)
        #expect(abs(celsius * 1.8 + 32 - chart) <= 1.3)
    }

    @Test(
        "The wind chill is that of the NWS chart",
        arguments: [
            (40, 5, 36), (30, 15, 19), (0, 15, -19), (-20, 30, -53), (20, 60, -4), (-45, 60, -98),
        ])
    func windChill(fahrenheit: Double, mph: Double, chart: Double) {
        let celsius = FeltTemperature.windChill(
            temperature: (fahrenheit - 32) / 1.8, windSpeed: mph * 0.44704)
        #expect(abs(celsius * 1.8 + 32 - chart) <= 0.5)
    }

    @Test("What is felt is the air's temperature between, and missing where a part is missing")
    func between() {
        func feels(_ t: Double, _ r: Double, _ v: Double) -> Double {
            FeltTemperature.feelsLike(temperature: t, relativeHumidity: r, windSpeed: v)
        }
        #expect(feels(15, 90, 20) == 15)
        #expect(feels(35, 60, 5) > 40)
        #expect(feels(-5, 60, 10) < -10)
        #expect(feels(-5, 60, 0.5) == -5)
        #expect(feels(.nan, 60, 5).isNaN)
    }

    // WMO-No. 8 tables and psychrometric charts, to half a degree.
    @Test(
        "Dew point and humidity belong together",
        arguments: [(20, 50, 9.3), (30, 70, 23.9), (0, 100, 0), (-10, 80, -12.8), (25, 20, 0.5)])
    func dewPoint(temperature: Double, humidity: Double, dewPoint: Double) {
        let found = MoistAir.dewPoint(temperature: temperature, relativeHumidity: humidity)
        #expect(abs(found - dewPoint) < 0.15)
        let back = MoistAir.relativeHumidity(temperature: temperature, dewPoint: found)
        #expect(abs(back - humidity) < 1e-6)
    }

    @Test("Saturated vapour pressure is that of the tables, in hPa")
    func saturation() {
        for (t, e) in [(0.0, 6.11), (10, 12.27), (20, 23.37), (30, 42.43), (-20, 1.254)] {
            #expect(abs(MoistAir.saturationPressure(temperature: t) / e - 1) < 0.004)
        }
        #expect(MoistAir.dewPoint(temperature: 20, relativeHumidity: 0).isNaN)
        #expect(MoistAir.vaporDeficit(temperature: 20, relativeHumidity: 100) == 0)
    }
}
