import Foundation

extension GRIBGridReader {
    /// The view from a satellite above the equator, WMO's template 3.90.
    ///
    /// Columns and rows are even in the angle of view; PROJ's `geos` counts that angle times the
    /// satellite's height, with the sweep of Meteosat's cameras.
    func spaceView() throws(Unplaced) -> Grid {
        let width = try size("Nx")
        let height = try size("Ny")
        try check(width * height)
        let earth = EarthShape(handle, edition: edition)
        guard (handle.double("latitudeOfSubSatellitePointInDegrees") ?? 0) == 0 else {
            throw Unplaced(reason: "its satellite does not stand above the equator")
        }
        let longitude = try value("longitudeOfSubSatellitePointInDegrees")
        // The distance from the earth's centre, in millionths of the equator's radius.
        let distance = try value("Nr") * 1e-6
        guard distance > 1, distance < 1000 else {
            throw Unplaced(reason: "its view is from no height, which is not supported")
        }
        let above = (distance - 1) * earth.major
        let diameter = 2 * asin(1 / distance) * above
        let across = try value("dx")
        let down = try value("dy")
        guard across > 0, down > 0 else {
            throw Unplaced(reason: "its header has no size of the earth's disc")
        }
        let dx = diameter / across
        let dy = diameter / down * (earth.minor / earth.major)
        let x = try value("XpInGridLengths") - (handle.double("Xo") ?? 0)
        let y = try value("YpInGridLengths") - (handle.double("Yo") ?? 0)
        let projection: Projection
        do throws(WeatherDataError) {
            projection = try Projection(
                "+proj=geos +h=\(above) +lon_0=\(longitude) +sweep=y \(earth.arguments)")
        } catch {
            throw Unplaced(reason: error.message)
        }
        // The sub-satellite point's indices count in the direction of the scan.
        let signX: Double = scan.iNegative ? -1 : 1
        let signY: Double = scan.jPositive ? 1 : -1
        return Grid(
            kind, projection: projection,
            x: Axis(first: -x * dx * signX, step: dx * signX, count: width),
            y: Axis(first: -y * dy * signY, step: dy * signY, count: height))
    }
}
