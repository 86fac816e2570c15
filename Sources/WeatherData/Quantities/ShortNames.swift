/// Names that variables go by in well-known files, and the quantities (and heights) they mean.
enum ShortNames {
    /// What a name means: the quantity, and the level where the name says it.
    struct Meaning: Sendable {
        /// The quantity.
        let quantity: Quantity
        /// The level that the name implies; nil where it implies none.
        let level: Level?
    }

    /// The meaning of a name in any case; nil where there is none.
    static func meaning(of name: String) -> Meaning? {
        exact[name] ?? folded[name.lowercased()]
    }

    private static let twoMetres = Level(.heightAboveGround, value: 2, units: "m")
    private static let tenMetres = Level(.heightAboveGround, value: 10, units: "m")
    private static let hundredMetres = Level(.heightAboveGround, value: 100, units: "m")
    private static let surface = Level(.surface)
    private static let meanSea = Level(.meanSea)
    private static let column = Level(.atmosphere)

    /// Names whose case matters: elsewhere they mean something else, or nothing.
    private static let exact: [String: Meaning] = {
        var table: [String: Meaning] = [:]
        func add(_ names: String, _ quantity: Quantity, at level: Level? = nil) {
            for name in names.split(separator: " ") {
                table[String(name)] = Meaning(quantity: quantity, level: level)
            }
        }
        // WRF; its T is a perturbation, its U and V stand on staggered grids.
        add("T2", .temperature, at: twoMetres)
        add("TH2", .potentialTemperature, at: twoMetres)
        add("Q2", .mixingRatio, at: twoMetres)
        add("U10", .windU, at: tenMetres)
        add("V10", .windV, at: tenMetres)
        add("U", .windU)
        add("V", .windV)
        add("PSFC", .surfacePressure, at: surface)
        add("TSK", .skinTemperature, at: surface)
        add("SST", .seaTemperature, at: surface)
        add("HGT", .geopotentialHeight)
        add("HGT_M", .terrainHeight, at: surface)
        add("QVAPOR", .mixingRatio)
        add("RAINC", .convectivePrecipitation, at: surface)
        add("RAINNC", .precipitation, at: surface)
        add("SNOWH", .snowDepth, at: surface)
        add("SNOW", .snowWater, at: surface)
        add("SWDOWN", .solarRadiation, at: surface)
        add("GLW", .thermalRadiation, at: surface)
        add("PBLH", .boundaryLayerHeight)
        add("REFL_10CM", .reflectivity)
        add("XLAND", .landCover, at: surface)
        add("z", .geopotentialHeight)
        add("Z", .geopotentialHeight)
        return table
    }()

    /// Names that mean the same in any case.
    private static let folded: [String: Meaning] = {
        var table: [String: Meaning] = [:]
        func add(_ names: String, _ quantity: Quantity, at level: Level? = nil) {
            for name in names.split(separator: " ") {
                table[String(name)] = Meaning(quantity: quantity, level: level)
            }
        }
        // Heat
        add("t tmp temp temperature air_temperature air ta tk", .temperature)
        add("2t t2m tas 2t_c t_2m temperature_2m tmp2m avg_2t t2", .temperature, at: twoMetres)
        add(
            "mx2t mx2t1 mx2t3 mx2t6 mx2t24 tasmax max_2t tmax2m t2max", .maximumTemperature,
            at: twoMetres)
        add(
            "mn2t mn2t1 mn2t3 mn2t6 mn2t24 tasmin min_2t tmin2m t2min", .minimumTemperature,
            at: twoMetres)
        add("tmax", .maximumTemperature)
        add("tmin", .minimumTemperature)
        add("dpt td dewpoint dew_point", .dewPoint)
        add("2d d2m tdps td_2m dewpoint_2m dpt2m", .dewPoint, at: twoMetres)
        add("aptmp apparent_temperature", .apparentTemperature, at: twoMetres)
        add("heatx", .heatIndex, at: twoMetres)
        add("wcf", .windChill, at: twoMetres)
        add("wbt wbgt", .wetBulbTemperature)
        add("pt pot theta", .potentialTemperature)
        add("skt ts skin_temperature", .skinTemperature, at: surface)
        add("st stl1 stl2 stl3 stl4 tsoil tslb soilt sot", .soilTemperature)
        add(
            "sst tos analysed_sst sea_surface_temperature wtmp water_temp thetao",
            .seaTemperature)
        add("btmp clbt brightness_temperature ir108 sbt123 sbt124", .brightnessTemperature)
        // Moisture
        add("r rh hur relative_humidity", .relativeHumidity)
        add("2r hurs r2 rh2m rh_2m relative_humidity_2m r2m", .relativeHumidity, at: twoMetres)
        add("q spfh hus specific_humidity", .specificHumidity)
        add("2sh huss sh2 q2m", .specificHumidity, at: twoMetres)
        add("mixr", .mixingRatio)
        add("pwat tcwv prw precipitable_water", .precipitableWater, at: column)
        // Wind
        add("u ugrd ua u_wind eastward_wind uwnd u-component_of_wind air_u", .windU)
        add("v vgrd va v_wind northward_wind vwnd v-component_of_wind air_v", .windV)
        add("10u u10 u10m uas u_10m 10m_u_component_of_wind ugrd10m u10n", .windU, at: tenMetres)
        add("10v v10 v10m vas v_10m 10m_v_component_of_wind vgrd10m v10n", .windV, at: tenMetres)
        add("100u u100", .windU, at: hundredMetres)
        add("100v v100", .windV, at: hundredMetres)
        add("ws wind wspd wind_speed windspeed", .windSpeed)
        add("10si si10 sfcwind ws10 wspd10 ff10 wind_speed_10m", .windSpeed, at: tenMetres)
        add("wdir wd wind_direction wind_dir", .windDirection)
        add("10wdir wdir10 wd10 dd10 wind_direction_10m", .windDirection, at: tenMetres)
        add("gust wind_gust wsgsmax", .windGust)
        add(
            "10fg fg10 i10fg 10fg3 10fg6 max_10fg wgust10 fx_10m vmax_10m wind_gusts_10m",
            .windGust, at: tenMetres)
        add("w vvel omega wap", .verticalVelocity)
        add("wz dzdt", .upwardSpeed)
        add("vo relv", .relativeVorticity)
        add("absv", .absoluteVorticity)
        add("pv", .potentialVorticity)
        add("hlcy", .helicity)
        // Pressure and height
        add(
            "msl prmsl mslet mslma msla psl slp mslp pmsl pressure_msl pressfc_msl",
            .meanSeaLevelPressure, at: meanSea)
        add("sp ps surface_pressure psfc", .surfacePressure, at: surface)
        add("pres p pressure", .pressure)
        add("gh hgt zg geopotential geopotential_height z_sfc", .geopotentialHeight)
        add("orog orography topo terrain hsurf zsfc", .terrainHeight, at: surface)
        add("blh hpbl", .boundaryLayerHeight)
        add("deg0l hzerocl", .freezingLevel)
        // Rain and snow
        add(
            "tp apcp precip tot_prec total_precipitation precipitation rain",
            .precipitation, at: surface)
        add(
            "prate tprate pr prcp precipitation_rate mtpr avg_tprate lsprate", .precipitationRate,
            at: surface)
        add("cp acpcp", .convectivePrecipitation, at: surface)
        add("sf weasd_sf snowfall_water csfwe", .snowfallWater, at: surface)
        add("sf_rate srweq prsn tsrwe tsnowp", .snowfallRate, at: surface)
        add("asnow snowfall", .snowfall, at: surface)
        add("sde snod snow_depth snd", .snowDepth, at: surface)
        add("sd weasd sdwe swe", .snowWater, at: surface)
        add("ptype", .precipitationType, at: surface)
        add("crain", .isRain, at: surface)
        add("csnow", .isSnow, at: surface)
        add("cfrzr", .isFreezingRain, at: surface)
        add("cicep", .isIcePellets, at: surface)
        // Clouds and sight
        add("tcc tcdc clt cloud_cover total_cloud_cover cldfra clct", .cloudCover)
        add("lcc lcdc cll clcl", .lowCloudCover)
        add("mcc mcdc clm clcm", .middleCloudCover)
        add("hcc hcdc clh clch", .highCloudCover)
        add("ceil cbh", .cloudBase)
        add("cth", .cloudTop)
        add("vis visibility", .visibility, at: surface)
        // Storms
        add("cape mucape mlcape sbcape", .cape)
        add("cin", .cin)
        add("lftx 4lftx lift", .liftedIndex)
        add("refd reflectivity dbz reflectivity_horizontal", .reflectivity)
        add("refc mdbz cref", .compositeReflectivity, at: column)
        add("retop", .echoTop)
        // Sea
        add("swh htsgw hs vhm0", .waveHeight)
        add("mwp perpw mpps pp1d tm02 vtm10 tp1", .wavePeriod)
        add("mwd dirpw mdps vmdr", .waveDirection)
        add("shww wvhgt", .windWaveHeight)
        add("mpww wvper", .windWavePeriod)
        add("mdww wvdir", .windWaveDirection)
        add("shts swell", .swellHeight)
        add("mpts swper", .swellPeriod)
        add("mdts swdir", .swellDirection)
        add("ucurr uogrd water_u uo ocu ssu u_velocity", .currentU)
        add("vcurr vogrd water_v vo_sea ocv ssv v_velocity", .currentV)
        add("spc", .currentSpeed)
        add("dirc", .currentDirection)
        add("zos ssh elev sla adt surf_el", .seaLevel)
        add("so salinity salin", .salinity)
        add("ci siconc icec sic ice_conc", .seaIceCover)
        add("icetk sithick sit", .seaIceThickness)
        // Air
        add("tco3 tozne toz gtco3", .totalOzone, at: column)
        add("pm2p5 pm2_5 pm25", .fineParticles)
        add("pm10", .coarseParticles)
        add("aod550 aod aotk", .aerosolOpticalDepth)
        // Radiation
        add("dswrf sdswrf rsds", .solarRadiation, at: surface)
        add("nswrs rsns", .netSolarRadiation, at: surface)
        add("dlwrf sdlwrf rlds", .thermalRadiation, at: surface)
        add("shtfl", .sensibleHeatFlux, at: surface)
        add("lhtfl", .latentHeatFlux, at: surface)
        add("uvi uvindex", .uvIndex, at: surface)
        // Ground
        add("swvl1 swvl2 swvl3 swvl4 soilw smois vsw", .soilMoisture)
        add("lsm land lsmask landmask", .landCover, at: surface)
        add("dis06 dis24 dis", .discharge, at: surface)
        return table
    }()
}
