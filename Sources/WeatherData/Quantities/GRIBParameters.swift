/// Numbers of the GRIB tables and the quantities they mean.
enum GRIBParameters {
    /// The centre that NCEP's local numbers belong to.
    private static let ncep = 7

    /// The centre of NOAA's radar mosaics.
    private static let noaa = 161

    /// The quantity of a parameter; nil where there is none.
    static func quantity(of parameter: Parameter) -> Quantity? {
        switch parameter {
        case .grib2(let centre, let discipline, let category, let number):
            let key = Key(discipline, category, number)
            if let found = edition2[key] { return found }
            if centre == noaa, discipline == 209 { return mosaics[key] }
            return centre == ncep || centre == noaa ? ncepLocal[key] : nil
        case .grib1(let centre, let table, let number):
            if number < 128, table < 128 { return edition1[number] }
            if centre == ncep, table <= 3 { return ncepEdition1[number] }
            return nil
        }
    }

    /// Discipline, category and number of edition 2.
    private struct Key: Hashable, Sendable {
        let discipline: Int
        let category: Int
        let number: Int

        init(_ discipline: Int, _ category: Int, _ number: Int) {
            self.discipline = discipline
            self.category = category
            self.number = number
        }
    }

    /// WMO code tables 4.2.
    private static let edition2: [Key: Quantity] = [
        Key(0, 0, 0): .temperature, Key(0, 0, 2): .potentialTemperature,
        Key(0, 0, 4): .maximumTemperature, Key(0, 0, 5): .minimumTemperature,
        Key(0, 0, 6): .dewPoint, Key(0, 0, 10): .latentHeatFlux, Key(0, 0, 11): .sensibleHeatFlux,
        Key(0, 0, 12): .heatIndex, Key(0, 0, 13): .windChill, Key(0, 0, 17): .skinTemperature,
        Key(0, 0, 21): .apparentTemperature, Key(0, 0, 27): .wetBulbTemperature,
        Key(0, 1, 0): .specificHumidity, Key(0, 1, 1): .relativeHumidity,
        Key(0, 1, 2): .mixingRatio, Key(0, 1, 3): .precipitableWater,
        Key(0, 1, 7): .precipitationRate, Key(0, 1, 8): .precipitation,
        Key(0, 1, 10): .convectivePrecipitation, Key(0, 1, 11): .snowDepth,
        Key(0, 1, 13): .snowWater, Key(0, 1, 19): .precipitationType, Key(0, 1, 29): .snowfall,
        Key(0, 1, 33): .isRain, Key(0, 1, 34): .isFreezingRain, Key(0, 1, 35): .isIcePellets,
        Key(0, 1, 36): .isSnow, Key(0, 1, 49): .precipitation, Key(0, 1, 52): .precipitationRate,
        Key(0, 1, 53): .snowfallRate, Key(0, 1, 60): .snowWater, Key(0, 1, 64): .precipitableWater,
        Key(0, 1, 66): .snowfallRate,
        Key(0, 2, 0): .windDirection, Key(0, 2, 1): .windSpeed, Key(0, 2, 2): .windU,
        Key(0, 2, 3): .windV, Key(0, 2, 8): .verticalVelocity, Key(0, 2, 9): .upwardSpeed,
        Key(0, 2, 10): .absoluteVorticity, Key(0, 2, 12): .relativeVorticity,
        Key(0, 2, 14): .potentialVorticity, Key(0, 2, 22): .windGust,
        Key(0, 3, 0): .pressure, Key(0, 3, 1): .meanSeaLevelPressure,
        Key(0, 3, 4): .geopotentialHeight, Key(0, 3, 5): .geopotentialHeight,
        Key(0, 3, 6): .terrainHeight, Key(0, 3, 18): .boundaryLayerHeight,
        Key(0, 4, 4): .brightnessTemperature, Key(0, 4, 7): .solarRadiation,
        Key(0, 4, 9): .netSolarRadiation, Key(0, 4, 51): .uvIndex, Key(0, 5, 3): .thermalRadiation,
        Key(0, 6, 1): .cloudCover, Key(0, 6, 3): .lowCloudCover, Key(0, 6, 4): .middleCloudCover,
        Key(0, 6, 5): .highCloudCover, Key(0, 6, 11): .cloudBase, Key(0, 6, 12): .cloudTop,
        Key(0, 6, 22): .cloudCover,
        Key(0, 7, 6): .cape, Key(0, 7, 7): .cin, Key(0, 7, 8): .helicity,
        Key(0, 7, 10): .liftedIndex,
        Key(0, 14, 0): .totalOzone, Key(0, 14, 2): .totalOzone,
        Key(0, 15, 1): .reflectivity, Key(0, 16, 4): .reflectivity,
        Key(0, 16, 5): .compositeReflectivity, Key(0, 16, 3): .echoTop,
        Key(0, 19, 0): .visibility, Key(0, 20, 102): .aerosolOpticalDepth,
        Key(1, 0, 7): .discharge,
        Key(2, 0, 0): .landCover, Key(2, 0, 2): .soilTemperature, Key(2, 0, 9): .soilMoisture,
        Key(2, 0, 25): .soilMoisture, Key(2, 3, 18): .soilTemperature,
        Key(3, 1, 14): .brightnessTemperature,
        Key(10, 0, 3): .waveHeight, Key(10, 0, 4): .windWaveDirection,
        Key(10, 0, 5): .windWaveHeight, Key(10, 0, 6): .windWavePeriod,
        Key(10, 0, 7): .swellDirection, Key(10, 0, 8): .swellHeight, Key(10, 0, 9): .swellPeriod,
        Key(10, 0, 10): .waveDirection, Key(10, 0, 11): .wavePeriod,
        Key(10, 0, 14): .waveDirection, Key(10, 0, 15): .wavePeriod,
        Key(10, 1, 0): .currentDirection, Key(10, 1, 1): .currentSpeed, Key(10, 1, 2): .currentU,
        Key(10, 1, 3): .currentV,
        Key(10, 2, 0): .seaIceCover, Key(10, 2, 1): .seaIceThickness,
        Key(10, 3, 0): .seaTemperature, Key(10, 3, 1): .seaLevel, Key(10, 4, 3): .salinity,
    ]

    /// NCEP's own numbers, 192 and above.
    private static let ncepLocal: [Key: Quantity] = [
        Key(0, 1, 192): .isRain, Key(0, 1, 193): .isFreezingRain, Key(0, 1, 194): .isIcePellets,
        Key(0, 1, 195): .isSnow, Key(0, 1, 196): .convectivePrecipitation,
        Key(0, 3, 192): .meanSeaLevelPressure, Key(0, 3, 196): .boundaryLayerHeight,
        Key(0, 3, 198): .meanSeaLevelPressure, Key(0, 4, 192): .solarRadiation,
        Key(0, 5, 192): .thermalRadiation, Key(0, 6, 192): .cloudCover,
        Key(0, 7, 192): .liftedIndex, Key(0, 7, 193): .liftedIndex, Key(0, 14, 192): .totalOzone,
        Key(0, 16, 195): .reflectivity, Key(0, 16, 196): .compositeReflectivity,
        Key(0, 16, 197): .echoTop, Key(2, 0, 192): .soilMoisture,
        Key(10, 3, 192): .stormSurge, Key(10, 3, 193): .stormSurge,
    ]

    /// NOAA's radar mosaics (MRMS), discipline 209.
    private static let mosaics: [Key: Quantity] = [
        Key(209, 3, 44): .echoTop, Key(209, 3, 57): .reflectivity,
        Key(209, 6, 1): .precipitationRate,
        Key(209, 6, 2): .precipitation, Key(209, 6, 9): .precipitation,
        Key(209, 6, 16): .precipitation, Key(209, 6, 30): .precipitation,
        Key(209, 6, 37): .precipitation, Key(209, 8, 8): .reflectivity,
        Key(209, 9, 0): .reflectivity, Key(209, 9, 1): .reflectivity,
        Key(209, 10, 0): .compositeReflectivity, Key(209, 11, 0): .reflectivity,
        Key(209, 11, 1): .compositeReflectivity, Key(209, 11, 2): .compositeReflectivity,
    ]

    /// WMO code table 2 of edition 1, versions 1 to 3.
    private static let edition1: [Int: Quantity] = [
        1: .pressure, 2: .meanSeaLevelPressure, 6: .geopotentialHeight, 7: .geopotentialHeight,
        10: .totalOzone, 11: .temperature, 13: .potentialTemperature, 15: .maximumTemperature,
        16: .minimumTemperature, 17: .dewPoint, 20: .visibility, 31: .windDirection,
        32: .windSpeed, 33: .windU, 34: .windV, 39: .verticalVelocity, 40: .upwardSpeed,
        41: .absoluteVorticity, 43: .relativeVorticity, 47: .currentDirection, 48: .currentSpeed,
        49: .currentU, 50: .currentV, 51: .specificHumidity, 52: .relativeHumidity,
        53: .mixingRatio, 54: .precipitableWater, 59: .precipitationRate, 61: .precipitation,
        63: .convectivePrecipitation, 65: .snowWater, 66: .snowDepth, 71: .cloudCover,
        73: .lowCloudCover, 74: .middleCloudCover, 75: .highCloudCover, 80: .seaTemperature,
        81: .landCover, 85: .soilTemperature, 88: .salinity, 91: .seaIceCover,
        92: .seaIceThickness, 100: .waveHeight, 101: .windWaveDirection, 102: .windWaveHeight,
        103: .windWavePeriod, 104: .swellDirection, 105: .swellHeight, 106: .swellPeriod,
        107: .waveDirection, 108: .wavePeriod, 118: .brightnessTemperature,
    ]

    /// NCEP's own numbers in edition 1, 128 and above.
    private static let ncepEdition1: [Int: Quantity] = [
        130: .meanSeaLevelPressure, 140: .isRain, 141: .isFreezingRain, 142: .isIcePellets,
        143: .isSnow, 144: .soilMoisture, 156: .cin, 157: .cape, 180: .windGust,
        204: .solarRadiation, 205: .thermalRadiation, 221: .boundaryLayerHeight,
    ]
}
