import Foundation

/// Places the variables of a file on the earth.
///
/// In this order: rows and columns along parallels and meridians; the same about another pole; a map
/// projection (`grid_mapping`); longitudes and latitudes of each cell. Where a file has both a
/// projection and the places of the cells, they are compared, and the places count if they disagree.
struct GridFinder {
    private let header: NetCDFHeader
    private let finder: CoordinateFinder
    private let file: NetCDFFile

    /// Grids by what they are made of: most variables of a file share one.
    private var known: [Key: PlacedGrid] = [:]

    /// What was found wrong, one sentence each.
    private(set) var warnings: [String] = []

    private struct Key: Hashable {
        let dimensions: [Int32]
        let columns: Int?
        let rows: Int?
        let places: String?
        let mapping: String?
    }

    init(_ header: NetCDFHeader, finder: CoordinateFinder, file: NetCDFFile) {
        self.header = header
        self.finder = finder
        self.file = file
    }

    /// The grid of a variable; nil where a dimension of it is empty.
    mutating func grid(
        of variable: NetCDFVariable, axes: VariableAxes
    ) throws(WeatherDataError) -> PlacedGrid? {
        let key = Key(
            dimensions: variable.dimensions.map(\.id), columns: axes.x?.place, rows: axes.y?.place,
            places: axes.places?.longitudes.path, mapping: variable.text("grid_mapping"))
        if let grid = known[key] { return grid }
        guard let grid = try make(variable, axes) else { return nil }
        known[key] = grid
        return grid
    }

    private mutating func make(
        _ variable: NetCDFVariable, _ axes: VariableAxes
    ) throws(WeatherDataError) -> PlacedGrid? {
        guard let x = axes.x, let y = axes.y else { return try withoutMap(variable, axes) }
        let width = x.dimension.length
        let height = y.dimension.length
        guard width > 0, height > 0 else { return nil }
        func unplaced(_ kind: Grid.Kind, _ reason: String) -> PlacedGrid {
            PlacedGrid(
                grid: Grid(unplaced: kind, width: width, height: height, reason: reason),
                rows: y.place, columns: x.place)
        }
        guard width.multipliedReportingOverflow(by: height).overflow == false,
            width * height <= Grid.mostCells
        else { return unplaced(.init(rawValue: "regular"), "its fields have too many cells") }
        if let places = axes.places, places.longitudes.dimensions.count > 2 {
            return try moving(variable, axes, x, y)
        }
        var reason = "it names no map projection and no longitudes and latitudes"
        var candidate: PlacedGrid?
        if let columns = x.coordinate, let rows = y.coordinate {
            let mapping = mapping(of: variable, x: x, y: y)
            switch try placed(columns, rows, x: x, y: y, mapping: mapping, places: axes.places) {
            case .success(let grid):
                candidate = PlacedGrid(grid: grid, rows: y.place, columns: x.place)
            case .failure(let problem): reason = problem.sentence
            }
        }
        guard let places = axes.places, places.longitudes.dimensions.count == 2 else {
            return candidate ?? unplaced(.init(rawValue: "regular"), reason)
        }
        let mesh = try self.mesh(places, width: width, height: height, x: x, y: y)
        if let candidate, let mesh {
            let error = Self.difference(candidate.grid, mesh)
            if error <= 0.05 { return candidate }
            // Coordinates of a grid of their own (GRIB's 2-D places beside plain axes) decide.
            warnings.append(
                "'\(variable.path)': the longitudes and latitudes are \(Self.text(error)) cells from "
                    + "the grid's own axes; the longitudes and latitudes are used")
        }
        if let mesh {
            return PlacedGrid(grid: Grid(mesh: mesh), rows: y.place, columns: x.place)
        }
        return candidate ?? unplaced(.curvilinear, "its longitudes and latitudes are all missing")
    }

    private static func text(_ error: Double) -> String {
        error.isFinite ? String(format: "%.3g", error) : "many"
    }

    /// Why a grid can't be placed.
    private struct Problem: Error {
        let sentence: String
    }

    /// A grid of two axes.
    private func placed(
        _ columns: NetCDFVariable, _ rows: NetCDFVariable, x: VariableAxes.Dimension,
        y: VariableAxes.Dimension, mapping: GridMapping?,
        places: (longitudes: NetCDFVariable, latitudes: NetCDFVariable)?
    ) throws(WeatherDataError) -> Result<Grid, Problem> {
        let xs = try file.coordinates(columns)
        let ys = try file.coordinates(rows)
        if x.kind == .longitude, y.kind == .latitude {
            return Self.geographic(xs, ys)
        }
        switch mapping?.kind(metresPerUnit: Self.metres(of: columns) ?? 1) {
        case .geographic:
            return Self.geographic(xs, ys)
        case .rotated(let pole):
            guard let longitudes = Axis(centres: xs, period: 360),
                let latitudes = Axis(centres: ys, limits: -90...90)
            else {
                return .failure(.init(sentence: "its rotated axes don't rise or fall throughout"))
            }
            return .success(Grid(longitudes: longitudes, latitudes: latitudes, pole: pole))
        case .plane(let definitions, let height):
            let scaleX =
                Self.metres(of: columns) ?? (height.map { Self.isRadian(columns) ? $0 : 1 } ?? 1)
            let scaleY = Self.metres(of: rows) ?? (height.map { Self.isRadian(rows) ? $0 : 1 } ?? 1)
            guard let axisX = Axis(centres: xs.map { $0 * scaleX }),
                let axisY = Axis(centres: ys.map { $0 * scaleY })
            else { return .failure(.init(sentence: "its axes don't rise or fall throughout")) }
            return try projected(definitions, axisX, axisY, places: places, x: x, y: y)
        case nil:
            if x.kind == .gridLongitude || mapping != nil {
                return .failure(
                    .init(sentence: "its map projection ('grid_mapping') is not understood"))
            }
            return .failure(.init(sentence: "it names no map projection ('grid_mapping')"))
        }
    }

    private static func geographic(_ xs: [Double], _ ys: [Double]) -> Result<Grid, Problem> {
        guard ys.allSatisfy({ abs($0) <= 90.001 }) else {
            return .failure(.init(sentence: "its latitudes are not between -90 and 90"))
        }
        guard let latitudes = Axis(centres: ys, limits: -90...90) else {
            return .failure(.init(sentence: "its latitudes don't rise or fall throughout"))
        }
        guard let longitudes = Axis(centres: xs, period: 360) else {
            return .failure(.init(sentence: "its longitudes don't rise or fall throughout"))
        }
        return .success(Grid(longitudes: longitudes, latitudes: latitudes))
    }

    /// A grid in a plane; of several shapes of the earth the one that fits the places of the cells.
    private func projected(
        _ definitions: [String], _ axisX: Axis, _ axisY: Axis,
        places: (longitudes: NetCDFVariable, latitudes: NetCDFVariable)?,
        x: VariableAxes.Dimension, y: VariableAxes.Dimension
    ) throws(WeatherDataError) -> Result<Grid, Problem> {
        var best: (grid: Grid, error: Double)?
        var mesh: CurvilinearMesh?
        if definitions.count > 1, let places, places.longitudes.dimensions.count == 2 {
            mesh = try self.mesh(places, width: axisX.count, height: axisY.count, x: x, y: y)
        }
        for definition in definitions {
            guard let projection = try? Projection(definition) else { continue }
            let grid = Grid(projection: projection, x: axisX, y: axisY)
            guard let mesh else { return .success(grid) }
            let error = Self.difference(grid, mesh)
            // A likelier shape stays unless another fits clearly better.
            if error < (best?.error ?? .infinity) * 0.5 || best == nil { best = (grid, error) }
            if error < 1e-4 { break }
        }
        guard let best else {
            return .failure(.init(sentence: "PROJ doesn't know its map projection"))
        }
        return .success(best.grid)
    }

    /// How far apart two placings of the same cells are, in cells: the greatest at nine of them.
    private static func difference(_ grid: Grid, _ mesh: CurvilinearMesh) -> Double {
        var greatest = 0.0
        var count = 0
        for row in [0, mesh.height / 2, mesh.height - 1] {
            for column in [0, mesh.width / 2, mesh.width - 1] {
                let longitude = mesh.longitudes[row * mesh.width + column]
                let latitude = mesh.latitudes[row * mesh.width + column]
                guard longitude.isFinite, latitude.isFinite else { continue }
                count += 1
                guard let position = grid.position(of: longitude, latitude) else {
                    return .infinity
                }
                var dx = abs(position.x - Double(column))
                if grid.wrapsX { dx = min(dx, Double(mesh.width) - dx) }
                greatest = max(greatest, dx, abs(position.y - Double(row)))
            }
        }
        return count == 0 ? 0 : greatest
    }

    /// The places of all cells, in rows; nil where all are missing.
    private func mesh(
        _ places: (longitudes: NetCDFVariable, latitudes: NetCDFVariable), width: Int, height: Int,
        x: VariableAxes.Dimension, y: VariableAxes.Dimension
    ) throws(WeatherDataError) -> CurvilinearMesh? {
        let longitudes = try file.coordinates(places.longitudes)
        let latitudes = try file.coordinates(places.latitudes)
        let isTransposed = places.longitudes.dimensions.map(\.id).first == x.dimension.id
        return Self.mesh(
            longitudes, latitudes, width: width, height: height, isTransposed: isTransposed)
    }

    private static func mesh(
        _ longitudes: [Double], _ latitudes: [Double], width: Int, height: Int, isTransposed: Bool
    ) -> CurvilinearMesh? {
        guard longitudes.count == width * height, latitudes.count == width * height else {
            return nil
        }
        var longitudes = longitudes
        var latitudes = latitudes
        if isTransposed {
            longitudes = transposed(longitudes, rows: width, columns: height)
            latitudes = transposed(latitudes, rows: width, columns: height)
        }
        for index in longitudes.indices
        where !(abs(latitudes[index]) <= 90 && abs(longitudes[index]) <= 1080) {
            longitudes[index] = .nan
            latitudes[index] = .nan
        }
        guard longitudes.contains(where: \.isFinite) else { return nil }
        return CurvilinearMesh(
            width: width, height: height, longitudes: longitudes, latitudes: latitudes)
    }

    private static func transposed(_ values: [Double], rows: Int, columns: Int) -> [Double] {
        var result = values
        for row in 0..<rows {
            for column in 0..<columns {
                result[column * rows + row] = values[row * columns + column]
            }
        }
        return result
    }

    /// The most steps for which places that move are read.
    private static let mostMovingSteps = 2000

    /// Places that depend on time: one grid if they don't change, else one for each step (WRF's nests).
    private mutating func moving(
        _ variable: NetCDFVariable, _ axes: VariableAxes, _ x: VariableAxes.Dimension,
        _ y: VariableAxes.Dimension
    ) throws(WeatherDataError) -> PlacedGrid? {
        guard let places = axes.places else { return nil }
        let dimensions = places.longitudes.dimensions
        let width = x.dimension.length
        let height = y.dimension.length
        func none(_ reason: String) -> PlacedGrid {
            PlacedGrid(
                grid: Grid(unplaced: .curvilinear, width: width, height: height, reason: reason),
                rows: y.place, columns: x.place)
        }
        guard dimensions.count == 3, dimensions.suffix(2).map(\.id).contains(x.dimension.id),
            dimensions.suffix(2).map(\.id).contains(y.dimension.id),
            let place = variable.dimensions.firstIndex(where: { $0.id == dimensions[0].id })
        else { return none("its longitudes and latitudes have too many dimensions") }
        let steps = dimensions[0].length
        guard steps > 0 else { return nil }
        let isTransposed = dimensions[1].id == x.dimension.id
        var grids: [Grid] = []
        var last: (longitudes: [Double], latitudes: [Double])?
        // A file may say very many steps, a damaged one more than it has: beyond this many places, or
        // steps, the first ones count for all.
        let most = min(1 << 25, file.capacity)
        let limit = min(max(most / (width * height), 1), Self.mostMovingSteps)
        for step in 0..<min(steps, limit) {
            let start = [step, 0, 0]
            let count = [1, dimensions[1].length, dimensions[2].length]
            let longitudes = try file.coordinates(places.longitudes, start: start, count: count)
            let latitudes = try file.coordinates(places.latitudes, start: start, count: count)
            if let last, last.longitudes == longitudes, last.latitudes == latitudes,
                let grid = grids.last
            {
                grids.append(grid)
                continue
            }
            last = (longitudes, latitudes)
            guard
                let mesh = Self.mesh(
                    longitudes, latitudes, width: width, height: height, isTransposed: isTransposed)
            else { return none("its longitudes and latitudes are missing") }
            grids.append(Grid(mesh: mesh))
        }
        if steps > limit {
            warnings.append(
                "'\(variable.path)': the places of step \(limit) are used for the later ones"
            )
        }
        let isFixed = grids.allSatisfy { $0 == grids[0] }
        return PlacedGrid(
            grid: grids[0], rows: y.place, columns: x.place,
            moving: isFixed ? nil : (place, grids))
    }

    /// Values that have no rows and columns on a map: points, profiles, matrices.
    private func withoutMap(
        _ variable: NetCDFVariable, _ axes: VariableAxes
    ) throws(WeatherDataError) -> PlacedGrid? {
        var free = axes.others.filter { $0.kind == .other }
        free += [axes.y, axes.x].compactMap { $0 }
        free.sort { $0.place < $1.place }
        let columns = free.last
        let rows = free.count > 1 ? free[free.count - 2] : nil
        let width = columns?.dimension.length ?? 1
        let height = rows?.dimension.length ?? 1
        guard width > 0, height > 0 else { return nil }
        if free.isEmpty, let places = axes.places, places.longitudes.dimensions.isEmpty,
            let longitude = try file.coordinates(places.longitudes).first,
            let latitude = try file.coordinates(places.latitudes).first,
            case .success(let grid) = Self.geographic([longitude], [latitude])
        {
            return PlacedGrid(grid: grid, rows: nil, columns: nil)
        }
        let isMesh = variable.attributes["mesh"] != nil || variable.attributes["location"] != nil
        let reason: String
        if isMesh {
            reason = "it stands on an unstructured mesh"
        } else if free.isEmpty {
            reason = "it has no longitude and latitude"
        } else if axes.x != nil || axes.y != nil {
            reason = "it has one horizontal dimension only"
        } else {
            reason = "its values stand at single points, not on a grid"
        }
        return PlacedGrid(
            grid: Grid(
                unplaced: .init(rawValue: isMesh ? "unstructured_grid" : "points"), width: width,
                height: height, reason: reason),
            rows: rows?.place, columns: columns?.place)
    }

    /// The grid mapping that a variable names, or the only one of the file where its axes need one.
    private func mapping(
        of variable: NetCDFVariable, x: VariableAxes.Dimension, y: VariableAxes.Dimension
    ) -> GridMapping? {
        // The extended form names coordinates too: `crs: x y`.
        let words = variable.words("grid_mapping")
        for word in words {
            let name = word.hasSuffix(":") ? String(word.dropLast()) : word
            if let found = header.variable(named: name, seenFrom: variable.groups),
                words.count == 1 || word.hasSuffix(":")
            {
                return GridMapping(found)
            }
        }
        guard x.kind != .longitude else { return nil }
        let all = header.variables.filter { $0.attributes["grid_mapping_name"] != nil }
        return all.count == 1 ? GridMapping(all[0]) : nil
    }

    /// The metres of a coordinate's unit; nil where it has no unit of length.
    private static func metres(of variable: NetCDFVariable) -> Double? {
        guard let text = variable.text("units"), let unit = PhysicalUnit(parsing: text),
            let conversion = unit.conversion(to: .metres)
        else { return nil }
        return conversion.factor
    }

    private static func isRadian(_ variable: NetCDFVariable) -> Bool {
        variable.text("units").map { $0.lowercased().hasPrefix("rad") } ?? true
    }
}
