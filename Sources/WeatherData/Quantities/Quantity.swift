/// What a variable is about, whatever its file calls it.
///
/// The height it is meant at is the variable's ``Level``: a temperature at 2 m and one at 850 hPa are the
/// same quantity. The raw value is the quantity's name in JSON and never changes.
public enum Quantity: String, CaseIterable, Sendable {
    // Heat
    /// The air's temperature.
    case temperature
    /// The highest temperature of an interval.
    case maximumTemperature
    /// The lowest temperature of an interval.
    case minimumTemperature
    /// The dew point.
    case dewPoint
    /// The temperature that is felt.
    case apparentTemperature
    /// The heat index.
    case heatIndex
    /// The wind chill.
    case windChill
    /// The wet-bulb temperature.
    case wetBulbTemperature
    /// The potential temperature.
    case potentialTemperature
    /// The ground's or water's own temperature.
    case skinTemperature
    /// The soil's temperature.
    case soilTemperature
    /// The sea's temperature.
    case seaTemperature
    /// The temperature that a satellite sees.
    case brightnessTemperature

    // Moisture
    /// The relative humidity.
    case relativeHumidity
    /// The specific humidity.
    case specificHumidity
    /// The mixing ratio of water vapour.
    case mixingRatio
    /// The water vapour in the column of air.
    case precipitableWater

    // Wind
    /// The wind's component to the east, or along the grid's columns.
    case windU
    /// The wind's component to the north, or along the grid's rows.
    case windV
    /// The wind's speed.
    case windSpeed
    /// Where the wind comes from.
    case windDirection
    /// The speed of gusts.
    case windGust
    /// Vertical motion as the change of pressure.
    case verticalVelocity
    /// Vertical motion upwards.
    case upwardSpeed
    /// The vorticity seen from the Earth.
    case relativeVorticity
    /// The vorticity seen from space.
    case absoluteVorticity
    /// The potential vorticity.
    case potentialVorticity
    /// The helicity relative to storms.
    case helicity

    // Pressure and height
    /// The pressure at mean sea level.
    case meanSeaLevelPressure
    /// The pressure at the ground.
    case surfacePressure
    /// The pressure at some other level.
    case pressure
    /// The height of a pressure surface, or of another one, in geopotential metres.
    case geopotentialHeight
    /// The height of the ground.
    case terrainHeight
    /// The height of the boundary layer.
    case boundaryLayerHeight
    /// The height of the 0 °C level.
    case freezingLevel

    // Rain and snow
    /// Rain and melted snow of an interval.
    case precipitation
    /// Rain and melted snow at a moment.
    case precipitationRate
    /// The convective part of precipitation.
    case convectivePrecipitation
    /// The melted depth of an interval's snowfall.
    case snowfallWater
    /// The melted depth of snowfall at a moment.
    case snowfallRate
    /// The depth of an interval's fresh snow.
    case snowfall
    /// The depth of snow on the ground.
    case snowDepth
    /// The melted depth of the snow on the ground.
    case snowWater
    /// The kind of precipitation, as a code.
    case precipitationType
    /// Whether it rains.
    case isRain
    /// Whether it snows.
    case isSnow
    /// Whether rain freezes.
    case isFreezingRain
    /// Whether ice pellets fall.
    case isIcePellets

    // Clouds and sight
    /// The share of sky that clouds cover.
    case cloudCover
    /// The share that low clouds cover.
    case lowCloudCover
    /// The share that middle clouds cover.
    case middleCloudCover
    /// The share that high clouds cover.
    case highCloudCover
    /// The height of the lowest clouds.
    case cloudBase
    /// The height of the highest clouds.
    case cloudTop
    /// How far one sees.
    case visibility

    // Storms
    /// The energy that rising air can gain.
    case cape
    /// The energy that keeps air from rising.
    case cin
    /// The lifted index.
    case liftedIndex
    /// Radar reflectivity at one height.
    case reflectivity
    /// The strongest reflectivity of the column.
    case compositeReflectivity
    /// The height of echoes.
    case echoTop

    // Sea
    /// The significant height of all waves.
    case waveHeight
    /// The period of all waves.
    case wavePeriod
    /// Where all waves come from.
    case waveDirection
    /// The significant height of wind waves.
    case windWaveHeight
    /// The period of wind waves.
    case windWavePeriod
    /// Where wind waves come from.
    case windWaveDirection
    /// The significant height of swell.
    case swellHeight
    /// The period of swell.
    case swellPeriod
    /// Where swell comes from.
    case swellDirection
    /// The significant height of the second swell.
    case secondSwellHeight
    /// The period of the second swell.
    case secondSwellPeriod
    /// Where the second swell comes from.
    case secondSwellDirection
    /// The significant height of the third swell.
    case thirdSwellHeight
    /// The period of the third swell.
    case thirdSwellPeriod
    /// Where the third swell comes from.
    case thirdSwellDirection
    /// How much higher than the tide a storm raises the sea.
    case stormSurge
    /// The current's component to the east.
    case currentU
    /// The current's component to the north.
    case currentV
    /// The current's speed.
    case currentSpeed
    /// Where the current goes to.
    case currentDirection
    /// The height of the sea above its mean.
    case seaLevel
    /// The salinity.
    case salinity
    /// The share of sea that ice covers.
    case seaIceCover
    /// The thickness of sea ice.
    case seaIceThickness

    // Air
    /// The ozone in the column of air.
    case totalOzone
    /// Ozone in the air.
    case ozone
    /// Dust smaller than 2.5 µm.
    case fineParticles
    /// Dust smaller than 10 µm.
    case coarseParticles
    /// Carbon monoxide in the air.
    case carbonMonoxide
    /// Nitrogen dioxide in the air.
    case nitrogenDioxide
    /// Nitrogen monoxide in the air.
    case nitrogenMonoxide
    /// Sulphur dioxide in the air.
    case sulphurDioxide
    /// How much light aerosols take away.
    case aerosolOpticalDepth

    // Radiation
    /// Sunlight that comes down.
    case solarRadiation
    /// Sunlight that stays.
    case netSolarRadiation
    /// Heat radiation that comes down.
    case thermalRadiation
    /// The heat that the air takes from the ground.
    case sensibleHeatFlux
    /// The heat that evaporation takes.
    case latentHeatFlux
    /// The UV index.
    case uvIndex

    // Ground
    /// The share of water in the soil.
    case soilMoisture
    /// The share of land.
    case landCover
    /// Water that rivers carry.
    case discharge
}
