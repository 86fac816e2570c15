/// The units that texts can name, with the sizes of the SI brochure and of UDUNITS.
enum UnitTable {
    private static let metre = UnitDimension(.metre)
    private static let kilogram = UnitDimension(.kilogram)
    private static let second = UnitDimension(.second)
    private static let kelvin = UnitDimension(.kelvin)
    private static let radian = UnitDimension(.radian)
    private static let newton = kilogram * metre * second.raised(to: -2)
    private static let pascal = newton * metre.raised(to: -2)
    private static let joule = newton * metre
    private static let watt = joule * second.raised(to: -1)
    private static let volt = watt * UnitDimension(.ampere).raised(to: -1)

    /// Units by symbol, in the right case.
    static let symbols: [String: PhysicalUnit] = {
        var table: [String: PhysicalUnit] = [:]
        func add(
            _ symbols: String, _ dimension: UnitDimension, _ scale: Double = 1,
            offset: Double = 0
        ) {
            for symbol in symbols.split(separator: " ") {
                table[String(symbol)] = PhysicalUnit(
                    symbol: String(symbol), dimension: dimension, scale: scale, offset: offset)
            }
        }
        add("m gpm", metre)
        add("g", kilogram, 1e-3)
        add("s sec secs", second)
        add("min mins", second, 60)
        add("h hr hrs", second, 3_600)
        add("d", second, 86_400)
        add("K degK deg_K °K", kelvin)
        add("C °C degC deg_C degsC", kelvin, offset: 273.15)
        add("F °F degF deg_F", kelvin, 5 / 9, offset: 459.67 * 5 / 9)
        add("degR °R", kelvin, 5 / 9)
        add("A", UnitDimension(.ampere))
        add("mol", UnitDimension(.mole))
        add("cd", UnitDimension(.candela))
        add("N", newton)
        add("Pa PA", pascal)
        add("bar", pascal, 1e5)
        add("mb", pascal, 100)
        add("atm", pascal, 101_325)
        add("inHg in_Hg", pascal, 3386.389)
        add("mmHg mm_Hg torr Torr", pascal, 133.322387415)
        add("J", joule)
        add("cal", joule, 4.184)
        add("W", watt)
        add("V", volt)
        add("Hz", second.raised(to: -1))
        add("kt kts kn", metre * second.raised(to: -1), 1852.0 / 3600)
        add("mph", metre * second.raised(to: -1), 1609.344 / 3600)
        add("kph kmh", metre * second.raised(to: -1), 1000.0 / 3600)
        add("ft", metre, 0.3048)
        add("in", metre, 0.0254)
        add("mi", metre, 1609.344)
        add("NM nmi nmile", metre, 1852)
        add("yd", metre, 0.9144)
        add("L l", metre.raised(to: 3), 1e-3)
        add("t", kilogram, 1_000)
        add("lb lbs", kilogram, 0.45359237)
        add("rad", radian)
        add("sr", radian.raised(to: 2))
        add("deg ° degT deg_T degN degE", radian, .pi / 180)
        add("% pct", .number, 0.01)
        add("1", .number)
        add("ppm ppmv", .number, 1e-6)
        add("ppb ppbv", .number, 1e-9)
        add("ppt pptv", .number, 1e-12)
        add("PSU psu", .number, 1e-3)
        add("dB", UnitDimension(.decibel))
        add("dBZ dBz dbz", UnitDimension(.reflectivityDecibel))
        // A column of gas that would be 10 µm thick at 0 °C and 101 325 Pa.
        add("DU", UnitDimension(.mole) * metre.raised(to: -2), 4.4615e-4)
        add(
            "PVU", kelvin * metre.raised(to: 2) * kilogram.raised(to: -1) * second.raised(to: -1),
            1e-6)
        add("Sv", metre.raised(to: 3) * second.raised(to: -1), 1e6)
        return table
    }()

    /// Units by name, in lower case and the singular.
    static let names: [String: PhysicalUnit] = {
        var table: [String: PhysicalUnit] = [:]
        func add(_ names: String, _ symbol: String) {
            for name in names.split(separator: " ") { table[String(name)] = symbols[symbol] }
        }
        add("meter metre geopotential_meter geopotential_metre", "m")
        add("gram gramme", "g")
        add("second", "s")
        add("minute", "min")
        add("hour", "h")
        add("day", "d")
        add("kelvin degree_kelvin degree_k degk deg_k", "K")
        add("celsius celcius degree_celsius degree_c degc deg_c centigrade", "°C")
        add("fahrenheit degree_fahrenheit degree_f degf deg_f", "°F")
        add("ampere amp", "A")
        add("mole", "mol")
        add("candela", "cd")
        add("newton", "N")
        add("pascal", "Pa")
        add("bar", "bar")
        add("millibar", "mb")
        add("hectopascal", "mb")
        add("atmosphere", "atm")
        add("joule", "J")
        add("calorie", "cal")
        add("watt", "W")
        add("volt", "V")
        add("hertz", "Hz")
        add("knot", "kt")
        add("foot feet", "ft")
        add("inch inche", "in")
        add("mile", "mi")
        add("nautical_mile nautical_miles", "NM")
        add("yard", "yd")
        add("liter litre", "L")
        add("tonne", "t")
        add("pound", "lb")
        add("radian", "rad")
        add("steradian", "sr")
        add(
            "degree arc_degree angular_degree degree_true degree_north degree_south degree_east "
                + "degree_west degree_n degree_s degree_e degree_w degreen degreee degree_t", "°")
        add("percent", "%")
        add("dobson dobson_unit", "DU")
        add(
            "number numeric proportion fraction ratio unitless dimensionless none count unit", "1")
        table["octa"] = PhysicalUnit(symbol: "okta", dimension: .number, scale: 1.0 / 8)
        table["okta"] = table["octa"]
        table["eighth"] = table["octa"]
        table["tenth"] = PhysicalUnit(symbol: "1/10", dimension: .number, scale: 0.1)
        return table
    }()

    /// Factors by the symbol of their prefix.
    static let prefixSymbols: [(String, Double)] = [
        ("da", 1e1), ("Y", 1e24), ("Z", 1e21), ("E", 1e18), ("P", 1e15), ("T", 1e12), ("G", 1e9),
        ("M", 1e6), ("k", 1e3), ("h", 1e2), ("d", 1e-1), ("c", 1e-2), ("m", 1e-3), ("µ", 1e-6),
        ("μ", 1e-6), ("u", 1e-6), ("n", 1e-9), ("p", 1e-12), ("f", 1e-15), ("a", 1e-18),
    ]

    /// Factors by the name of their prefix.
    static let prefixNames: [(String, Double)] = [
        ("giga", 1e9), ("mega", 1e6), ("kilo", 1e3), ("hecto", 1e2), ("deca", 1e1), ("deka", 1e1),
        ("deci", 1e-1), ("centi", 1e-2), ("milli", 1e-3), ("micro", 1e-6), ("nano", 1e-9),
        ("pico", 1e-12),
    ]

    /// Finds a word: a symbol, a name, either with a prefix or in the plural; nil where there is none.
    static func unit(_ word: String) -> PhysicalUnit? {
        if let unit = symbols[word] { return unit }
        let lower = word.lowercased()
        if let unit = named(lower) { return unit }
        for (prefix, factor) in prefixSymbols where word.hasPrefix(prefix) {
            guard let unit = symbols[String(word.dropFirst(prefix.count))], unit.offset == 0 else {
                continue
            }
            return scaled(unit, by: factor, symbol: word)
        }
        for (prefix, factor) in prefixNames where lower.hasPrefix(prefix) {
            guard let unit = named(String(lower.dropFirst(prefix.count))), unit.offset == 0 else {
                continue
            }
            return scaled(unit, by: factor, symbol: word)
        }
        // Some files shout: `PA`, `HPA`, `KELVIN` are found above or here by their lower case.
        return lower == word ? nil : symbols[lower] ?? shouted[lower]
    }

    private static let shouted: [String: PhysicalUnit] = {
        var table: [String: PhysicalUnit] = [:]
        for name in ["Pa", "K", "dBZ", "J", "W", "inHg"] {
            table[name.lowercased()] = symbols[name]
        }
        table["hpa"] = symbols["mb"]
        return table
    }()

    private static func named(_ lower: String) -> PhysicalUnit? {
        if let unit = names[lower] { return unit }
        if lower.hasSuffix("s"), let unit = names[String(lower.dropLast())] { return unit }
        // `degrees_north`: the plural is inside.
        if lower.hasPrefix("degrees") {
            return names["degree" + lower.dropFirst("degrees".count)]
        }
        return nil
    }

    private static func scaled(
        _ unit: PhysicalUnit, by factor: Double, symbol: String
    ) -> PhysicalUnit {
        PhysicalUnit(symbol: symbol, dimension: unit.dimension, scale: unit.scale * factor)
    }
}
