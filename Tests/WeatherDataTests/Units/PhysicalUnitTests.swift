import Testing
import WeatherData

@Suite("Units")
struct PhysicalUnitTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let value: Double
        let from: String
        let expected: Double
        let to: String

        init(_ value: Double, _ from: String, _ expected: Double, _ to: String) {
            self.value = value
            self.from = from
            self.expected = expected
            self.to = to
        }

        var testDescription: String { "\(value) \(from) = \(expected) \(to)" }
    }

    /// Expected values are those of the definitions in the SI brochure and NIST SP 811.
    @Test(
        "convert",
        arguments: [
            Case(273.15, "K", 0, "degC"), Case(0, "Celsius", 273.15, "kelvin"),
            Case(100, "degrees C", 212, "degF"), Case(-40, "°C", -40, "°F"),
            Case(32, "F", 0, "celsius"), Case(10, "degC", 10, "deg_C"),
            Case(300, "Kelvins", 26.85, "C"), Case(300, "degK", 26.85, "degrees_celsius"),
            Case(1, "m s-1", 3.6, "km/h"), Case(1, "m s**-1", 1, "m/s"),
            Case(1, "m s^-1", 1, "meters/second"), Case(1, "m.s-1", 1, "meter/sec"),
            Case(1, "m·s⁻¹", 1, "meters_per_second"), Case(1, "m/sec", 1, "metre per second"),
            Case(36, "kt", 66.672, "km h-1"), Case(1, "knots", 0.514444444444444, "m s-1"),
            Case(1, "kts", 1, "knot"), Case(10, "mph", 4.4704, "m/s"),
            Case(1013.25, "hPa", 101_325, "Pa"), Case(1013.25, "mb", 1013.25, "hectopascals"),
            Case(1, "1e2 pascals", 1, "millibars"), Case(1, "0.01 hPa", 1, "Pa"),
            Case(29.92, "inHg", 1013.2075888, "hPa"), Case(1, "bar", 1000, "hPa"),
            Case(1, "kPa", 10, "hPa"), Case(1, "PA", 1, "Pa"), Case(1, "HPA", 100, "Pa"),
            Case(1, "in", 25.4, "mm"), Case(2, "inches", 5.08, "cm"),
            Case(1000, "ft", 304.8, "m"), Case(1, "mi", 1.609344, "km"),
            Case(1, "nautical_miles", 1852, "metres"), Case(1, "nmile", 1852, "m"),
            Case(1, "gpm", 1, "m"), Case(1, "gp m", 1, "m"), Case(1, "dam", 10, "m"),
            Case(2, "m of water equivalent", 2000, "mm"),
            Case(1, "kg m-2", 1, "kg m**-2"), Case(1, "kg m^-2", 1, "kg/m2"),
            Case(1, "kg m-2 s-1", 3600, "kg m-2 h-1"), Case(1, "kg/(m2 s)", 1, "kg m**-2 s**-1"),
            Case(1, "kg/m2/s", 1, "kg m-2 s-1"), Case(1, "mm/hr", 1, "mm h-1"),
            Case(1, "g/kg", 0.001, "kg kg**-1"), Case(1, "J/cm²", 10_000, "J m**-2"),
            Case(1, "W m-2", 1, "J m-2 s-1"), Case(1, "m**2 s**-2", 1, "J kg-1"),
            Case(1, "K m**2 kg**-1 s**-1", 1e6, "PVU"), Case(1, "10^-6 m", 1, "µm"),
            Case(1, "ug m-3", 1e-9, "kg m-3"), Case(1, "µg/m³", 1, "ug m-3"),
            Case(50, "%", 0.5, "1"), Case(0.5, "(0 - 1)", 50, "percent"),
            Case(0.5, "0-1", 50, "%"), Case(8, "okta", 100, "%"), Case(1, "Proportion", 100, "%"),
            Case(1, "Numeric", 1, "unitless"), Case(1, "ppb", 1e-3, "ppm"),
            Case(180, "degrees", 3.141592653589793, "rad"), Case(1, "Degree true", 1, "degrees"),
            Case(1, "degrees_north", 1, "degree_east"), Case(1, "degrees_N", 1, "°"),
            Case(1, "hours", 60, "minutes"), Case(1, "day", 86_400, "s"),
            Case(1, "km2", 1e6, "m2"), Case(1, "m**3 s**-1", 1, "m3/s"),
            Case(1, "dBZ", 1, "dBz"), Case(300, "DU", 300, "dobson units"),
            Case(1, " m  s-1 ", 1, "m s-1"), Case(1, "hPa s-1", 100, "Pa/s"),
        ])
    func convert(_ test: Case) throws {
        let from = try #require(PhysicalUnit(parsing: test.from))
        let to = try #require(PhysicalUnit(parsing: test.to))
        let conversion = try #require(from.conversion(to: to))
        let tolerance = max(abs(test.expected), 1) * 1e-12
        #expect(abs(conversion(test.value) - test.expected) <= tolerance)
        #expect(abs(conversion.inverse(test.expected) - test.value) <= max(test.value, 1) * 1e-9)
    }

    @Test(
        "that are none are not understood",
        arguments: [
            "", " ", "unknown", "hours since 1900-01-01", "(Code table 4.222)", "WMO table 4677",
            "text_time", "m s-", "kg m-2 s-1)", "(m", "m//s", "m^", "2m 3q", "m99", "m**-12",
            "((((((((((m))))))))))", "1e999 m", "/", "m per", String(repeating: "m ", count: 200),
            "\u{0}", "m\u{0}", "0 m",
        ])
    func notUnderstood(_ text: String) {
        #expect(PhysicalUnit(parsing: text) == nil)
    }

    @Test(
        "of different things don't convert",
        arguments: [
            ("K", "Pa"), ("m", "m2"), ("kg m-2", "mm"), ("degrees", "%"), ("dBZ", "1"),
            ("dB", "dBZ"), ("m s-1", "s-1 m2"), ("rad", "1"),
        ])
    func incompatible(_ from: String, _ to: String) throws {
        let from = try #require(PhysicalUnit(parsing: from))
        let to = try #require(PhysicalUnit(parsing: to))
        #expect(from.conversion(to: to) == nil)
    }

    @Test("that are the same change no bit of a value")
    func identity() throws {
        let unit = try #require(PhysicalUnit(parsing: "m s-1"))
        let conversion = try #require(unit.conversion(to: .metresPerSecond))
        #expect(conversion.isIdentity)
        var values: [Float] = [.nan, 0.1, -0.0, .infinity, .leastNonzeroMagnitude]
        let bits = values.map(\.bitPattern)
        conversion.apply(to: &values)
        #expect(values.map(\.bitPattern) == bits)
    }

    @Test("keep missing values missing, and round once")
    func values() throws {
        let kelvin = try #require(PhysicalUnit(parsing: "K"))
        let conversion = try #require(kelvin.conversion(to: .celsius))
        var values: [Float] = [.nan, 273.15, 300.5]
        conversion.apply(to: &values)
        #expect(values[0].isNaN)
        #expect(values[1] == Float(Double(Float(273.15)) - 273.15))
        #expect(values[2] == Float(300.5 - 273.15))
    }

    @Test("chain")
    func chain() {
        let toFahrenheit = UnitConversion(factor: 1.8, constant: 32)
        let toHalf = UnitConversion(factor: 0.5, constant: 1)
        #expect(toFahrenheit.followed(by: toHalf)(10.0) == 26)
    }
}
