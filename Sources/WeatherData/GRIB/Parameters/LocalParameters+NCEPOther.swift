extension LocalParameters {
    /// NCEP's own numbers for air quality, radar, land, water and satellites.
    static let ncepOther = """
        0 13 192|pmtc|Particulate matter (coarse)|1e-6 g m**-3
        0 13 193|pmtf|Particulate matter (fine)|1e-6 g m**-3
        0 13 194|lpmtf|Particulate matter (fine)|log10(1e-6 g m**-3)
        0 13 195|lipmf|Integrated column particulate matter (fine)|log10(1e-6 g m**-3)
        0 14 192|o3mr|Ozone mixing ratio|kg kg**-1
        0 14 193|ozcon|Ozone concentration|1e-9
        0 14 194|ozcat|Categorical ozone concentration|
        0 14 195|vdfoz|Ozone vertical diffusion|kg kg**-1 s**-1
        0 14 196|poz|Ozone production|kg kg**-1 s**-1
        0 14 197|toz|Ozone tendency|kg kg**-1 s**-1
        0 14 198|pozt|Ozone production from temperature term|kg kg**-1 s**-1
        0 14 199|pozo|Ozone production from column ozone term|kg kg**-1 s**-1
        0 14 200|ozmax1|Ozone daily max from 1-hour average|1e-9
        0 14 201|ozmax8|Ozone daily max from 8-hour average|1e-9
        0 14 202|pdmax1|PM 2.5 daily max from 1-hour average|1e-6 g m**-3
        0 14 203|pdmax24|PM 2.5 daily max from 24-hour average|1e-6 g m**-3
        0 16 192|refzr|Reflectivity backscatter from rain|mm**6 m**-3
        0 16 193|refzi|Reflectivity backscatter from ice|mm**6 m**-3
        0 16 194|refzc|Reflectivity backscatter from parameterized convection|mm**6 m**-3
        0 16 195|refd|Radar reflectivity|dB
        0 16 196|refc|Maximum / composite radar reflectivity|dB
        0 16 197|retop|Radar echo top (18.3 DBZ)|m
        0 16 198|maxref|Hourly maximum of simulated reflectivity at 1 km AGL|dB
        0 17 192|ltng|Lightning|
        0 19 192|mxsalb|Maximum snow albedo|%
        0 19 193|snfalb|Snow-Free albedo|%
        0 19 194|srcono|Slight risk convective outlook|
        0 19 195|mrcono|Moderate risk convective outlook|
        0 19 196|hrcono|High risk convective outlook|
        0 19 197|torprob|Tornado probability|%
        0 19 198|hailprob|Hail probability|%
        0 19 199|windprob|Wind probability|%
        0 19 200|storprob|Significant tornado probability|%
        0 19 201|shailpro|Significant hail probability|%
        0 19 202|swindpro|Significant wind probability|%
        0 19 203|tstmc|Categorical thunderstorm|
        0 19 204|mixly|Number of mixed layers next to surface|
        0 19 205|flght|Flight category|
        0 19 206|cicel|Confidence ceiling|
        0 19 207|civis|Confidence visibility|
        0 19 208|ciflt|Confidence flight category|
        0 19 209|lavni|Low Level aviation interest|
        0 19 210|havni|High Level aviation interest|
        0 19 211|sbsalb|Visible, black sky albedo|%
        0 19 212|swsalb|Visible, white sky albedo|%
        0 19 213|nbsalb|Near IR, black sky albedo|%
        0 19 214|nwsalb|Near IR, white sky albedo|%
        0 19 215|prsvr|Total probability of severe thunderstorms (days 2 and 3)|%
        0 19 216|prsigsvr|Probability of extreme severe thunderstorms (days 2 and 3)|%
        0 19 217|sipd|Supercooled large droplet icing|
        0 19 218|epsr|Radiative emissivity|
        0 19 219|tpfi|Turbulence potential forecast index|
        0 19 220|svrts|Categorical severe thunderstorm|
        0 19 221|procon|Probability of convection|%
        0 19 222|convp|Convection potential|
        0 19 232|vaftd|Volcanic ash forecast transport and dispersion|log10(kg m**-3)
        0 19 233|icprb|Icing probability|
        0 19 234|icsev|Icing severity|
        0 19 235|jfwprb|Joint fire weather probability|%
        0 19 236|snowlvl|Snow Level|m
        0 19 237|drytprob|Dry thunderstorm probability|%
        0 191 192|nlat|Latitude (-90 to 90)|degrees
        0 191 193|elon|East longitude (0 to 360)|degrees
        0 191 194|tsec|Seconds prior to initial reference time|s
        0 191 195|mlyno|Model layer number (from bottom up)|
        0 191 196|nlatn|Latitude (nearest neighbor) (-90 to 90)|degrees
        0 191 197|elonn|East longitude (nearest neighbor) (0 to 360)|degrees
        0 192 1|covzm|Covariance between zonal and meridional components of the wind|m**2 s**-2
        0 192 2|covtz|Covariance between zonal component of the wind and temperature|K m s**-1
        0 192 3|covtm|Covariance between meridional component of the wind and temperature|K m s**-1
        0 192 4|covtw|Covariance between temperature and vertical component of the wind|K m s**-1
        0 192 5|covzz|Covariance between zonal and zonal components of the wind|m**2 s**-2
        0 192 6|covmm|Covariance between meridional and meridional components of the wind|m**2 s**-2
        0 192 7|covqz|Covariance of specific humidity and zonal wind|kg kg**-1 m s**-1
        0 192 8|covqm|Covariance of specific humidity and meridional wind|kg kg**-1 m s**-1
        0 192 9|covtvv|Covariance between temperature and vertical components of the wind|K Pa s**-1
        0 192 10|covqvv|Covariance of specific humidity and vertical wind|kg kg**-1 Pa s**-1
        0 192 11|covpsps|Covariance between surface pressure and surface pressure|Pa**2
        0 192 12|covqq|Covariance between specific humidity and specific humidity|1
        0 192 13|covvvvv|Covariance between vertical and vertical components of the wind|Pa**2 s**-2
        0 192 14|covtt|Covariance between temperature and temperature|K**2
        1 0 192|bgrun|Baseflow-Groundwater runoff|kg m**-2
        1 0 193|ssrun|Storm surface runoff|kg m**-2
        1 1 192|cpozp|Probability of freezing precipitation|%
        1 1 193|cpofp|Probability of frozen precipitation|%
        1 1 194|ppffg|Probability of precipitation exceeding flash flood guidance values|%
        1 1 195|cwr|Probability of wetting rain, exceeding in 0.1 inch in a given time period|%
        2 0 192|soilw|Volumetric soil moisture content|1
        2 0 193|gflux|Ground heat flux|W m**-2
        2 0 194|mstav|Moisture availability|%
        2 0 195|sfexc|Exchange coefficient|kg m**-2 s**-1
        2 0 196|cnwat|Plant canopy surface water|kg m**-2
        2 0 197|bmixl|Blackadar's mixing length scale|m
        2 0 198|vgtyp|Vegetation type|
        2 0 199|ccond|Canopy conductance|m s**-1
        2 0 200|rsmin|Minimal stomatal resistance|s m**-1
        2 0 201|wilt|Wilting point|1
        2 0 202|rcs|Solar parameter in canopy conductance|1
        2 0 203|rct|Temperature parameter in canopy conductance|1
        2 0 204|rcq|Humidity parameter in canopy conductance|1
        2 0 205|rcsol|Soil moisture parameter in canopy conductance|1
        2 0 206|rdrip|Rate of water dropping from canopy to ground|
        2 0 207|icwat|Ice-free water surface|%
        2 0 208|akhs|Surface exchange coefficients for t and q divided by delta z|m s**-1
        2 0 209|akms|Surface exchange coefficients for U and V divided by delta z|m s**-1
        2 0 210|vegt|Vegetation canopy temperature|K
        2 0 211|sstor|Surface water storage|K g m**-2
        2 0 212|lsoil|Liquid soil moisture content (non-frozen)|K g m**-2
        2 0 213|ewatr|Open water evaporation (standing water)|W m**-2
        2 0 214|gwrec|Groundwater recharge|kg m**-2
        2 0 215|qrec|Flood plain recharge|kg m**-2
        2 0 216|sfcrh|Roughness length for heat|m
        2 0 217|ndvi|Normalized difference vegetation index|
        2 0 218|landn|Land-sea coverage (nearest neighbor)|
        2 0 219|amixl|Asymptotic mixing length scale|m
        2 0 220|wvinc|Water vapor added by precip assimilation|kg m**-2
        2 0 221|wcinc|Water condensate added by precip assimilation|kg m**-2
        2 0 222|wvconv|Water vapor flux convergence (vertical int)|kg m**-2
        2 0 223|wcconv|Water condensate flux convergence (vertical int)|kg m**-2
        2 0 224|wvuflx|Water vapor zonal flux (vertical int)|kg m**-2
        2 0 225|wvvflx|Water vapor meridional flux (vertical int)|kg m**-2
        2 0 226|wcuflx|Water condensate zonal flux (vertical int)|kg m**-2
        2 0 227|wcvflx|Water condensate meridional flux (vertical int)|kg m**-2
        2 0 228|acond|Aerodynamic conductance|m s**-1
        2 0 229|evcw|Canopy water evaporation|W m**-2
        2 0 230|trans|Transpiration|W m**-2
        2 1 192|canl|Cold advisory for newborn livestock|
        2 3 192|soill|Liquid volumetric soil moisture (non frozen)|1
        2 3 193|rlyrs|Number of soil layers in root zone|
        2 3 194|sltyp|Surface slope type|
        2 3 195|smref|Transpiration stress-onset (soil moisture)|1
        2 3 196|smdry|Direct evaporation cease (soil moisture)|1
        2 3 197|poros|Soil porosity|1
        2 3 198|evbs|Direct evaporation from bare soil|W m**-2
        2 3 199|lspa|Precipitation accumulated on the land surface|kg m**-2
        2 3 200|baret|Bare soil surface skin temperature|K
        2 3 201|avsft|Average surface skin temperature|K
        2 3 202|radt|Effective radiative skin temperature|K
        2 3 203|fldcp|Field capacity|1
        3 1 192|usct|Scatterometer estimated U wind|m s**-1
        3 1 193|vsct|Scatterometer estimated V wind|m s**-1
        3 1 194|swqi|Scatterometer wind quality|
        3 192 0|sbt122|Simulated brightness temperature for GOES 12, channel 2|K
        3 192 1|sbt123|Simulated brightness temperature for GOES 12, channel 3|K
        3 192 2|sbt124|Simulated brightness temperature for GOES 12, channel 4|K
        3 192 3|sbt125|Simulated brightness temperature for GOES 12, channel 5|K
        3 192 4|sbc123|Simulated brightness counts for GOES 12, channel 3|
        3 192 5|sbc124|Simulated brightness counts for GOES 12, channel 4|
        3 192 6|sbt112|Simulated brightness temperature for GOES 11, channel 2|K
        3 192 7|sbt113|Simulated brightness temperature for GOES 11, channel 3|K
        3 192 8|sbt114|Simulated brightness temperature for GOES 11, channel 4|K
        3 192 9|sbt115|Simulated brightness temperature for GOES 11, channel 5|K
        3 192 10|amsre9|Simulated brightness temperature for AMSRE on Aqua, channel 9|K
        3 192 11|amsre10|Simulated brightness temperature for AMSRE on Aqua, channel 10|K
        3 192 12|amsre11|Simulated brightness temperature for AMSRE on Aqua, channel 11|K
        3 192 13|amsre12|Simulated brightness temperature for AMSRE on Aqua, channel 12|K
        3 192 14|srfa161|Simulated reflectance factor for ABI GOES-16, Band-1|
        3 192 15|srfa162|Simulated reflectance factor for ABI GOES-16, Band-2|
        3 192 16|srfa163|Simulated reflectance factor for ABI GOES-16, Band-3|
        3 192 17|srfa164|Simulated reflectance factor for ABI GOES-16, Band-4|
        3 192 18|srfa165|Simulated reflectance factor for ABI GOES-16, Band-5|
        3 192 19|srfa166|Simulated reflectance factor for ABI GOES-16, Band-6|
        3 192 20|sbta167|Simulated brightness temperature for ABI GOES-16, Band-7|K
        3 192 21|sbta168|Simulated brightness temperature for ABI GOES-16, Band-8|K
        3 192 22|sbta169|Simulated brightness temperature for ABI GOES-16, Band-9|K
        3 192 23|sbta1610|Simulated brightness temperature for ABI GOES-16, Band-10|K
        3 192 24|sbta1611|Simulated brightness temperature for ABI GOES-16, Band-11|K
        3 192 25|sbta1612|Simulated brightness temperature for ABI GOES-16, Band-12|K
        3 192 26|sbta1613|Simulated brightness temperature for ABI GOES-16, Band-13|K
        3 192 27|sbta1614|Simulated brightness temperature for ABI GOES-16, Band-14|K
        3 192 28|sbta1615|Simulated brightness temperature for ABI GOES-16, Band-15|K
        3 192 29|sbta1616|Simulated brightness temperature for ABI GOES-16, Band-16|K
        3 192 30|srfa171|Simulated reflectance factor for ABI GOES-17, Band-1|
        3 192 31|srfa172|Simulated reflectance factor for ABI GOES-17, Band-2|
        3 192 32|srfa173|Simulated reflectance factor for ABI GOES-17, Band-3|
        3 192 33|srfa174|Simulated reflectance factor for ABI GOES-17, Band-4|
        3 192 34|srfa175|Simulated reflectance factor for ABI GOES-17, Band-5|
        3 192 35|srfa176|Simulated reflectance factor for ABI GOES-17, Band-6|
        3 192 36|sbta177|Simulated brightness temperature for ABI GOES-17, Band-7|K
        3 192 37|sbta178|Simulated brightness temperature for ABI GOES-17, Band-8|K
        3 192 38|sbta179|Simulated brightness temperature for ABI GOES-17, Band-9|K
        3 192 39|sbta1710|Simulated brightness temperature for ABI GOES-17, Band-10|K
        3 192 40|sbta1711|Simulated brightness temperature for ABI GOES-17, Band-11|K
        3 192 41|sbta1712|Simulated brightness temperature for ABI GOES-17, Band-12|K
        3 192 42|sbta1713|Simulated brightness temperature for ABI GOES-17, Band-13|K
        3 192 43|sbta1714|Simulated brightness temperature for ABI GOES-17, Band-14|K
        3 192 44|sbta1715|Simulated brightness temperature for ABI GOES-17, Band-15|K
        3 192 45|sbta1716|Simulated brightness temperature for ABI GOES-17, Band-16|K
        10 0 192|wstp|Wave steepness|
        10 0 193|wleng|Wave length|
        10 1 192|omlu|Ocean mixed layer U velocity|m s**-1
        10 1 193|omlv|Ocean mixed layer V velocity|m s**-1
        10 1 194|ubaro|Barotropic U velocity|m s**-1
        10 1 195|vbaro|Barotropic V velocity|m s**-1
        10 3 192|surge|Hurricane storm surge|m
        10 3 193|etsrg|Extratropical storm surge|m
        10 3 194|elev|Ocean surface elevation relative to geoid|m
        10 3 195|sshg|Sea surface height relative to geoid|m
        10 3 196|p2omlt|Ocean mixed layer potential density (reference 2000m)|kg m**-3
        10 3 197|aohflx|Net Air-Ocean heat flux|W m**-2
        10 3 198|ashfl|Assimilative heat flux|W m**-2
        10 3 199|sstt|Surface temperature trend|K day**-1
        10 3 200|ssst|Surface salinity trend|psu day**-1
        10 3 201|keng|Kinetic energy|J kg**-1
        10 3 202|sltfl|Salt flux|kg m**-2 s**-1
        10 3 203|lch|Heat exchange coefficient|
        10 3 242|tcsrg20|20% tropical cyclone storm surge exceedance|m
        10 3 243|tcsrg30|30% tropical cyclone storm surge exceedance|m
        10 3 244|tcsrg40|40% tropical cyclone storm surge exceedance|m
        10 3 245|tcsrg50|50% tropical cyclone storm surge exceedance|m
        10 3 246|tcsrg60|60% tropical cyclone storm surge exceedance|m
        10 3 247|tcsrg70|70% tropical cyclone storm surge exceedance|m
        10 3 248|tcsrg80|80% tropical cyclone storm surge exceedance|m
        10 3 249|tcsrg90|90% tropical cyclone storm surge exceedance|m
        10 3 250|etcwl|Extratropical storm surge combined surge and tide|m
        10 3 251|tide|Tide|m
        10 3 252|erosnp|Erosion occurrence probability|%
        10 3 253|owashp|Overwash occurrence probability|%
        10 4 192|wtmpc|3-D temperature|degC
        10 4 193|salin|3-D salinity|
        10 4 194|bkeng|Barotropic kinetic energy|J kg**-1
        10 4 195|dbss|Geometric depth below sea surface|m
        10 4 196|intfd|Interface depths|m
        10 4 197|ohc|Ocean heat content|J m**-2
        """
}
