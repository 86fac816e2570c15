import Foundation
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
    /// Whose data it is, for the small print: the producing centre, else what the file says, else its name.
    var producer: String {
        let credit = variables.first?.metadata.credit
        return variables.first.flatMap(DataCentre.name)
            ?? Self.short(credit?.institution) ?? Self.short(credit?.title) ?? origin
    }

    /// What the data are called, for titles: the producing centre, else the data set, else the file's name.
    var sourceTitle: String {
        let credit = variables.first?.metadata.credit
        return variables.first.flatMap(DataCentre.name)
            ?? Self.short(credit?.title) ?? Self.short(credit?.institution) ?? origin
    }

    /// A text that fits a caption; `nil` for longer ones, of which a part would say little.
    private static func short(_ text: String?) -> String? {
        guard let text else { return nil }
        if text.count <= 64 { return text }
        // “NOAA > National Oceanic and …”: what stands before the first sign of a list.
        let first = text.split(whereSeparator: { ">;,|".contains($0) }).first
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return first.flatMap { $0.count <= 64 && !$0.isEmpty ? $0 : nil }
    }
}
