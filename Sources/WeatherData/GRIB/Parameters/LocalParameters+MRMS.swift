extension LocalParameters {
    /// The numbers of NOAA's radar mosaics (MRMS), discipline 209.
    static let mrms = """
        209 2 0|NLDN_CG_001min_AvgDensity|CG average lightning density 1-min - NLDN|km**-2 min**-1
        209 2 1|NLDN_CG_005min_AvgDensity|CG average lightning density 5-min - NLDN|km**-2 min**-1
        209 2 2|NLDN_CG_015min_AvgDensity|CG average lightning density 15-min - NLDN|km**-2 min**-1
        209 2 3|NLDN_CG_030min_AvgDensity|CG average lightning density 30-min - NLDN|km**-2 min**-1
        209 2 4|LightningProbabilityNext30min|Lightning probability 0-30 minutes - NLDN|%
        209 2 5|LightningProbabilityNext30minGrid|Lightning probability 0-30 minutes - NLDN|%
        209 2 6|LightningProbabilityNext60minGrid|Lightning probability 0-30 minutes - NLDN|%
        209 2 7|LightningJumpGrid|Rapid lightning increases and decreases|
        209 2 8|LightningJumpGrid_Max_005min|Rapid lightning increases and decreases over 5-minutes|
        209 3 0|MergedAzShear0to2kmAGL|Azimuth shear 0-2km AGL|0.001 s**-1
        209 3 1|MergedAzShear3to6kmAGL|Azimuth shear 3-6km AGL|0.001 s**-1
        209 3 2|RotationTrack30min|Rotation track 0-2km AGL 30-min|0.001 s**-1
        209 3 3|RotationTrack60min|Rotation track 0-2km AGL 60-min|0.001 s**-1
        209 3 4|RotationTrack120min|Rotation track 0-2km AGL 120-min|0.001 s**-1
        209 3 5|RotationTrack240min|Rotation track 0-2km AGL 240-min|0.001 s**-1
        209 3 6|RotationTrack360min|Rotation track 0-2km AGL 360-min|0.001 s**-1
        209 3 7|RotationTrack1440min|Rotation track 0-2km AGL 1440-min|0.001 s**-1
        209 3 14|RotationTrackML30min|Rotation track 3-6km AGL 30-min|0.001 s**-1
        209 3 15|RotationTrackML60min|Rotation track 3-6km AGL 60-min|0.001 s**-1
        209 3 16|RotationTrackML120min|Rotation track 3-6km AGL 120-min|0.001 s**-1
        209 3 17|RotationTrackML240min|Rotation track 3-6km AGL 240-min|0.001 s**-1
        209 3 18|RotationTrackML360min|Rotation track 3-6km AGL 360-min|0.001 s**-1
        209 3 19|RotationTrackML1440min|Rotation track 3-6km AGL 1440-min|0.001 s**-1
        209 3 26|SHI|Severe hail index|
        209 3 27|POSH|Prob of severe hail|%
        209 3 28|MESH|Maximum estimated size of hail (MESH)|mm
        209 3 29|MESHMax30min|MESH hail swath 30-min|mm
        209 3 30|MESHMax60min|MESH hail swath 60-min|mm
        209 3 31|MESHMax120min|MESH hail swath 120-min|mm
        209 3 32|MESHMax240min|MESH hail swath 240-min|mm
        209 3 33|MESHMax360min|MESH hail swath 360-min|mm
        209 3 34|MESHMax1440min|MESH hail swath 1440-min|mm
        209 3 37|VIL_Max_120min|VIL swath 120-min|kg m**-2
        209 3 40|VIL_Max_1440min|VIL swath 1440-min|kg m**-2
        209 3 41|VIL|Vertically integrated liquid|kg m**-2
        209 3 42|VIL_Density|Vertically integrated liquid density|g m**-3
        209 3 43|VII|Vertically integrated ice|kg m**-2
        209 3 44|EchoTop_18|Echo top - 18 dBZ|km
        209 3 45|EchoTop_30|Echo top - 30 dBZ|km
        209 3 46|EchoTop_50|Echo top - 50 dBZ|km
        209 3 47|EchoTop_60|Echo top - 60 dBZ|km
        209 3 48|H50AboveM20C|Thickness [50 dBZ top - (-20C)]|km
        209 3 49|H50Above0C|Thickness [50 dBZ top - 0C]|km
        209 3 50|H60AboveM20C|Thickness [60 dBZ top - (-20C)]|km
        209 3 51|H60Above0C|Thickness [60 dBZ top - 0C]|km
        209 3 52|Reflectivity_0C|Isothermal reflectivity at 0C|dBZ
        209 3 53|Reflectivity_-5C|Isothermal reflectivity at -5C|dBZ
        209 3 54|Reflectivity_-10C|Isothermal reflectivity at -10C|dBZ
        209 3 55|Reflectivity_-15C|Isothermal reflectivity at -15C|dBZ
        209 3 56|Reflectivity_-20C|Isothermal reflectivity at -20C|dBZ
        209 3 57|ReflectivityAtLowestAltitude|Reflectivity at lowest altitude|dBZ
        209 3 58|MergedReflectivityAtLowestAltitude|Raw reflectivity at lowest altitude|dBZ
        209 4 0|IRband4|Infrared (E/W blend)|K
        209 4 1|Visible|Visible (E/W blend)|
        209 4 2|WaterVapor|Water vapor (E/W blend)|K
        209 4 3|CloudCover|Cloud cover|K
        209 6 0|PrecipFlag|Surface precipitation type|
        209 6 1|PrecipRate|Radar precipitation rate|mm h**-1
        209 6 2|RadarOnly_QPE_01H|Radar accumulation 1-hour|mm
        209 6 3|RadarOnly_QPE_03H|Radar accumulation 3-hour|mm
        209 6 4|RadarOnly_QPE_06H|Radar accumulation 6-hour|mm
        209 6 5|RadarOnly_QPE_12H|Radar accumulation 12-hour|mm
        209 6 6|RadarOnly_QPE_24H|Radar accumulation 24-hour|mm
        209 6 7|RadarOnly_QPE_48H|Radar accumulation 48-hour|mm
        209 6 8|RadarOnly_QPE_72H|Radar accumulation 72-hour|mm
        209 6 9|GaugeCorrQPE01H|Gauge-corrected radar accumulation 1-hour|mm
        209 6 10|GaugeCorrQPE03H|Gauge-corrected radar accumulation 3-hour|mm
        209 6 11|GaugeCorrQPE06H|Gauge-corrected radar accumulation 6-hour|mm
        209 6 12|GaugeCorrQPE12H|Gauge-corrected radar accumulation 12-hour|mm
        209 6 13|GaugeCorrQPE24H|Gauge-corrected radar accumulation 24-hour|mm
        209 6 14|GaugeCorrQPE48H|Gauge-corrected radar accumulation 48-hour|mm
        209 6 15|GaugeCorrQPE72H|Gauge-corrected radar accumulation 72-hour|mm
        209 6 16|GaugeOnlyQPE01H|Gauge only accumulation 1-hour|mm
        209 6 17|GaugeOnlyQPE03H|Gauge only accumulation 3-hour|mm
        209 6 18|GaugeOnlyQPE06H|Gauge only accumulation 6-hour|mm
        209 6 19|GaugeOnlyQPE12H|Gauge only accumulation 12-hour|mm
        209 6 20|GaugeOnlyQPE24H|Gauge only accumulation 24-hour|mm
        209 6 21|GaugeOnlyQPE48H|Gauge only accumulation 48-hour|mm
        209 6 22|GaugeOnlyQPE72H|Gauge only accumulation 72-hour|mm
        209 6 23|MountainMapperQPE01H|Mountain mapper accumulation 1-hour|mm
        209 6 24|MountainMapperQPE03H|Mountain mapper accumulation 3-hour|mm
        209 6 25|MountainMapperQPE06H|Mountain mapper accumulation 6-hour|mm
        209 6 26|MountainMapperQPE12H|Mountain mapper accumulation 12-hour|mm
        209 6 27|MountainMapperQPE24H|Mountain mapper accumulation 24-hour|mm
        209 6 28|MountainMapperQPE48H|Mountain mapper accumulation 48-hour|mm
        209 6 29|MountainMapperQPE72H|Mountain mapper accumulation 72-hour|mm
        209 6 30|MultiSensor_QPE_01H_Pass1|Multi-sensor accumulation 1-hour (1-hour latency)|mm
        209 6 31|MultiSensor_QPE_03H_Pass1|Multi-sensor accumulation 3-hour (1-hour latency)|mm
        209 6 32|MultiSensor_QPE_06H_Pass1|Multi-sensor accumulation 6-hour (1-hour latency)|mm
        209 6 33|MultiSensor_QPE_12H_Pass1|Multi-sensor accumulation 12-hour (1-hour latency)|mm
        209 6 34|MultiSensor_QPE_24H_Pass1|Multi-sensor accumulation 24-hour (1-hour latency)|mm
        209 6 35|MultiSensor_QPE_48H_Pass1|Multi-sensor accumulation 48-hour (1-hour latency)|mm
        209 6 36|MultiSensor_QPE_72H_Pass1|Multi-sensor accumulation 72-hour (1-hour latency)|mm
        209 6 37|MultiSensor_QPE_01H_Pass2|Multi-sensor accumulation 1-hour (2-hour latency)|mm
        209 6 38|MultiSensor_QPE_03H_Pass2|Multi-sensor accumulation 3-hour (2-hour latency)|mm
        209 6 39|MultiSensor_QPE_06H_Pass2|Multi-sensor accumulation 6-hour (2-hour latency)|mm
        209 6 40|MultiSensor_QPE_12H_Pass2|Multi-sensor accumulation 12-hour (2-hour latency)|mm
        209 6 41|MultiSensor_QPE_24H_Pass2|Multi-sensor accumulation 24-hour (2-hour latency)|mm
        209 6 42|MultiSensor_QPE_48H_Pass2|Multi-sensor accumulation 48-hour (2-hour latency)|mm
        209 6 43|MultiSensor_QPE_72H_Pass2|Multi-sensor accumulation 72-hour (2-hour latency)|mm
        209 6 44|SyntheticPrecipRateID|Method of the blended precipitation rate|
        209 6 45|RadarOnly_QPE_15M|Radar accumulation 15-minute|mm
        209 7 0|Model_SurfaceTemp|Model surface temperature|degC
        209 7 1|Model_WetBulbTemp|Model surface wet bulb temperature|degC
        209 7 2|WarmRainProbability|Probability of warm rain|%
        209 7 3|Model_0degC_Height|Model freezing Level height|m
        209 7 4|BrightBandTopHeight|Brightband top height|m
        209 7 5|BrightBandBottomHeight|Brightband bottom height|m
        209 8 0|RadarQualityIndex|Radar quality index|
        209 8 1|GaugeInflIndex_01H_Pass1|Gauge influence index for 1-hour QPE (1-hour latency)|
        209 8 2|GaugeInflIndex_03H_Pass1|Gauge influence index for 3-hour QPE (1-hour latency)|
        209 8 3|GaugeInflIndex_06H_Pass1|Gauge influence index for 6-hour QPE (1-hour latency)|
        209 8 4|GaugeInflIndex_12H_Pass1|Gauge influence index for 12-hour QPE (1-hour latency)|
        209 8 5|GaugeInflIndex_24H_Pass1|Gauge influence index for 24-hour QPE (1-hour latency)|
        209 8 6|GaugeInflIndex_48H_Pass1|Gauge influence index for 48-hour QPE (1-hour latency)|
        209 8 7|GaugeInflIndex_72H_Pass1|Gauge influence index for 72-hour QPE (1-hour latency)|
        209 8 8|SeamlessHSR|Seamless hybrid scan reflectivity with VPR correction|dBZ
        209 8 9|SeamlessHSRHeight|Height of seamless hybrid scan reflectivity|km
        209 8 10|RadarAccumulationQualityIndex_01H|Radar 1-hour QPE accumulation quality|
        209 8 11|RadarAccumulationQualityIndex_03H|Radar 3-hour QPE accumulation quality|
        209 8 12|RadarAccumulationQualityIndex_06H|Radar 6-hour QPE accumulation quality|
        209 8 13|RadarAccumulationQualityIndex_12H|Radar 12-hour QPE accumulation quality|
        209 8 14|RadarAccumulationQualityIndex_24H|Radar 24-hour QPE accumulation quality|
        209 8 15|RadarAccumulationQualityIndex_48H|Radar 48-hour QPE accumulation quality|
        209 8 16|RadarAccumulationQualityIndex_72H|Radar 72-hour QPE accumulation quality|
        209 8 17|GaugeInflIndex_01H_Pass2|Gauge influence index for 1-hour QPE (2-hour latency)|
        209 8 18|GaugeInflIndex_03H_Pass2|Gauge influence index for 3-hour QPE (2-hour latency)|
        209 8 19|GaugeInflIndex_06H_Pass2|Gauge influence index for 6-hour QPE (2-hour latency)|
        209 8 20|GaugeInflIndex_12H_Pass2|Gauge influence index for 12-hour QPE (2-hour latency)|
        209 8 21|GaugeInflIndex_24H_Pass2|Gauge influence index for 24-hour QPE (2-hour latency)|
        209 8 22|GaugeInflIndex_48H_Pass2|Gauge influence index for 48-hour QPE (2-hour latency)|
        209 8 23|GaugeInflIndex_72H_Pass2|Gauge influence index for 72-hour QPE (2-hour latency)|
        209 9 0|MergedReflectivityQC|3D reflectivity mosaic|dBZ
        209 9 1|CONUSPlusMergedReflectivityQC|3D reflectivity mosaic of all radars|dBZ
        209 9 3|MergedRhoHV|Correlation coefficient mosaic|1
        209 9 4|MergedZdr|Differential reflectivity mosaic|dB
        209 10 0|MergedReflectivityQCComposite|Composite reflectivity mosaic|dBZ
        209 10 1|HeightCompositeReflectivity|Height of composite reflectivity mosaic|m
        209 10 2|LowLevelCompositeReflectivity|Low-Level composite reflectivity mosaic (0-4km)|dBZ
        209 10 3|HeightLowLevelCompositeReflectivity|Height of composite reflectivity below 4 km|m
        209 10 4|LayerCompositeReflectivity_Low|Composite reflectivity 0-24 kft|dBZ
        209 10 5|LayerCompositeReflectivity_High|Composite reflectivity 24-60 kft|dBZ
        209 10 6|LayerCompositeReflectivity_Super|Composite reflectivity 33-60 kft|dBZ
        209 10 7|CREF_1HR_MAX|Composite reflectivity hourly maximum|dBZ
        209 10 8|ReflectivityMaxAboveM10C|Maximum reflectivity at -10 deg c height and above|dBZ
        209 10 9|LayerCompositeReflectivity_ANC|Layer composite reflectivity (2-4.5km) (for ANC)|dBZ
        209 10 10|BREF_1HR_MAX|Base reflectivity hourly maximum|dBZ
        209 11 0|MergedBaseReflectivityQC|Base reflectivity mosaic|dBZ
        209 11 1|MergedReflectivityComposite|Raw composite reflectivity mosaic (max ref)|dBZ
        209 11 2|MergedReflectivityQComposite|Composite reflectivity mosaic (max ref)|dBZ
        209 11 3|MergedBaseReflectivity|Raw base reflectivity mosaic|dBZ
        209 12 0|FLASH_CREST_MAXUNITSTREAMFLOW|FLASH QPE-CREST unit streamflow|m**3 s**-1 km**-2
        209 12 1|FLASH_CREST_MAXSTREAMFLOW|FLASH QPE-CREST streamflow|m**3 s**-1
        209 12 2|FLASH_CREST_MAXSOILSAT|FLASH QPE-CREST soil saturation|%
        209 12 4|FLASH_SAC_MAXUNITSTREAMFLOW|FLASH QPE-SAC unit streamflow|m**3 s**-1 km**-2
        209 12 5|FLASH_SAC_MAXSTREAMFLOW|FLASH QPE-SAC streamflow|m**3 s**-1
        209 12 6|FLASH_SAC_MAXSOILSAT|FLASH QPE-SAC soil saturation|%
        209 12 14|FLASH_QPE_ARI30M|FLASH QPE average recurrence interval 30-min|years
        209 12 15|FLASH_QPE_ARI01H|FLASH QPE average recurrence interval 01H|years
        209 12 16|FLASH_QPE_ARI03H|FLASH QPE average recurrence interval 03H|years
        209 12 17|FLASH_QPE_ARI06H|FLASH QPE average recurrence interval 06H|years
        209 12 18|FLASH_QPE_ARI12H|FLASH QPE average recurrence interval 12H|years
        209 12 19|FLASH_QPE_ARI24H|FLASH QPE average recurrence interval 24H|years
        209 12 20|FLASH_QPE_ARIMAX|FLASH QPE average recurrence interval maximum|years
        209 12 26|FLASH_QPE_FFG01H|FLASH QPE-to-FFG ratio 01H|
        209 12 27|FLASH_QPE_FFG03H|FLASH QPE-to-FFG ratio 03H|
        209 12 28|FLASH_QPE_FFG06H|FLASH QPE-to-FFG ratio 06H|
        209 12 29|FLASH_QPE_FFGMAX|FLASH QPE-to-FFG ratio maximum|
        209 12 39|FLASH_HP_MAXUNITSTREAMFLOW|FLASH QPE-Hydrophobic unit streamflow|m**3 s**-1 km**-2
        209 12 40|FLASH_HP_MAXSTREAMFLOW|FLASH QPE-Hydrophobic streamflow|m**3 s**-1
        209 13 0|ANC_ConvectiveLikelihood|Likelihood of convection over the next 01H|
        209 13 1|ANC_FinalForecast|01H reflectivity forecast|dBZ
        209 14 0|LVL3_HREET|Level III high resolution enhanced echo top mosaic|1000 ft
        209 14 1|LVL3_HighResVIL|Level III high resolution VIL mosaic|kg m**-2
        """
}
