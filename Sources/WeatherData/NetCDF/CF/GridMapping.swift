/// Turns a CF grid mapping into a PROJ definition.
struct GridMapping: Sendable {
    /// What a mapping stands for.
    enum Kind: Sendable {
        /// Plain longitude and latitude.
        case geographic
        /// Longitude and latitude about another pole.
        case rotated(RotatedPole)
        /// A plane: definitions to try (they differ in the shape of the earth, where the file doesn't say
        /// it), and what coordinates are multiplied with first.
        case plane(definitions: [String], heightForRadians: Double?)
    }

    private let variable: NetCDFVariable

    /// Takes the variable with the mapping's attributes.
    init(_ variable: NetCDFVariable) {
        self.variable = variable
    }

    /// What the mapping stands for; nil where it can't be told.
    ///
    /// - Parameter metresPerUnit: The unit of the axes, which false easting and northing share.
    func kind(metresPerUnit: Double) -> Kind? {
        guard let name = variable.text("grid_mapping_name")?.lowercased() else { return written }
        switch name {
        case "latitude_longitude": return .geographic
        case "rotated_latitude_longitude":
            guard let latitude = number("grid_north_pole_latitude"),
                let longitude = number("grid_north_pole_longitude"), abs(latitude) <= 90
            else { return nil }
            return .rotated(
                RotatedPole(
                    northPoleLongitude: longitude, northPoleLatitude: latitude,
                    northPoleGridLongitude: number("north_pole_grid_longitude") ?? 0))
        default:
            guard let projection = projection(name) else { return written }
            let definitions = shapes.map { shape in
                "+proj=\(projection)\(origin(metresPerUnit)) \(shape) +units=m +no_defs"
            }
            let isAngular = name == "geostationary"
            return .plane(
                definitions: definitions,
                heightForRadians: isAngular ? number("perspective_point_height") : nil)
        }
    }

    /// A mapping that is written out as WKT or for PROJ.
    private var written: Kind? {
        for name in ["crs_wkt", "spatial_ref", "proj4", "proj4_params", "proj4text", "proj_string"]
        {
            guard let text = variable.text(name) else { continue }
            let isGeographic =
                text.contains("+proj=longlat") || text.contains("+proj=latlong")
                || text.hasPrefix("GEOGCS") || text.hasPrefix("GEOGCRS")
            return isGeographic
                ? .geographic : .plane(definitions: [text], heightForRadians: nil)
        }
        return nil
    }

    /// The projection and its own parameters, for PROJ.
    private func projection(_ name: String) -> String? {
        let latitude = "+lat_0=\(text("latitude_of_projection_origin") ?? "0")"
        let parallels = variable.attributes["standard_parallel"]?.numbers ?? []
        switch name {
        case "lambert_conformal_conic", "albers_conical_equal_area":
            guard let first = parallels.first else { return nil }
            let code = name.hasPrefix("lambert") ? "lcc" : "aea"
            let centre = text("longitude_of_central_meridian") ?? "0"
            return "\(code) \(latitude) +lon_0=\(centre) +lat_1=\(first) "
                + "+lat_2=\(parallels.count > 1 ? parallels[1] : first)"
        case "lambert_azimuthal_equal_area":
            return "laea \(latitude) +lon_0=\(text("longitude_of_projection_origin") ?? "0")"
        case "azimuthal_equidistant":
            return "aeqd \(latitude) +lon_0=\(text("longitude_of_projection_origin") ?? "0")"
        case "lambert_cylindrical_equal_area":
            return "cea +lon_0=\(text("longitude_of_central_meridian") ?? "0")"
                + (parallels.first.map { " +lat_ts=\($0)" } ?? "")
        case "mercator":
            let scale = number("scale_factor_at_projection_origin")
            let parallel = parallels.first.map { " +lat_ts=\($0)" }
            return "merc +lon_0=\(text("longitude_of_projection_origin") ?? "0")"
                + (parallel ?? scale.map { " +k_0=\($0)" } ?? "")
        case "polar_stereographic":
            return stereographic(parallels)
        case "stereographic":
            return "stere \(latitude) +lon_0=\(text("longitude_of_projection_origin") ?? "0")"
                + " +k_0=\(number("scale_factor_at_projection_origin") ?? 1)"
        case "transverse_mercator":
            return "tmerc \(latitude) +lon_0=\(text("longitude_of_central_meridian") ?? "0")"
                + " +k_0=\(number("scale_factor_at_central_meridian") ?? 1)"
        case "orthographic":
            return "ortho \(latitude) +lon_0=\(text("longitude_of_projection_origin") ?? "0")"
        case "sinusoidal":
            return "sinu +lon_0=\(text("longitude_of_projection_origin") ?? "0")"
        case "oblique_mercator":
            return "omerc \(latitude) +lonc=\(text("longitude_of_projection_origin") ?? "0")"
                + " +alpha=\(text("azimuth_of_central_line") ?? "0")"
                + " +k_0=\(number("scale_factor_at_projection_origin") ?? 1)"
        case "vertical_perspective":
            guard let height = number("perspective_point_height") else { return nil }
            return "nsper \(latitude) +lon_0=\(text("longitude_of_projection_origin") ?? "0")"
                + " +h=\(height)"
        case "geostationary":
            guard let height = number("perspective_point_height") else { return nil }
            return "geos +lon_0=\(text("longitude_of_projection_origin") ?? "0") +h=\(height)"
                + " +sweep=\(sweepAxis)"
        default:
            return nil
        }
    }

    private func stereographic(_ parallels: [Double]) -> String {
        let pole = number("latitude_of_projection_origin") ?? 90
        let centre =
            text("straight_vertical_longitude_from_pole")
            ?? text("longitude_of_projection_origin") ?? "0"
        let scale = number("scale_factor_at_projection_origin")
        let size = parallels.first.map { " +lat_ts=\($0)" } ?? " +k_0=\(scale ?? 1)"
        return "stere +lat_0=\(pole) +lon_0=\(centre)\(size)"
    }

    /// The axis that the instrument's sweep turns about; the fixed one is the other.
    private var sweepAxis: String {
        if let sweep = variable.text("sweep_angle_axis")?.lowercased() {
            return sweep == "x" ? "x" : "y"
        }
        return variable.text("fixed_angle_axis")?.lowercased() == "x" ? "y" : "x"
    }

    private func origin(_ metresPerUnit: Double) -> String {
        let east = (number("false_easting") ?? 0) * metresPerUnit
        let north = (number("false_northing") ?? 0) * metresPerUnit
        return east == 0 && north == 0 ? "" : " +x_0=\(east) +y_0=\(north)"
    }

    /// The shape of the earth; where the file says nothing, the usual ones, the likeliest first.
    private var shapes: [String] {
        if let major = number("semi_major_axis") ?? number("semi_major") {
            if let minor = number("semi_minor_axis") ?? number("semi_minor") {
                return ["+a=\(major) +b=\(minor)"]
            }
            if let flattening = number("inverse_flattening"), flattening > 0 {
                return ["+a=\(major) +rf=\(flattening)"]
            }
            return ["+R=\(major)"]
        }
        if let radius = number("earth_radius") { return ["+R=\(radius)"] }
        switch variable.text("reference_ellipsoid_name")?.lowercased() {
        case "grs 1980", "grs80", "grs_1980": return ["+ellps=GRS80"]
        case "wgs 84", "wgs84": return ["+ellps=WGS84"]
        default: break
        }
        return ["+ellps=WGS84"]
            + [6_371_229, 6_371_200, 6_370_997, 6_370_000, 6_367_470, 6_378_137].map { "+R=\($0)" }
    }

    private func number(_ name: String) -> Double? {
        variable.number(name).flatMap { $0.isFinite ? $0 : nil }
    }

    private func text(_ name: String) -> String? { number(name).map { "\($0)" } }
}
