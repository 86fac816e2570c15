import WeatherData

/// The names of the centres that produce weather data, by their numbers in the WMO's common table C-11.
enum DataCentre {
    /// A centre's short name; `nil` for one that is not listed.
    static func name(of number: Int) -> String? {
        switch number {
        case 1, 2: "Bureau of Meteorology"
        case 7: "NCEP"
        case 8, 9: "NOAA National Weather Service"
        case 28: "IMD"
        case 34: "Japan Meteorological Agency"
        case 38, 39: "CMA"
        case 40, 41: "KMA"
        case 54: "Environment and Climate Change Canada"
        case 59: "NOAA"
        case 60: "NCAR"
        case 74, 75: "Met Office"
        case 78, 79: "Deutscher Wetterdienst"
        case 80, 81: "Italian Air Force Met Service"
        case 82, 83: "SMHI"
        case 84, 85: "Météo-France"
        case 86: "Finnish Meteorological Institute"
        case 88: "MET Norway"
        case 94: "DMI"
        case 98: "ECMWF"
        case 99: "KNMI"
        case 110: "HKO"
        case 161: "NOAA"
        case 173: "NASA"
        case 215: "MeteoSwiss"
        case 254: "EUMETSAT"
        default: nil
        }
    }

    /// The centre that made a variable, where its file says so.
    static func name(of variable: Variable) -> String? {
        switch variable.metadata.parameter {
        case .grib1(let centre, _, _)?, .grib2(let centre, _, _, _)?: name(of: centre)
        case nil: nil
        }
    }
}

extension FieldSeries {
    /// Whose data it is, for captions: the producing centre, else the file's name.
    var producer: String { variables.first.flatMap(DataCentre.name) ?? origin }
}
