extension LocalParameters {
    /// NCEP's own numbers for the atmosphere.
    static let ncepAtmosphere = """
        0 0 192|snohf|Snow phase change heat flux|W m**-2
        0 0 193|ttrad|Temperature tendency by all radiation|K s**-1
        0 0 194|rev|Relative error variance|
        0 0 195|lrghr|Large scale condensate heating rate|K s**-1
        0 0 196|cnvhr|Deep convective heating rate|K s**-1
        0 0 197|thflx|Total downward heat flux at surface|W m**-2
        0 0 198|ttdia|Temperature tendency by all physics|K s**-1
        0 0 199|ttphy|Temperature tendency by non-radiation physics|K s**-1
        0 0 200|tsd1d|Standard deviation of IR temperature over 1x1 deg. area|K
        0 0 201|shahr|Shallow convective heating rate|K s**-1
        0 0 202|vdfhr|Vertical diffusion heating rate|K s**-1
        0 0 203|thz0|Potential temperature at top of viscous sublayer|K
        0 0 204|tchp|Tropical cyclone heat potential|J m**-2 K**-1
        0 1 192|crain|Categorical rain|
        0 1 193|cfrzr|Categorical freezing rain|
        0 1 194|cicep|Categorical ice pellets|
        0 1 195|csnow|Categorical snow|
        0 1 196|cprat|Convective precipitation rate|kg m**-2 s**-1
        0 1 197|mconv|Horizontal moisture divergence|kg kg**-1 s**-1
        0 1 198|minrh|Minimum relative humidity|%
        0 1 199|pevap|Potential evaporation|kg m**-2
        0 1 200|pevpr|Potential evaporation rate|W m**-2
        0 1 201|snowc|Snow cover|%
        0 1 202|frain|Rain fraction of total liquid water|
        0 1 203|rime|Rime factor|
        0 1 204|tcolr|Total column integrated rain|kg m**-2
        0 1 205|tcols|Total column integrated snow|kg m**-2
        0 1 206|tipd|Total icing potential diagnostic|
        0 1 207|ncip|Number concentration for ice particles|
        0 1 208|snot|Snow temperature|K
        0 1 209|tclsw|Total column-integrated supercooled liquid water|kg m**-2
        0 1 210|tcolm|Total column-integrated melting ice|kg m**-2
        0 1 211|emnp|Evaporation less precipitation|cm day**-1
        0 1 212|sbsno|Sublimation (evaporation from snow)|W m**-2
        0 1 213|cnvmr|Deep convective moistening rate|kg kg**-1 s**-1
        0 1 214|shamr|Shallow convective moistening rate|kg kg**-1 s**-1
        0 1 215|vdfmr|Vertical diffusion moistening rate|kg kg**-1 s**-1
        0 1 216|condp|Condensation pressure of a parcel lifted from the indicated surface|Pa
        0 1 217|lrgmr|Large scale moistening rate|kg kg**-1 s**-1
        0 1 218|qz0|Specific humidity at top of viscous sublayer|kg kg**-1
        0 1 219|qmax|Maximum specific humidity at 2m|kg kg**-1
        0 1 220|qmin|Minimum specific humidity at 2m|kg kg**-1
        0 1 221|arain|Liquid precipitation (rainfall)|kg m**-2
        0 1 222|snowt|Snow temperature, depth-avg|K
        0 1 223|apcpn|Total precipitation (nearest grid point)|kg m**-2
        0 1 224|acpcpn|Convective precipitation (nearest grid point)|kg m**-2
        0 1 225|frzr|Freezing rain|kg m**-2
        0 1 226|wx|Weather string|
        0 1 227|frozr|Frozen rain|kg m**-2
        0 1 228|ficeac|Flat ice accumulation (FRAM)|kg m**-2
        0 1 229|liceac|Line ice accumulation (FRAM)|kg m**-2
        0 1 230|slacc|Sleet accumulation|kg m**-2
        0 1 231|ppindx|Precipitation potential index|%
        0 1 232|probcip|Probability cloud ice present|%
        0 1 233|snowlr|Snow liquid ratio|kg kg**-1
        0 1 241|tsnow|Total snow|kg m**-2
        0 1 242|rhpw|Relative humidity with respect to precipitable water|%
        0 2 192|vwsh|Vertical speed shear|s**-1
        0 2 193|mflx|Horizontal momentum flux|N m**-2
        0 2 194|ustm|U-Component storm motion|m s**-1
        0 2 195|vstm|V-Component storm motion|m s**-1
        0 2 196|cd|Drag coefficient|
        0 2 197|fricv|Frictional velocity|m s**-1
        0 2 198|lauv|Latitude of U wind component of velocity|degrees
        0 2 199|louv|Longitude of U wind component of velocity|degrees
        0 2 200|lavv|Latitude of V wind component of velocity|degrees
        0 2 201|lovv|Longitude of V wind component of velocity|degrees
        0 2 202|lapp|Latitude of pressure point|degrees
        0 2 203|lopp|Longitude of pressure point|degrees
        0 2 204|vedh|Vertical eddy diffusivity heat exchange|m**2 s**-1
        0 2 205|covmz|Covariance between meridional and zonal components of the wind|m**2 s**-2
        0 2 206|covtz|Covariance between temperature and zonal components of the wind|K m s**-1
        0 2 207|covtm|Covariance between temperature and meridional components of the wind|K m s**-1
        0 2 208|vdfua|Vertical diffusion zonal acceleration|m s**-2
        0 2 209|vdfva|Vertical diffusion meridional acceleration|m s**-2
        0 2 210|gwdu|Gravity wave drag zonal acceleration|m s**-2
        0 2 211|gwdv|Gravity wave drag meridional acceleration|m s**-2
        0 2 212|cnvu|Convective zonal momentum mixing acceleration|m s**-2
        0 2 213|cnvv|Convective meridional momentum mixing acceleration|m s**-2
        0 2 214|wtend|Tendency of vertical velocity|m s**-2
        0 2 215|omgalf|Omega (Dp/Dt) divide by density|K
        0 2 216|cngwdu|Convective gravity wave drag zonal acceleration|m s**-2
        0 2 217|cngwdv|Convective gravity wave drag meridional acceleration|m s**-2
        0 2 218|lmv|Velocity point model surface|
        0 2 219|pvmww|Potential vorticity (mass-weighted)|m s**-1
        0 2 220|maxuvv|Hourly maximum of downward vertical velocity in the lowest 400hPa|m s**-1
        0 2 221|maxdvv|Hourly maximum of downward vertical velocity|m s**-1
        0 2 222|maxuw|U component of hourly maximum 10m wind speed|m s**-1
        0 2 223|maxvw|V component of hourly maximum 10m wind speed|m s**-1
        0 2 224|vrate|Ventilation rate|m**2 s**-1
        0 2 225|trwspd|Transport wind speed|m s**-1
        0 2 226|trwdir|Transport wind direction|degrees
        0 2 227|toa10|Earliest reasonable arrival time (10% exceedance)|s
        0 2 228|toa50|Most likely arrival time (50% exceedance)|s
        0 2 229|tod50|Most likely departure time (50% exceedance)|s
        0 2 230|tod90|Latest reasonable departure time (90% exceedance)|s
        0 3 192|mslet|MSLP (Eta model reduction)|Pa
        0 3 193|5wavh|5-Wave geopotential height|gpm
        0 3 194|u-gwd|Zonal flux of gravity wave stress|N m**-2
        0 3 195|v-gwd|Meridional flux of gravity wave stress|N m**-2
        0 3 196|hpbl|Planetary boundary layer height|m
        0 3 197|5wava|5-Wave geopotential height anomaly|gpm
        0 3 198|mslma|MSLP (MAPS system reduction)|Pa
        0 3 199|tslsa|3-hr pressure tendency (std. atmosphere reduction)|Pa s**-1
        0 3 200|plpl|Pressure of level from which parcel was lifted|Pa
        0 3 201|lpsx|X-gradiant of log pressure|m**-1
        0 3 202|lpsy|Y-gradiant of log pressure|m**-1
        0 3 203|hgtx|X-gradiant of height|m**-1
        0 3 204|hgty|Y-gradiant of height|m**-1
        0 3 205|layth|Layer thickness|m
        0 3 206|nlgsp|Natural log of surface pressure|ln(kPa)
        0 3 207|cnvumf|Convective updraft mass flux|kg m**-2 s**-1
        0 3 208|cnvdmf|Convective downdraft mass flux|kg m**-2 s**-1
        0 3 209|cnvdemf|Convective detrainment mass flux|kg m**-2 s**-1
        0 3 210|lmh|Mass point model surface|
        0 3 211|hgtn|Geopotential height (nearest grid point)|gpm
        0 3 212|presn|Pressure (nearest grid point)|Pa
        0 3 213|orconv|Orographic convexity|
        0 3 214|orasw|Orographic asymmetry, w component|
        0 3 215|orass|Orographic asymmetry, s component|
        0 3 216|orassw|Orographic asymmetry, SW component|
        0 3 217|orasnw|Orographic asymmetry, NW component|
        0 3 218|orlsw|Orographic length scale, w component|
        0 3 219|orlss|Orographic length scale, s component|
        0 3 220|orlssw|Orographic length scale, SW component|
        0 3 221|orlsnw|Orographic length scale, NW component|
        0 4 192|dswrf|Downward shortwave radiation flux|W m**-2
        0 4 193|uswrf|Upward shortwave radiation flux|W m**-2
        0 4 194|duvb|UV-B downward solar flux|W m**-2
        0 4 195|cduvb|Clear sky UV-B downward solar flux|W m**-2
        0 4 196|csdsf|Clear sky downward solar flux|W m**-2
        0 4 197|swhr|Solar radiative heating rate|K s**-1
        0 4 198|csusf|Clear sky upward solar flux|W m**-2
        0 4 199|cfnsf|Cloud forcing net solar flux|W m**-2
        0 4 200|vbdsf|Visible beam downward solar flux|W m**-2
        0 4 201|vddsf|Visible diffuse downward solar flux|W m**-2
        0 4 202|nbdsf|Near IR beam downward solar flux|W m**-2
        0 4 203|nddsf|Near IR diffuse downward solar flux|W m**-2
        0 4 204|dtrf|Downward total radiation flux|W m**-2
        0 4 205|utrf|Upward total radiation flux|W m**-2
        0 5 192|dlwrf|Downward longwave radiation flux|W m**-2
        0 5 193|ulwrf|Upward longwave radiation flux|W m**-2
        0 5 194|lwhr|Longwave radiative heating rate|K s**-1
        0 5 195|csulf|Clear sky upward longwave flux|W m**-2
        0 5 196|csdlf|Clear sky downward longwave flux|W m**-2
        0 5 197|cfnlf|Cloud forcing net longwave flux|W m**-2
        0 6 192|cdlyr|Non-Convective cloud cover|%
        0 6 193|cwork|Cloud work function|J kg**-1
        0 6 194|cuefi|Convective cloud efficiency|
        0 6 195|tcond|Total condensate|kg kg**-1
        0 6 196|tcolw|Total Column-Integrated cloud water|kg m**-2
        0 6 197|tcoli|Total Column-Integrated cloud ice|kg m**-2
        0 6 198|tcolc|Total Column-Integrated condensate|kg m**-2
        0 6 199|fice|Ice fraction of total condensate|
        0 6 200|mflux|Convective cloud mass flux|Pa s**-1
        0 6 201|sunsd|Sunshine duration|s
        0 7 192|lftx|Surface lifted index|K
        0 7 193|4lftx|Best (4 layer) lifted index|K
        0 7 194|ri|Richardson number|
        0 7 195|cwdi|Convective weather detection index|
        0 7 196|uvi|Ultraviolet index|W m**-2
        0 7 197|uphl|Updraft helicity|m**2 s**-2
        0 7 198|lai|Leaf area index|
        0 7 199|mxuphl|Hourly maximum of updraft helicity over layer 2km to 5 km AGL|m**2 s**-2
        0 7 200|mnuphl|Hourly minimum of updraft helicity|m**2 s**-2
        0 7 201|bneglay|Bourgouin negative energy layer (surface to freezing level)|J kg**-1
        0 7 202|bposelay|Bourgouin positive energy layer (2k ft AGL to 400 hpa)|J kg**-1
        """
}
