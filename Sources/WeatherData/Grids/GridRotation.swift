import Foundation

/// How a grid's axes lie to east and north in each cell: what turns vectors that follow the grid.
///
/// The x axis is the direction in which the grid's own coordinate rises, whichever way the columns
/// are scanned, as WMO's code table 3.3 has it; the y axis is at a right angle to it.
public struct GridRotation: Sendable {
    /// The cosine of the angle from east to the x axis, counter-clockwise, for each cell by rows.
    public let cosines: [Float]

    /// The sine of that angle.
    public let sines: [Float]

    /// Works out the angles; nil where the axes run east and north, or the grid can't be placed.
    ///
    /// - Complexity: A look at each cell; on projected grids PROJ's inverse for each.
    public init?(_ grid: Grid) {
        let angle: (Int, Int) -> Double?
        switch grid.geometry {
        case .separable, .unplaced:
            return nil
        case .rotated(let x, let y, let pole):
            angle = { column, row in
                Self.angle(
                    longitude: x.coordinate(at: Double(column)),
                    latitude: y.coordinate(at: Double(row)), pole: pole)
            }
        case .projected(let x, let y, let projection):
            let cone = MeridianCone(projection.definition)
            angle = { column, row in
                let point = (
                    x: x.coordinate(at: Double(column)), y: y.coordinate(at: Double(row))
                )
                guard let cone else { return Self.angle(at: point, projection: projection) }
                return projection.unproject(x: point.x, y: point.y).map {
                    cone.angle(longitude: $0.longitude)
                }
            }
        case .curvilinear(let mesh):
            angle = { column, row in Self.angle(column: column, row: row, mesh: mesh) }
        }
        var cosines: [Float] = []
        var sines: [Float] = []
        cosines.reserveCapacity(grid.width * grid.height)
        sines.reserveCapacity(grid.width * grid.height)
        for row in 0..<grid.height {
            for column in 0..<grid.width {
                let value = angle(column, row) ?? .nan
                cosines.append(Float(cos(value)))
                sines.append(Float(sin(value)))
            }
        }
        self.cosines = cosines
        self.sines = sines
    }

    /// Turns components along the grid's axes to components to the east and north.
    ///
    /// - Precondition: There is a value for each cell.
    public func toEastNorth(u: [Float], v: [Float]) -> (east: [Float], north: [Float]) {
        precondition(u.count == cosines.count && v.count == cosines.count, "a value for each cell")
        var east = u
        var north = v
        for index in u.indices {
            east[index] = u[index] * cosines[index] - v[index] * sines[index]
            north[index] = u[index] * sines[index] + v[index] * cosines[index]
        }
        return (east, north)
    }

    // MARK: - Angles

    /// On a rotated sphere, the grid's north is the great circle to the rotated pole.
    private static func angle(
        longitude: Double, latitude: Double, pole: RotatedPole
    ) -> Double {
        let step = 1e-4
        let height = min(max(latitude, -90 + 2 * step), 90 - 2 * step)
        let width = step / cos(height * .pi / 180)
        let west = pole.geographic(longitude: longitude - width, latitude: height)
        let east = pole.geographic(longitude: longitude + width, latitude: height)
        return direction(from: west, to: east)
    }

    /// In the plane of a projection, from a small step along the x axis.
    private static func angle(
        at point: (x: Double, y: Double), projection: Projection
    ) -> Double? {
        let step = 10.0
        guard let west = projection.unproject(x: point.x - step, y: point.y),
            let east = projection.unproject(x: point.x + step, y: point.y)
        else { return nil }
        return direction(from: west, to: east)
    }

    private static func angle(column: Int, row: Int, mesh: CurvilinearMesh) -> Double? {
        let x = Double(column)
        let y = Double(row)
        let edges =
            mesh.wraps
            ? (x - 0.5, x + 0.5) : (max(x - 0.5, 0), min(x + 0.5, Double(mesh.width - 1)))
        let left = edges.0 < 0 ? edges.0 + Double(mesh.width) : edges.0
        guard let west = mesh.coordinate(x: left, y: y),
            let east = mesh.coordinate(x: edges.1, y: y)
        else { return nil }
        return direction(from: west, to: east)
    }

    /// The angle from east of the way between two near places.
    private static func direction(
        from west: (longitude: Double, latitude: Double),
        to east: (longitude: Double, latitude: Double)
    ) -> Double {
        // In the plane that touches the sphere half-way, free of trouble at the poles.
        let a = CurvilinearMesh.vector(longitude: west.longitude, latitude: west.latitude)
        let b = CurvilinearMesh.vector(longitude: east.longitude, latitude: east.latitude)
        let way = b - a
        let middle = (a + b) * 0.5
        let flat = hypot(middle.x, middle.y)
        let toEast = (way.y * middle.x - way.x * middle.y) / max(flat, 1e-300)
        let toNorth =
            way.z * flat - middle.z * (way.x * middle.x + way.y * middle.y) / max(flat, 1e-300)
        return atan2(toNorth, toEast)
    }
}
