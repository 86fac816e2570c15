/// Where the values of a field stand on the earth.
///
/// Cells count by column `x` and row `y` from 0, in the order of the field's values; a cell's centre
/// is at whole numbers. Longitudes and latitudes are in degrees, in double precision.
public struct Grid: Hashable, Sendable {
    /// The kinds of grid, by the names that ecCodes uses; open.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name of the kind, such as `regular_ll`.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Rows along parallels and columns along meridians.
        public static let regularLatitudeLongitude = Kind(rawValue: "regular_ll")
        /// The same about a pole that stands elsewhere.
        public static let rotatedLatitudeLongitude = Kind(rawValue: "rotated_ll")
        /// Rows at Gaussian latitudes.
        public static let regularGaussian = Kind(rawValue: "regular_gg")
        /// Rows at Gaussian latitudes, with fewer points towards the poles.
        public static let reducedGaussian = Kind(rawValue: "reduced_gg")
        /// Evenly spaced rows with fewer points towards the poles.
        public static let reducedLatitudeLongitude = Kind(rawValue: "reduced_ll")
        /// Evenly spaced in the plane of a map projection.
        public static let projected = Kind(rawValue: "projected")
        /// Each cell has a longitude and a latitude of its own.
        public static let curvilinear = Kind(rawValue: "curvilinear")
    }

    /// How positions are found.
    enum Geometry: Hashable, Sendable {
        /// Longitude depends on the column alone, latitude on the row alone.
        case separable(x: Axis, y: Axis, reduced: ReducedRows?)
        case rotated(x: Axis, y: Axis, pole: RotatedPole)
        case projected(x: Axis, y: Axis, projection: Projection)
        case curvilinear(CurvilinearMesh)
        case unplaced(reason: String)
    }

    /// The kind of grid.
    public let kind: Kind

    /// The number of columns; on reduced grids that of the longest row.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// How many values the file has for a field: `width * height`, fewer on reduced grids.
    public let pointCount: Int

    let geometry: Geometry

    private init(_ kind: Kind, width: Int, height: Int, pointCount: Int, geometry: Geometry) {
        precondition(width > 0 && height > 0, "a grid has cells")
        self.kind = kind
        self.width = width
        self.height = height
        self.pointCount = pointCount
        self.geometry = geometry
    }

    /// A grid of meridians and parallels.
    ///
    /// - Parameters:
    ///   - kind: What the grid is called.
    ///   - longitudes: The columns, in degrees, with a period of 360.
    ///   - latitudes: The rows, in degrees.
    public init(
        _ kind: Kind = .regularLatitudeLongitude, longitudes: Axis, latitudes: Axis
    ) {
        self.init(
            kind, width: longitudes.count, height: latitudes.count,
            pointCount: longitudes.count * latitudes.count,
            geometry: .separable(x: longitudes, y: latitudes, reduced: nil))
    }

    /// A reduced grid: rows of unequal length, drawn out to the given columns.
    public init(_ kind: Kind, rows: ReducedRows, longitudes: Axis, latitudes: Axis) {
        precondition(rows.rows.count == latitudes.count, "a length for each row")
        self.init(
            kind, width: longitudes.count, height: latitudes.count, pointCount: rows.pointCount,
            geometry: .separable(x: longitudes, y: latitudes, reduced: rows))
    }

    /// A grid of meridians and parallels about another pole.
    public init(
        _ kind: Kind = .rotatedLatitudeLongitude, longitudes: Axis, latitudes: Axis,
        pole: RotatedPole
    ) {
        self.init(
            kind, width: longitudes.count, height: latitudes.count,
            pointCount: longitudes.count * latitudes.count,
            geometry: .rotated(x: longitudes, y: latitudes, pole: pole))
    }

    /// A grid in the plane of a map projection.
    ///
    /// - Parameters:
    ///   - kind: What the grid is called.
    ///   - projection: The map projection.
    ///   - x: The columns, in the projection's unit (mostly metres).
    ///   - y: The rows.
    public init(_ kind: Kind = .projected, projection: Projection, x: Axis, y: Axis) {
        self.init(
            kind, width: x.count, height: y.count, pointCount: x.count * y.count,
            geometry: .projected(x: x, y: y, projection: projection))
    }

    /// A grid whose cells have a longitude and latitude each.
    public init(_ kind: Kind = .curvilinear, mesh: CurvilinearMesh) {
        self.init(
            kind, width: mesh.width, height: mesh.height, pointCount: mesh.width * mesh.height,
            geometry: .curvilinear(mesh))
    }

    /// Values that can't be placed on a map.
    ///
    /// - Parameters:
    ///   - kind: What the grid is called.
    ///   - width: How many columns there are.
    ///   - height: How many rows there are.
    ///   - reason: A sentence that says why.
    public init(unplaced kind: Kind, width: Int, height: Int, reason: String) {
        self.init(
            kind, width: width, height: height, pointCount: width * height,
            geometry: .unplaced(reason: reason))
    }

    /// Why the grid can't be placed on a map; nil where it can.
    public var unplacedReason: String? {
        if case .unplaced(let reason) = geometry { return reason }
        return nil
    }

    /// The rows of a reduced grid; nil for others.
    public var reducedRows: ReducedRows? {
        if case .separable(_, _, let rows) = geometry { return rows }
        return nil
    }

    /// The columns and rows, where longitude depends on the column alone and latitude on the row.
    public var separableAxes: (longitudes: Axis, latitudes: Axis)? {
        if case .separable(let x, let y, _) = geometry { return (x, y) }
        return nil
    }

    /// Whether the last column's neighbour is the first one.
    public var wrapsX: Bool {
        switch geometry {
        case .separable(let x, _, _), .rotated(let x, _, _): x.wraps
        case .projected(let x, _, _): x.wraps
        case .curvilinear(let mesh): mesh.wraps
        case .unplaced: false
        }
    }

    /// The projection of a projected grid, as a PROJ string or WKT; nil for others.
    public var projection: Projection? {
        if case .projected(_, _, let projection) = geometry { return projection }
        return nil
    }
}
