import Skyloop

extension InfoReport {
    /// The documented form: members may be added, none goes.
    var json: JSONValue {
        .object([
            ("variables", .array(dataset.variables.map(json(of:)))),
            ("files", .array(dataset.paths.map { .text($0) })),
            ("warnings", .array(dataset.warnings.map { .text($0) })),
        ])
    }

    private func json(of variable: Variable) -> JSONValue {
        let times = variable.times
        var members: [(String, JSONValue)] = [
            ("id", .text(variable.id)),
            ("name", .text(variable.name)),
            ("shortName", .text(variable.shortName)),
            ("standardName", .optional(variable.standardName)),
            ("quantity", .optional(variable.metadata.quantity?.rawValue)),
            ("units", .text(variable.units)),
            ("level", .optional(variable.level.map(\.description))),
            ("grid", json(of: variable.grid)),
            ("packing", .optional(variable.packing)),
        ]
        if let statistic = variable.statistic {
            members.append(("statistic", .text(statistic.rawValue)))
        }
        if let member = variable.member { members.append(("member", .integer(member.number))) }
        if let product = variable.product { members.append(("product", .text(product))) }
        if variable.isGridRelative { members.append(("gridRelative", .bool(true))) }
        members.append(("times", .array(times.map { .text(ISO8601.string(from: $0.date)) })))
        if times.contains(where: { $0.start != nil }) {
            members.append(
                (
                    "intervals",
                    .array(
                        times.map { time in
                            guard let start = time.start else { return .null }
                            return .array([
                                .text(ISO8601.string(from: start)),
                                .text(ISO8601.string(from: time.end ?? time.date)),
                            ])
                        })
                ))
        }
        if times.contains(where: { $0.run != nil }) {
            members.append(
                ("runs", .array(times.map { .optional($0.run.map(ISO8601.string(from:))) })))
        }
        members.append(("layers", .array((layers[variable.id] ?? []).map { .text($0) })))
        return .object(members)
    }

    private func json(of grid: Grid) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("kind", .text(grid.kind.rawValue)),
            ("width", .integer(grid.width)),
            ("height", .integer(grid.height)),
            (
                "bounds",
                grid.bounds.map {
                    .array([$0.west, $0.south, $0.east, $0.north].map { .number($0) })
                } ?? .null
            ),
        ]
        if let projection = grid.projection {
            members.append(("projection", .text(projection.definition)))
        }
        if let reason = grid.unplacedReason { members.append(("unplaced", .text(reason))) }
        return .object(members)
    }
}
