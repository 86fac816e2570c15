import Foundation

/// Reads grid definitions: WMO's templates 3.x (GRIB 2) and data representation types (GRIB 1).
struct GRIBGridReader {
    let handle: CodesHandle
    let edition: Int
    let kind: Grid.Kind
    let scan: GRIBScanMode

    /// Why a grid can't be placed.
    struct Unplaced: Error {
        let reason: String
    }

    /// How far apart two angles are that differ by one unit of the header, in degrees.
    var unit: Double { edition == 1 ? 1e-3 : 1e-6 }

    func grid() throws(Unplaced) -> Grid {
        if let flags = handle.int("scanningMode"), edition == 2, flags & 0x0F != 0 {
            throw Unplaced(reason: "its rows are offset from each other, which is not supported")
        }
        switch kind.rawValue {
        case "regular_ll": return try latitudeLongitude()
        case "rotated_ll": return try rotated(latitudes: nil)
        case "regular_gg": return try gaussian()
        case "rotated_gg":
            return try rotated(latitudes: gaussianAxis(rows: size("Nj"), gaussianLatitudes()))
        case "reduced_gg": return try reducedGaussian()
        case "reduced_ll", "unknown_PLPresent": return try reducedLatitudeLongitude()
        case "mercator", "lambert", "lambert_lam", "polar_stereographic", "albers",
            "lambert_azimuthal_equal_area", "transverse_mercator":
            return try projected()
        case "space_view": return try spaceView()
        case "unknown":
            let number = handle.int("gridDefinitionTemplateNumber")
            if number == 0, handle.int("PLPresent") == 1 {
                return try reducedLatitudeLongitude()
            }
            throw Unplaced(
                reason: "its grid definition template \(number.map(String.init) ?? "") is unknown")
        default:
            throw Unplaced(reason: Self.reason(kind.rawValue))
        }
    }

    // MARK: - Values of the header

    func size(_ key: String) throws(Unplaced) -> Int {
        guard let value = handle.int(key), value > 0, value < 1_000_000 else {
            throw Unplaced(reason: "its header has no sound \(key)")
        }
        return value
    }

    func value(_ key: String) throws(Unplaced) -> Double {
        if let value = handle.double(key) { return value }
        // Some templates have the angle in the header's unit only.
        guard key.hasSuffix("InDegrees"),
            let value = handle.double(String(key.dropLast("InDegrees".count)))
        else { throw Unplaced(reason: "its header has no \(key)") }
        return value * unit
    }

    func latitude(_ key: String) throws(Unplaced) -> Double {
        let value = try value(key)
        guard abs(value) <= 90 + unit else {
            throw Unplaced(reason: "its header has the latitude \(value)")
        }
        return min(max(value, -90), 90)
    }

    /// The number of values must be that of the cells.
    func check(_ count: Int) throws(Unplaced) {
        let points = handle.int("numberOfDataPoints") ?? handle.int("numberOfPoints") ?? count
        guard count == points else {
            throw Unplaced(
                reason: "its header speaks of \(points) points, and of \(count) cells")
        }
        guard count <= Grid.mostCells else {
            throw Unplaced(reason: "its \(count) cells are more than a field can have here")
        }
    }
}
