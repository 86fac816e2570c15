extension Quantity {
    /// What kind of values it has.
    public var measure: Measure {
        switch self {
        case .temperature, .maximumTemperature, .minimumTemperature, .dewPoint,
            .apparentTemperature, .heatIndex, .windChill, .wetBulbTemperature,
            .potentialTemperature, .skinTemperature, .soilTemperature, .seaTemperature,
            .brightnessTemperature:
            .temperature
        case .liftedIndex, .uvIndex, .aerosolOpticalDepth, .salinity: .number
        case .relativeHumidity, .cloudCover, .lowCloudCover, .middleCloudCover, .highCloudCover,
            .seaIceCover, .soilMoisture, .landCover:
            .share
        case .specificHumidity, .mixingRatio: .massRatio
        case .windU, .windV, .windSpeed, .windGust, .upwardSpeed: .speed
        case .currentU, .currentV, .currentSpeed: .waterSpeed
        case .windDirection, .waveDirection, .windWaveDirection, .swellDirection,
            .secondSwellDirection, .thirdSwellDirection, .currentDirection:
            .direction
        case .verticalVelocity: .pressureSpeed
        case .relativeVorticity, .absoluteVorticity: .vorticity
        case .potentialVorticity: .potentialVorticity
        case .helicity: .turbulence
        case .meanSeaLevelPressure, .surfacePressure, .pressure: .pressure
        case .geopotentialHeight, .terrainHeight, .boundaryLayerHeight, .freezingLevel, .cloudBase,
            .cloudTop, .echoTop, .waveHeight, .windWaveHeight, .swellHeight, .secondSwellHeight,
            .thirdSwellHeight, .seaLevel, .stormSurge, .seaIceThickness:
            .height
        case .visibility: .distance
        case .precipitation, .convectivePrecipitation, .snowfallWater, .snowWater,
            .precipitableWater:
            .precipitation
        case .precipitationRate, .snowfallRate: .precipitationRate
        case .snowfall, .snowDepth: .snow
        case .precipitationType, .isRain, .isSnow, .isFreezingRain, .isIcePellets: .code
        case .cape, .cin: .specificEnergy
        case .reflectivity, .compositeReflectivity: .reflectivity
        case .wavePeriod, .windWavePeriod, .swellPeriod, .secondSwellPeriod, .thirdSwellPeriod:
            .time
        case .totalOzone: .ozoneColumn
        case .ozone, .fineParticles, .coarseParticles, .carbonMonoxide, .nitrogenDioxide,
            .nitrogenMonoxide, .sulphurDioxide:
            .concentration
        case .solarRadiation, .netSolarRadiation, .thermalRadiation, .sensibleHeatFlux,
            .latentHeatFlux:
            .flux
        case .discharge: .discharge
        }
    }

    /// The unit that values are kept in.
    public var metricUnit: PhysicalUnit { measure.metricUnit }

    /// The unit in which values are shown.
    public func unit(in system: UnitSystem) -> PhysicalUnit {
        switch system {
        case .metric: measure.metricUnit
        case .imperial: measure.imperialUnit
        }
    }

    /// The other component, for the components of wind and current; nil for the rest.
    public var vectorPartner: Quantity? {
        switch self {
        case .windU: .windV
        case .windV: .windU
        case .currentU: .currentV
        case .currentV: .currentU
        default: nil
        }
    }
}
