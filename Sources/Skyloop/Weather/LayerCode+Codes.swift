extension WeatherService.LayerCode {
    /// Air temperature near the ground.
    public static let temperatures = Self(rawValue: "temperatures")

    /// Air temperature near the ground as numbers.
    public static let temperaturesText = Self(rawValue: "temperatures-text")

    /// Lines of equal air temperature.
    public static let temperaturesContour = Self(rawValue: "temperatures-contour")

    /// Air temperature less that of 24 hours before.
    public static let temperatures24HourChange = Self(rawValue: "temperatures-24hr-change")

    /// Air temperature less that of an hour before.
    public static let temperatures1HourChange = Self(rawValue: "temperatures-1hr-change")

    /// The highest air temperature since the first time.
    public static let temperaturesMaximum = Self(rawValue: "temperatures-max")

    /// The lowest air temperature since the first time.
    public static let temperaturesMinimum = Self(rawValue: "temperatures-min")

    /// Heat index when hot, wind chill when cold, air temperature between.
    public static let feelsLike = Self(rawValue: "feels-like")

    /// Felt temperature as numbers.
    public static let feelsLikeText = Self(rawValue: "feels-like-text")

    /// How hot moist air feels, from 26.7 °C on.
    public static let heatIndex = Self(rawValue: "heat-index")

    /// How cold wind feels, up to 4.4 °C.
    public static let windChill = Self(rawValue: "wind-chill")

    /// The temperature at which dew falls.
    public static let dewPoints = Self(rawValue: "dew-points")

    /// Dew point as numbers.
    public static let dewPointsText = Self(rawValue: "dew-points-text")

    /// How much of the vapour that the air can hold is in it.
    public static let humidity = Self(rawValue: "humidity")

    /// Relative humidity as numbers.
    public static let humidityText = Self(rawValue: "humidity-text")

    /// How much more vapour the air could hold: dryness that feeds fires.
    public static let firesVaporPressureDeficit = Self(rawValue: "fires-vpd")

    /// Wind speed.
    public static let windSpeeds = Self(rawValue: "wind-speeds")

    /// Wind speed as numbers.
    public static let windSpeedsText = Self(rawValue: "wind-speeds-text")

    /// Lines of equal wind speed.
    public static let windSpeedsContour = Self(rawValue: "wind-speeds-contour")

    /// The highest wind speed since the first time.
    public static let windSpeedsMaximum = Self(rawValue: "wind-speeds-max")

    /// The speed of gusts.
    public static let windGusts = Self(rawValue: "wind-gusts")

    /// The speed of gusts as numbers.
    public static let windGustsText = Self(rawValue: "wind-gusts-text")

    /// The highest gust since the first time.
    public static let windGustsMaximum = Self(rawValue: "wind-gusts-max")

    /// Particles that drift with the wind.
    public static let windParticles = Self(rawValue: "wind-particles")

    /// Arrows that drift with the wind.
    public static let windParticlesArrow = Self(rawValue: "wind-particles-arrow")

    /// Wind as barbs.
    public static let windBarbs = Self(rawValue: "wind-barbs")

    /// Wind as arrows.
    public static let windDirection = Self(rawValue: "wind-dir")

    /// Rain and melted snow of an hour.
    public static let precipitation = Self(rawValue: "precip")

    /// Rain and melted snow of an hour as numbers.
    public static let precipitationText = Self(rawValue: "precip-text")

    /// Rain and melted snow since the first time.
    public static let precipitationAccumulation = Self(rawValue: "precip-accum")

    /// How fast it rains or snows at the moment.
    public static let precipitationRate = Self(rawValue: "precipitation-rate")

    /// What falls: rain, snow, freezing rain, ice pellets.
    public static let precipitationType = Self(rawValue: "precip-type")

    /// Fresh snow of an hour.
    public static let snow = Self(rawValue: "snow")

    /// Fresh snow since the first time.
    public static let snowAccumulation = Self(rawValue: "snow-accum")

    /// Snow on the ground.
    public static let snowDepth = Self(rawValue: "snow-depth")

    /// Snow on the ground as numbers.
    public static let snowDepthText = Self(rawValue: "snow-depth-text")

    /// Radar reflectivity, the strongest of the column where the data has it.
    public static let radar = Self(rawValue: "radar")

    /// The water vapour in the column of air.
    public static let precipitableWater = Self(rawValue: "precipitable-water")

    /// Pressure at mean sea level.
    public static let pressureMeanSeaLevel = Self(rawValue: "pressure-msl")

    /// Pressure at mean sea level as numbers.
    public static let pressureMeanSeaLevelText = Self(rawValue: "pressure-msl-text")

    /// Isobars at mean sea level, highs and lows marked.
    public static let pressureMeanSeaLevelContour = Self(rawValue: "pressure-msl-contour")

    /// The height of a pressure surface.
    public static let heights = Self(rawValue: "heights")

    /// Lines of equal height of a pressure surface.
    public static let heightsContour = Self(rawValue: "heights-contour")

    /// The share of the sky that clouds cover.
    public static let cloudCover = Self(rawValue: "cloud-cover")

    /// Cloud cover as numbers.
    public static let cloudCoverText = Self(rawValue: "cloud-cover-text")

    /// The share of the sky that low clouds cover.
    public static let lowCloudCover = Self(rawValue: "cloud-cover-low")

    /// The share of the sky that middle clouds cover.
    public static let middleCloudCover = Self(rawValue: "cloud-cover-middle")

    /// The share of the sky that high clouds cover.
    public static let highCloudCover = Self(rawValue: "cloud-cover-high")

    /// How far one sees.
    public static let visibility = Self(rawValue: "visibility")

    /// Visibility as numbers.
    public static let visibilityText = Self(rawValue: "visibility-text")

    /// Cloud tops as a satellite sees their warmth.
    public static let satellite = Self(rawValue: "satellite")

    /// The temperature of the sea at its surface.
    public static let seaSurfaceTemperatures = Self(rawValue: "sst")

    /// The speed of sea currents.
    public static let oceanCurrents = Self(rawValue: "ocean-currents")

    /// Particles that drift with the sea.
    public static let oceanCurrentsParticles = Self(rawValue: "ocean-currents-particles")

    /// The significant height of all waves.
    public static let waveHeights = Self(rawValue: "wave-heights")

    /// The period of all waves.
    public static let wavePeriods = Self(rawValue: "wave-periods")

    /// Where waves run.
    public static let waveDirection = Self(rawValue: "wave-dir")

    /// Bars that run with the waves.
    public static let waveParticles = Self(rawValue: "wave-particles")

    /// The significant height of swell.
    public static let swellHeights = Self(rawValue: "swell-heights")

    /// The period of swell.
    public static let swellPeriods = Self(rawValue: "swell-periods")

    /// Where swell runs.
    public static let swellDirection = Self(rawValue: "swell-dir")

    /// Bars that run with the swell.
    public static let swellParticles = Self(rawValue: "swell-particles")

    /// The significant height of waves of the local wind.
    public static let windWaveHeights = Self(rawValue: "wind-wave-heights")

    /// The period of waves of the local wind.
    public static let windWavePeriods = Self(rawValue: "wind-wave-periods")

    /// Where waves of the local wind run.
    public static let windWaveDirection = Self(rawValue: "wind-wave-dir")

    /// The height of the sea above its mean.
    public static let tideHeights = Self(rawValue: "tide-heights")

    /// The share of the sea that ice covers.
    public static let seaIce = Self(rawValue: "sea-ice")

    /// Carbon monoxide in the air.
    public static let carbonMonoxide = Self(rawValue: "air-quality-co")

    /// Nitrogen dioxide in the air.
    public static let nitrogenDioxide = Self(rawValue: "air-quality-no2")

    /// Nitrogen monoxide in the air.
    public static let nitricOxide = Self(rawValue: "air-quality-no")

    /// Ozone in the air.
    public static let ozone = Self(rawValue: "air-quality-o3")

    /// Dust smaller than 10 µm.
    public static let particulateMatter10Micron = Self(rawValue: "air-quality-pm10")

    /// Dust smaller than 2.5 µm.
    public static let particulateMatter2p5Micron = Self(rawValue: "air-quality-pm2p5")

    /// Sulphur dioxide in the air.
    public static let sulfurDioxide = Self(rawValue: "air-quality-so2")

    /// The ozone in the column of air.
    public static let totalOzone = Self(rawValue: "ozone-column")

    /// How much light dust, smoke and haze take away (optical depth).
    public static let aerosols = Self(rawValue: "aerosols")

    /// The strength of sunburn radiation.
    public static let ultravioletIndex = Self(rawValue: "uvi")

    /// The energy that rising air can gain (CAPE).
    public static let convectiveEnergy = Self(rawValue: "cape")
}
