/// Finds the coordinates of a file's variables: those of dimensions, those that variables name, and those
/// that are known by their names.
struct CoordinateFinder: Sendable {
    private let header: NetCDFHeader

    /// Kinds by place in the header, so that each is recognised once.
    private let kinds: [String: CoordinateKind]

    /// Paths of variables that serve others and are no data themselves.
    private let servants: Set<String>

    /// Looks through a header.
    init(_ header: NetCDFHeader) {
        self.header = header
        var kinds: [String: CoordinateKind] = [:]
        var servants: Set<String> = []
        for variable in header.variables {
            kinds[variable.path] = CoordinateKind(of: variable)
            let names =
                [
                    "bounds", "climatology", "grid_mapping", "coordinates", "cell_measures",
                    "formula_terms", "node_coordinates", "edge_coordinates", "face_coordinates",
                    "edge_node_connectivity", "face_node_connectivity", "face_edge_connectivity",
                    "edge_face_connectivity", "face_face_connectivity", "nodes", "geometry",
                    "node_count", "part_node_count",
                ].flatMap { variable.words($0) }
            for name in names {
                let name = name.hasSuffix(":") ? String(name.dropLast()) : name
                if let found = header.variable(named: name, seenFrom: variable.groups),
                    found.path != variable.path
                {
                    servants.insert(found.path)
                }
            }
        }
        self.kinds = kinds
        self.servants = servants
    }

    /// What a variable counts.
    func kind(of variable: NetCDFVariable) -> CoordinateKind {
        kinds[variable.path] ?? .other
    }

    /// Whether a variable has values of its own to show, rather than serving others.
    func isData(_ variable: NetCDFVariable) -> Bool {
        guard let type = variable.type, type.isNumeric, !servants.contains(variable.path) else {
            return false
        }
        if variable.attributes["cf_role"] != nil || variable.attributes["grid_mapping_name"] != nil
        {
            return false
        }
        if variable.dimensions.count == 1, variable.dimensions[0].name == variable.name {
            return false
        }
        // A lone number has no place on a map, and is no field.
        if variable.dimensions.isEmpty || isBounds(variable) { return false }
        let kind = kind(of: variable)
        let isPlaceOrTime = kind == .longitude || kind == .latitude || kind.isTime
        // `time` by its name alone can be data; by units or a standard name it is not.
        return !(isPlaceOrTime && isCertain(variable))
    }

    /// Whether a variable holds the bounds of another, by its name, though that one doesn't say so.
    private func isBounds(_ variable: NetCDFVariable) -> Bool {
        guard variable.dimensions.last?.length == 2 else { return false }
        return ["_bounds", "_bnds", "_bnd"].contains { ending in
            variable.name.hasSuffix(ending)
                && header.variable(
                    named: String(variable.name.dropLast(ending.count)),
                    seenFrom: variable.groups) != nil
        }
    }

    private func isCertain(_ variable: NetCDFVariable) -> Bool {
        variable.standardName != nil || variable.text("units") != nil
            || variable.dimensions.count <= 1
    }

    /// What the dimensions of a variable stand for.
    func axes(of variable: NetCDFVariable) -> VariableAxes {
        let named = auxiliaries(of: variable)
        var dimensions = variable.dimensions.enumerated().map { place, dimension in
            self.dimension(dimension, at: place, of: variable, named: named)
        }
        let places = self.places(of: variable, named: named)
        // Rows and columns of two-dimensional places need no coordinate variables.
        if let places, places.latitudes.dimensions.count >= 2 {
            settle(&dimensions, by: places.latitudes)
        }
        let x = dimensions.last { $0.kind.isX }
        let y = dimensions.last { $0.kind.isY }
        let others = dimensions.filter { $0.place != x?.place && $0.place != y?.place }
        return VariableAxes(x: x, y: y, others: others, places: places, auxiliaries: named)
    }

    /// Marks as rows and columns the two dimensions that the places run along.
    private func settle(_ dimensions: inout [VariableAxes.Dimension], by places: NetCDFVariable) {
        let ids = places.dimensions.suffix(2).map(\.id)
        let matching = dimensions.indices.filter { ids.contains(dimensions[$0].dimension.id) }
        guard matching.count == 2 else { return }
        let first = dimensions[matching[0]]
        let second = dimensions[matching[1]]
        if first.kind.isY, second.kind.isX { return }
        if first.kind.isX, second.kind.isY { return }
        // The slower one of the places' own dimensions is the row, unless it is named a column.
        let rowID = first.kind.isX || second.kind.isY ? second.dimension.id : first.dimension.id
        for index in matching {
            let old = dimensions[index]
            dimensions[index] = VariableAxes.Dimension(
                dimension: old.dimension, place: old.place,
                kind: old.dimension.id == rowID ? .projectionY : .projectionX,
                coordinate: old.coordinate)
        }
    }

    private func dimension(
        _ dimension: NetCDFDimension, at place: Int, of variable: NetCDFVariable,
        named: [NetCDFVariable]
    ) -> VariableAxes.Dimension {
        let own = header.variable(named: dimension.name, seenFrom: variable.groups)
        let isOwn = { (candidate: NetCDFVariable) in
            candidate.dimensions.map(\.id) == [dimension.id]
        }
        if let own, isOwn(own), own.type?.isNumeric == true {
            return .init(dimension: dimension, place: place, kind: kind(of: own), coordinate: own)
        }
        // Else a one-dimensional variable that is named, or known, as a coordinate.
        let candidates =
            named.filter(isOwn)
            + header.variables.filter { candidate in
                isOwn(candidate) && variable.groups.starts(with: candidate.groups)
                    && kind(of: candidate) != .other
            }
        let ranked = candidates.filter { kind(of: $0) != .other }
        // Longitude and latitude along one dimension are points, not rows or columns.
        let kindsThere = Set(ranked.map { kind(of: $0) })
        if kindsThere.contains(.longitude), kindsThere.contains(.latitude) {
            return .init(dimension: dimension, place: place, kind: .other, coordinate: nil)
        }
        let times = ranked.filter { kind(of: $0) == .time && isPlainTime($0) }
        if let time = times.first(where: { $0.text("units")?.contains(" since ") == true })
            ?? spelledTime(along: dimension, of: variable) ?? times.first
            ?? ranked.first(where: { kind(of: $0) == .time })
        {
            return .init(dimension: dimension, place: place, kind: .time, coordinate: time)
        }
        if let found = ranked.first {
            return .init(
                dimension: dimension, place: place, kind: kind(of: found), coordinate: found)
        }
        return .init(
            dimension: dimension, place: place,
            kind: CoordinateKind(dimensionName: dimension.name) ?? .other, coordinate: nil)
    }

    /// Times along a dimension that are spelled out, as WRF's `Times` are.
    private func spelledTime(
        along dimension: NetCDFDimension, of variable: NetCDFVariable
    ) -> NetCDFVariable? {
        header.variables.first { candidate in
            let rank = candidate.type == .char ? 2 : candidate.type == .string ? 1 : 0
            return rank > 0 && candidate.dimensions.count == rank
                && candidate.dimensions[0].id == dimension.id && kind(of: candidate) == .time
                && variable.groups.starts(with: candidate.groups)
        }
    }

    /// Whether a time is not one of several kinds that files keep beside the valid time.
    private func isPlainTime(_ variable: NetCDFVariable) -> Bool {
        variable.type?.isNumeric == true && !variable.name.lowercased().contains("offset")
    }

    private func auxiliaries(of variable: NetCDFVariable) -> [NetCDFVariable] {
        variable.words("coordinates").compactMap { name in
            header.variable(named: name, seenFrom: variable.groups)
        }.filter { $0.path != variable.path }
    }

    /// The one time of the file, where a variable has no dimension of time; nil where there is none.
    func loneTime(for variable: NetCDFVariable) -> NetCDFVariable? {
        header.variables.first { candidate in
            kind(of: candidate) == .time && variable.groups.starts(with: candidate.groups)
                && candidate.dimensions.allSatisfy { $0.length == 1 }
                && (candidate.type?.isNumeric == true || candidate.dimensions.count == 1)
        }
    }

    /// Longitudes and latitudes in two dimensions, or of one point.
    private func places(
        of variable: NetCDFVariable, named: [NetCDFVariable]
    ) -> (longitudes: NetCDFVariable, latitudes: NetCDFVariable)? {
        let ids = Set(variable.dimensions.map(\.id))
        func fits(_ candidate: NetCDFVariable) -> Bool {
            candidate.dimensions.count != 1 && candidate.type?.isNumeric == true
                && candidate.dimensions.allSatisfy { ids.contains($0.id) }
        }
        func pair(
            _ candidates: [NetCDFVariable]
        ) -> (longitudes: NetCDFVariable, latitudes: NetCDFVariable)? {
            guard let longitudes = candidates.first(where: { kind(of: $0) == .longitude }),
                let latitudes = candidates.first(where: {
                    kind(of: $0) == .latitude
                        && $0.dimensions.map(\.id) == longitudes.dimensions.map(\.id)
                })
            else { return nil }
            // Where each place has its own time, they are points on a path, not cells of a grid.
            let isPath =
                longitudes.dimensions.count == 2
                && header.variables.contains {
                    kind(of: $0) == .time
                        && $0.dimensions.map(\.id) == longitudes.dimensions.map(\.id)
                }
            return isPath ? nil : (longitudes, latitudes)
        }
        if let found = pair(named.filter(fits)) { return found }
        let near = header.variables.filter { candidate in
            fits(candidate) && candidate.dimensions.count >= 2
                && variable.groups.starts(with: candidate.groups)
        }
        return pair(near)
    }
}
