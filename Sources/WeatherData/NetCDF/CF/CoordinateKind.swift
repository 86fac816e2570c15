/// What a coordinate variable counts along its dimension.
enum CoordinateKind: Hashable, Sendable {
    case longitude
    case latitude
    case gridLongitude
    case gridLatitude
    case projectionX
    case projectionY
    case time
    /// When a run began.
    case runTime
    /// The time since a run began.
    case leadTime
    case vertical
    case member
    /// Something else, such as a wavelength or a station.
    case other

    /// Whether it runs along the columns of a map.
    var isX: Bool { self == .longitude || self == .gridLongitude || self == .projectionX }

    /// Whether it runs along the rows of a map.
    var isY: Bool { self == .latitude || self == .gridLatitude || self == .projectionY }

    /// Whether it is about time.
    var isTime: Bool { self == .time || self == .runTime || self == .leadTime }

    /// Recognises a variable by what CF and its elder conventions say, and at last by its name.
    init(of variable: NetCDFVariable) {
        self =
            Self.byStandardName(variable) ?? Self.byUnits(variable) ?? Self.byAxis(variable)
            ?? Self.byName(variable.name).flatMap { Self.fits($0, variable) ? $0 : nil } ?? .other
    }

    /// Whether the unit allows what the name says: `T` in Celsius is no time.
    private static func fits(_ kind: CoordinateKind, _ variable: NetCDFVariable) -> Bool {
        guard let units = variable.text("units")?.lowercased() else { return true }
        switch kind {
        case .time, .runTime, .leadTime:
            return CFTimeUnits.step(units) != nil || units.contains("time")
        case .longitude, .latitude, .gridLongitude, .gridLatitude:
            return units.hasPrefix("deg") || units.hasPrefix("rad") || units == "°"
        default:
            return true
        }
    }

    /// Whether the name alone makes a coordinate of it, for dimensions without a variable.
    init?(dimensionName name: String) {
        guard let kind = Self.byName(name) else { return nil }
        self = kind
    }

    private static func byStandardName(_ variable: NetCDFVariable) -> CoordinateKind? {
        guard let name = variable.standardName else { return nil }
        switch name {
        case "longitude": return .longitude
        case "latitude": return .latitude
        case "grid_longitude": return .gridLongitude
        case "grid_latitude": return .gridLatitude
        case "projection_x_coordinate", "projection_x_angular_coordinate": return .projectionX
        case "projection_y_coordinate", "projection_y_angular_coordinate": return .projectionY
        case "time": return .time
        case "forecast_reference_time": return .runTime
        case "forecast_period": return .leadTime
        case "realization": return .member
        case "height", "altitude", "depth", "air_pressure", "model_level_number",
            "air_potential_temperature", "geopotential_height", "height_above_mean_sea_level",
            "height_above_geopotential_datum", "height_above_reference_ellipsoid":
            return .vertical
        default:
            let isVertical =
                name.hasPrefix("atmosphere_") || name.hasPrefix("ocean_")
                || name.hasPrefix("depth_") || name.hasPrefix("height_")
            return isVertical && name.hasSuffix("_coordinate") ? .vertical : nil
        }
    }

    private static func byUnits(_ variable: NetCDFVariable) -> CoordinateKind? {
        guard let units = variable.text("units")?.lowercased() else { return nil }
        switch units {
        case "degrees_north", "degree_north", "degree_n", "degrees_n", "degreen", "degreesn":
            return .latitude
        case "degrees_east", "degree_east", "degree_e", "degrees_e", "degreee", "degreese":
            return .longitude
        default: break
        }
        if units.contains(" since ") || units.hasPrefix("day as %y%m%d") {
            return isRunName(variable.name) ? .runTime : .time
        }
        return nil
    }

    private static func byAxis(_ variable: NetCDFVariable) -> CoordinateKind? {
        switch variable.text("_CoordinateAxisType") {
        case "Lat": return .latitude
        case "Lon": return .longitude
        case "GeoX": return .projectionX
        case "GeoY": return .projectionY
        case "Time": return .time
        case "RunTime": return .runTime
        case "Height", "Pressure", "GeoZ": return .vertical
        case "Ensemble": return .member
        default: break
        }
        let axis =
            variable.text("axis")?.lowercased() ?? variable.text("cartesian_axis")?.lowercased()
        switch axis {
        case "x": return byName(variable.name).flatMap { $0.isX ? $0 : nil } ?? .projectionX
        case "y": return byName(variable.name).flatMap { $0.isY ? $0 : nil } ?? .projectionY
        case "t": return .time
        case "z": return .vertical
        case "e": return .member
        default: break
        }
        let positive = variable.text("positive")?.lowercased()
        return positive == "up" || positive == "down" ? .vertical : nil
    }

    private static func isRunName(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("reftime") || name.contains("reference_time")
            || name.contains("forecast_reference") || name.contains("run")
            || name.hasPrefix("analysis")
    }

    private static func byName(_ name: String) -> CoordinateKind? {
        let name = name.lowercased()
        switch name {
        case "lon", "longitude", "lons", "long", "nav_lon", "xlong", "xlong_m", "xlong_u",
            "xlong_v", "g0_lon_1", "g0_lon_2", "g0_lon_3", "clon", "xlon", "glon":
            return .longitude
        case "lat", "latitude", "lats", "nav_lat", "xlat", "xlat_m", "xlat_u", "xlat_v",
            "g0_lat_0", "g0_lat_1", "g0_lat_2", "clat", "glat":
            return .latitude
        case "rlon", "grid_longitude": return .gridLongitude
        case "rlat", "grid_latitude": return .gridLatitude
        case "x", "xc", "easting", "west_east", "projection_x_coordinate", "xgrid_0":
            return .projectionX
        case "y", "yc", "northing", "south_north", "projection_y_coordinate", "ygrid_0":
            return .projectionY
        case "time", "times", "valid_time", "validtime", "valtime", "t", "timestep", "time_counter",
            "xtime", "forecast_time0", "initial_time0_hours":
            return .time
        case "reftime", "forecast_reference_time", "run", "init_time", "analysis_time":
            return .runTime
        case "step", "forecast_period", "leadtime", "lead_time", "forecast_hour": return .leadTime
        case "level", "levels", "lev", "plev", "pressure", "isobaric", "isobaricinhpa", "height",
            "altitude", "alt", "depth", "z", "pressure_level", "model_level", "hybrid", "sigma",
            "bottom_top", "bottom_top_stag", "heightaboveground", "soil_layers_stag",
            "depthbelowlandlayer", "nav_lev", "deptht", "lv_isbl0":
            return .vertical
        case "number", "ens", "ensemble", "member", "members", "realization": return .member
        default: break
        }
        for (prefix, kind) in prefixes where name.hasPrefix(prefix) { return kind }
        return nil
    }

    private static let prefixes: [(String, CoordinateKind)] = [
        ("isobaric", .vertical), ("height_above", .vertical), ("depth_below", .vertical),
        ("altitude_above", .vertical), ("pressure_difference", .vertical), ("lv_", .vertical),
        ("ensemble", .member),
    ]
}
