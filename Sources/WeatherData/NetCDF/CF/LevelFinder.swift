/// Turns vertical coordinates into levels.
enum LevelFinder {
    /// The level of one value of a vertical coordinate.
    static func level(_ coordinate: NetCDFVariable, value: Double) -> Level? {
        guard value.isFinite else { return nil }
        let name = coordinate.name.lowercased()
        let standardName = coordinate.standardName ?? ""
        let units = coordinate.text("units") ?? ""
        let unit = PhysicalUnit(parsing: units)
        if let conversion = unit?.conversion(to: .hectopascals) {
            return Level(.pressure, value: rounded(conversion(value)), units: "hPa")
        }
        if let conversion = unit?.conversion(to: .metres) {
            let metres = rounded(conversion(value))
            return Level(lengthKind(name, standardName, coordinate), value: metres, units: "m")
        }
        // Pressures are often written without a unit.
        if ["plev", "pressure", "isobaric", "isobaricinhpa", "pressure_level"].contains(name),
            units.isEmpty
        {
            return Level(.pressure, value: value, units: "hPa")
        }
        return Level(.init(rawValue: kindName(name, standardName)), value: value)
    }

    /// The level of a step along a dimension that has no coordinate.
    static func level(_ dimension: NetCDFDimension, index: Int) -> Level {
        Level(.init(rawValue: kindName(dimension.name.lowercased(), "")), value: Double(index + 1))
    }

    private static func lengthKind(
        _ name: String, _ standardName: String, _ coordinate: NetCDFVariable
    ) -> Level.Kind {
        let positive = coordinate.text("positive")?.lowercased()
        if standardName == "depth" || name.contains("depth") || positive == "down" {
            let isSoil =
                name.contains("soil") || name.contains("below_land")
                || name.contains("depth_below_surface") || name.contains("ground")
            return isSoil ? .depthBelowGround : .depthBelowSea
        }
        if standardName == "altitude" || name.contains("altitude")
            || standardName == "height_above_mean_sea_level"
        {
            return .heightAboveSea
        }
        return .heightAboveGround
    }

    /// Names that ecCodes has too, so that a model's NetCDF and GRIB files read alike.
    private static func kindName(_ name: String, _ standardName: String) -> String {
        if standardName.contains("hybrid") || name == "hybrid" || name == "model_level" {
            return "hybrid"
        }
        if standardName == "model_level_number" || name.hasPrefix("bottom_top") || name == "lev" {
            return "generalVertical"
        }
        if standardName.contains("sigma") || name == "sigma" { return "sigma" }
        return name
    }

    /// A value without the noise that single precision and conversion leave: seven digits.
    private static func rounded(_ value: Double) -> Double {
        Double(String(Float(value))) ?? value
    }
}
