import Foundation

extension Grid {
    /// The position of a place, in cells; nil outside the grid.
    ///
    /// A grid reaches half a cell past its outer centres: `x` is from -0.5 to `width - 0.5`, and from
    /// 0 to less than `width` where columns wrap. Longitudes may be given in any turn.
    ///
    /// - Complexity: Constant; logarithmic in the axis where its coordinates are listed.
    public func position(of longitude: Double, _ latitude: Double) -> (x: Double, y: Double)? {
        guard longitude.isFinite, abs(latitude) <= 90 else { return nil }
        switch geometry {
        case .separable(let x, let y, _):
            guard let row = y.position(of: latitude), let column = x.position(of: longitude) else {
                return nil
            }
            return (column, row)
        case .rotated(let x, let y, let pole):
            let place = pole.rotated(longitude: longitude, latitude: latitude)
            guard let row = y.position(of: place.latitude),
                let column = x.position(of: place.longitude)
            else { return nil }
            return (column, row)
        case .projected(let x, let y, let projection):
            guard let point = projection.project(longitude: longitude, latitude: latitude),
                let row = y.position(of: point.y), let column = x.position(of: point.x)
            else { return nil }
            return (column, row)
        case .curvilinear(let mesh):
            return mesh.position(longitude: longitude, latitude: latitude)
        case .unplaced:
            return nil
        }
    }

    /// The place of a position; nil where there is no such place, as beside the earth's disc.
    ///
    /// - Returns: Longitude from -180 to less than 180, and latitude, in degrees.
    public func coordinate(
        atX x: Double, y: Double
    ) -> (longitude: Double, latitude: Double)? {
        switch geometry {
        case .separable(let columns, let rows, _):
            return (
                RotatedPole.normal(columns.coordinate(at: x)),
                min(max(rows.coordinate(at: y), -90), 90)
            )
        case .rotated(let columns, let rows, let pole):
            return pole.geographic(
                longitude: columns.coordinate(at: x),
                latitude: min(max(rows.coordinate(at: y), -90), 90))
        case .projected(let columns, let rows, let projection):
            return projection.unproject(
                x: columns.coordinate(at: x), y: rows.coordinate(at: y))
        case .curvilinear(let mesh):
            return mesh.coordinate(x: x, y: y)
        case .unplaced:
            return nil
        }
    }

    /// The positions of many places at once: cheaper than one by one on projected grids.
    public func positions(
        of places: [(longitude: Double, latitude: Double)]
    ) -> [(x: Double, y: Double)?] {
        guard case .projected(let x, let y, let projection) = geometry else {
            return places.map { position(of: $0.longitude, $0.latitude) }
        }
        return projection.project(places).map { point in
            guard let point, let row = y.position(of: point.y), let column = x.position(of: point.x)
            else { return nil }
            return (column, row)
        }
    }

    /// Whether the north pole is within the grid.
    public var containsNorthPole: Bool { position(of: 0, 90) != nil }

    /// Whether the south pole is within the grid.
    public var containsSouthPole: Bool { position(of: 0, -90) != nil }
}
