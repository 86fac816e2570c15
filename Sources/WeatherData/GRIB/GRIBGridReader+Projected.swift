import Foundation

extension GRIBGridReader {
    /// Grids in the plane of a projection, which stand by their first point and their increments.
    func projected() throws(Unplaced) -> Grid {
        let width = try planeSize("Nx", "Ni")
        let height = try planeSize("Ny", "Nj")
        try check(width * height)
        let earth = EarthShape(handle, edition: edition)
        let projection: Projection
        do throws(WeatherDataError) {
            projection = try Projection(try definition(earth, width: width))
        } catch {
            throw Unplaced(reason: error.message)
        }
        let step = try steps()
        let start: (x: Double, y: Double)
        if kind.rawValue == "transverse_mercator" {
            start = (try metres("X1"), try metres("Y1"))
        } else {
            let latitude = try latitude("latitudeOfFirstGridPointInDegrees")
            let longitude = try value("longitudeOfFirstGridPointInDegrees")
            guard let point = projection.project(longitude: longitude, latitude: latitude) else {
                throw Unplaced(
                    reason: "its first point \(longitude), \(latitude) is outside its projection")
            }
            start = point
        }
        var period: Double?
        var first = start.x
        if kind.rawValue == "mercator" {
            let turn = try mercatorTurn(projection)
            period = turn
            // The projection's middle is the grid's, so that the first column is on the left of it.
            if first > turn / 2 { first -= turn }
        }
        return Grid(
            kind, projection: projection,
            x: Axis(
                first: first, step: scan.iNegative ? -step.x : step.x, count: width,
                period: period, tolerance: step.x * 0.01),
            y: Axis(first: start.y, step: scan.jPositive ? step.y : -step.y, count: height))
    }

    /// The number of columns or rows; ecCodes has two names for them.
    private func planeSize(_ first: String, _ second: String) throws(Unplaced) -> Int {
        if handle.int(first) != nil { return try size(first) }
        return try size(second)
    }

    /// How far it is once around the equator in the plane.
    private func mercatorTurn(_ projection: Projection) throws(Unplaced) -> Double {
        let middle = projection.definition.firstMatch(of: /lon_0=([-0-9.e]+)/).flatMap {
            Double($0.1)
        }
        guard let middle,
            let quarter = projection.project(longitude: middle + 90, latitude: 0)
        else { throw Unplaced(reason: "its projection has no equator") }
        return quarter.x * 4
    }

    private func definition(
        _ earth: EarthShape, width: Int
    ) throws(WeatherDataError) -> String {
        do {
            return try arguments(width: width) + " " + earth.arguments
        } catch {
            throw WeatherDataError(.unsupported, error.reason)
        }
    }

    private func arguments(width: Int) throws(Unplaced) -> String {
        switch kind.rawValue {
        case "mercator":
            let first = try value("longitudeOfFirstGridPointInDegrees")
            let last = handle.double("longitudeOfLastGridPointInDegrees") ?? first
            if let angle = handle.double("orientationOfTheGridInDegrees"), angle != 0 {
                throw Unplaced(reason: "its Mercator grid is turned, which is not supported")
            }
            let length = Axis.within(scan.iNegative ? first - last : last - first, period: 360)
            let middle = scan.iNegative ? first - length / 2 : first + length / 2
            return "+proj=merc +lat_ts=\(try latitude("LaDInDegrees")) "
                + "+lon_0=\(RotatedPole.normal(middle))"
        case "lambert", "lambert_lam":
            let first = try latitude("Latin1InDegrees")
            let second = try latitude("Latin2InDegrees")
            let base = handle.double("LaDInDegrees") ?? first
            return "+proj=lcc +lat_1=\(first) +lat_2=\(second) "
                + "+lat_0=\(abs(base) <= 90 ? base : first) +lon_0=\(try value("LoVInDegrees"))"
        case "polar_stereographic":
            let isSouth = (handle.int("projectionCentreFlag") ?? 0) & 0x80 != 0
            var scale = handle.double("LaDInDegrees") ?? 60
            if edition == 1 { scale = 60 }
            return "+proj=stere +lat_0=\(isSouth ? -90 : 90) "
                + "+lat_ts=\(isSouth ? -abs(scale) : abs(scale)) "
                + "+lon_0=\(try value("orientationOfTheGridInDegrees"))"
        case "albers":
            return "+proj=aea +lat_1=\(try latitude("Latin1InDegrees")) "
                + "+lat_2=\(try latitude("Latin2InDegrees")) "
                + "+lat_0=\(handle.double("LaDInDegrees") ?? 0) "
                + "+lon_0=\(try value("LoVInDegrees"))"
        case "lambert_azimuthal_equal_area":
            return "+proj=laea +lat_0=\(try latitude("standardParallelInDegrees")) "
                + "+lon_0=\(try value("centralLongitudeInDegrees"))"
        default:
            let scale = handle.double("scaleFactorAtReferencePoint") ?? 1
            return "+proj=tmerc +lat_0=\(try value("latitudeOfReferencePointInDegrees")) "
                + "+lon_0=\(try value("longitudeOfReferencePointInDegrees")) "
                + "+k_0=\(scale > 0 ? scale : 1) +x_0=\(try metres("XR")) +y_0=\(try metres("YR"))"
        }
    }

    /// The way between columns and between rows, in metres, without sign.
    private func steps() throws(Unplaced) -> (x: Double, y: Double) {
        let names = [
            ("DxInMetres", "DyInMetres"), ("DiInMetres", "DjInMetres"),
            ("DxInMeters", "DyInMeters"),
        ]
        for (first, second) in names {
            if let x = handle.double(first), let y = handle.double(second), x > 0, y > 0 {
                return (x, y)
            }
        }
        guard let x = handle.double("Dx") ?? handle.double("Di"),
            let y = handle.double("Dy") ?? handle.double("Dj"), x > 0, y > 0
        else { throw Unplaced(reason: "its header has no grid lengths") }
        let scale = edition == 2 ? 1e-3 : 1
        return (x * scale, y * scale)
    }

    /// A length that the transverse Mercator template counts in centimetres.
    private func metres(_ key: String) throws(Unplaced) -> Double {
        if let value = handle.double(key + "InMetres") { return value }
        return try value(key) / 100
    }
}
