extension LocalParameters {
    /// The numbers of the digital forecasts of the National Weather Service (NDFD).
    static let ndfd = """
        0 0 193|ApparentT|Apparent temperature|K
        0 0 205|WBGT|Wet bulb globe temperature|K
        0 1 192|Wx|Weather string|
        0 1 193|PPI|Precipitation potential index|%
        0 1 227|IceAccum|Ice accumulation|kg m**-2
        0 10 8|PoP12|Prob of 0.01 in. of precip|%
        0 13 194|smokes|Surface level smoke from fires|log10(1e-6 g m**-3)
        0 13 195|smokec|Average vertical column smoke from fires|log10(1e-6 g m**-3)
        0 14 192|O3MR|Ozone mixing ratio|kg kg**-1
        0 14 193|OZCON|Ozone concentration|1e-9
        0 14 200|OZMAX1|Ozone daily max from 1-hour average|1e-9
        0 14 201|OZMAX8|Ozone daily max from 8-hour average|1e-9
        0 19 194|ConvOutlook|Convective hazard outlook|
        0 19 197|TornadoProb|Tornado probability|%
        0 19 198|HailProb|Hail probability|%
        0 19 199|WindProb|Damaging thunderstorm wind probability|%
        0 19 200|XtrmTornProb|Extreme tornado probability|%
        0 19 201|XtrmHailProb|Extreme hail probability|%
        0 19 202|XtrmWindProb|Extreme thunderstorm wind probability|%
        0 19 215|TotalSvrProb|Total probability of severe thunderstorms|%
        0 19 216|TotalXtrmProb|Probability of extreme severe thunderstorms|%
        0 19 217|WWA|Watch warning advisory|
        0 19 235|TCWind|Tropical cyclone wind threat|
        0 19 236|TCSurge|Tropical cyclone storm surge threat|
        0 19 238|TCRain|Tropical cyclone flooding rain threat|
        0 19 239|TCTornado|Tropical cyclone tornado threat|
        0 19 246|SNOWLVL|Snow Level|m
        0 19 203|TotalSvrProb|Total probability of severe thunderstorms|%
        0 19 204|TotalXtrmProb|Probability of extreme severe thunderstorms|%
        0 192 192|FireWx|Critical fire weather|%
        0 192 194|DryLightning|Dry lightning|%
        2 1 192|CANL|Cold advisory for newborn livestock|
        10 3 192|Surge|Hurricane storm surge|m
        10 3 193|ETSurge|Extratropical storm surge|m
        10 3 250|StormTide|Storm surge and tide|m
        10 3 251|Tide|Tide|m
        0 1 198|MinRH|Minimum relative humidity|%
        """
}
