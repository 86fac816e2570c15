import Testing
import WeatherData

@Suite("Variables are recognised")
struct QuantityRecognitionTests {
    private static func metadata(
        _ name: String, units: String, standardName: String? = nil, parameter: Parameter? = nil,
        level: Level? = nil, statistic: Statistic? = nil, product: String? = nil
    ) -> VariableMetadata {
        let grid = Grid(
            longitudes: Axis(first: 0, step: 1, count: 4),
            latitudes: Axis(first: 0, step: 1, count: 3))
        var metadata = VariableMetadata(shortName: name, name: name, units: units, grid: grid)
        metadata.standardName = standardName
        metadata.parameter = parameter
        metadata.level = level
        metadata.statistic = statistic
        metadata.product = product
        return metadata
    }

    @Test(
        "by the names of ecCodes, ERA5, HRRR, WRF and others",
        arguments: [
            ("2t", "K", Quantity.temperature), ("t2m", "K", .temperature),
            ("T2", "K", .temperature),
            ("TMP", "K", .temperature), ("tas", "K", .temperature), ("2d", "K", .dewPoint),
            ("d2m", "K", .dewPoint), ("10u", "m s**-1", .windU), ("u10", "m s**-1", .windU),
            ("U10", "m s-1", .windU), ("UGRD", "m/s", .windU), ("10v", "m s**-1", .windV),
            ("VGRD", "m/s", .windV), ("10fg6", "m s**-1", .windGust),
            ("msl", "Pa", .meanSeaLevelPressure),
            ("prmsl", "Pa", .meanSeaLevelPressure), ("sp", "Pa", .surfacePressure),
            ("PSFC", "Pa", .surfacePressure), ("tp", "m", .precipitation),
            ("tp", "kg m**-2", .precipitation), ("APCP", "kg/m^2", .precipitation),
            ("tp", "kg m**-2 s**-1", .precipitationRate),
            ("prate", "kg m**-2 s**-1", .precipitationRate),
            ("sd", "m of water equivalent", .snowWater), ("sde", "m", .snowDepth),
            ("tcc", "%", .cloudCover), ("tcc", "(0 - 1)", .cloudCover), ("vis", "m", .visibility),
            ("cape", "J kg**-1", .cape), ("refc", "dB", .compositeReflectivity),
            ("swh", "m", .waveHeight), ("mwd", "Degree true", .waveDirection),
            ("gh", "gpm", .geopotentialHeight), ("z", "m**2 s**-2", .geopotentialHeight),
            ("r", "%", .relativeHumidity), ("water_u", "m/s", .currentU),
            ("sst", "K", .seaTemperature),
            ("crain", "(Code table 4.222)", .isRain), ("w", "Pa s**-1", .verticalVelocity),
            ("w", "m s**-1", .upwardSpeed),
        ])
    func names(_ name: String, _ units: String, _ expected: Quantity) {
        #expect(Self.metadata(name, units: units).quantity == expected)
    }

    @Test(
        "by their CF standard name before their own",
        arguments: [
            ("air_temperature", "degC", Quantity.temperature),
            ("Air_Temperature", "K", .temperature),
            ("eastward_wind", "m s-1", .windU), ("x_wind", "m s-1", .windU),
            ("precipitation_flux", "kg m-2 s-1", .precipitationRate),
            ("geopotential", "m2 s-2", .geopotentialHeight),
            ("toa_brightness_temperature", "K", .brightnessTemperature),
            ("sea_surface_wave_significant_height", "m", .waveHeight),
        ])
    func standardNames(_ name: String, _ units: String, _ expected: Quantity) {
        #expect(Self.metadata("u", units: units, standardName: name).quantity == expected)
    }

    @Test(
        "by their number in the GRIB tables",
        arguments: [
            (
                Parameter.grib2(centre: 98, discipline: 0, category: 0, number: 0), "K",
                Quantity.temperature
            ),
            (
                .grib2(centre: 7, discipline: 0, category: 16, number: 196), "dB",
                .compositeReflectivity
            ),
            (.grib2(centre: 7, discipline: 10, category: 0, number: 3), "m", .waveHeight),
            (.grib1(centre: 7, table: 2, number: 33), "m s**-1", .windU),
            (.grib1(centre: 7, table: 2, number: 180), "m s**-1", .windGust),
        ] as [(Parameter, String, Quantity)])
    func parameters(_ parameter: Parameter, _ units: String, _ expected: Quantity) {
        #expect(Self.metadata("unknown", units: units, parameter: parameter).quantity == expected)
    }

    @Test("not by a local number of another centre, nor by a unit that doesn't fit")
    func none() {
        let local = Parameter.grib2(centre: 98, discipline: 0, category: 16, number: 196)
        #expect(Self.metadata("unknown", units: "dB", parameter: local).quantity == nil)
        #expect(Self.metadata("t", units: "m").quantity == nil)
        #expect(
            Self.metadata("2t", units: "K", product: "probability above 273.15").quantity == nil)
        #expect(Self.metadata("2t", units: "K", product: "ensemble spread").quantity == nil)
        #expect(Self.metadata("2t", units: "K", product: "ensemble mean").quantity == .temperature)
    }

    @Test("with what level and statistic make of them")
    func refined() {
        let surface = Level(.surface)
        #expect(Self.metadata("pres", units: "Pa", level: surface).quantity == .surfacePressure)
        let sea = Level(.meanSea)
        #expect(Self.metadata("pres", units: "Pa", level: sea).quantity == .meanSeaLevelPressure)
        #expect(
            Self.metadata("2t", units: "K", statistic: .maximum).quantity == .maximumTemperature)
        #expect(Self.metadata("2t", units: "K", statistic: .mean).quantity == .temperature)
    }
}
