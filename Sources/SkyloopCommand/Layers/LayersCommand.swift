import Foundation
import Skyloop

/// `skyloop layers [PATH…]`: the catalogue, or what data feeds of it.
enum LayersCommand: Subcommand {
    static let json = Flag("--json", summary: "Writes JSON")

    static let definition = CommandDefinition(
        name: "layers",
        summary: "Lists the weather layers: all, or those that data feeds",
        positional: Positional(
            "PATH", summary: "A GRIB or NetCDF file, a folder of them, or a quoted pattern",
            count: 0...Int.max),
        options: [AnyOption(json)],
        examples: [
            .init("skyloop layers", "The whole catalogue"),
            .init("skyloop layers gfs/", "The layers that these files feed"),
        ])

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        var datasets: [Dataset] = []
        if !arguments.positionals.isEmpty {
            let dataset = try Dataset(contentsOf: arguments.positionals)
            for warning in dataset.warnings { console.note("skyloop: warning: \(warning)") }
            datasets = [dataset]
        }
        let service = WeatherService(datasets: datasets)
        let codes = datasets.isEmpty ? WeatherService.allCodes : service.availableCodes
        let layers = codes.compactMap { service.metadata(for: $0) }
        if arguments[json] {
            return try console.write(
                JSONValue.object([("layers", .array(layers.map(Self.json)))]).rendered())
        }
        if layers.isEmpty {
            let variables = service.variableCodes.map(\.rawValue)
            guard !variables.isEmpty else {
                throw CommandError(.badData, "there is nothing in the data that a map can show")
            }
            console.note("skyloop: note: no layer of the catalogue is fed; these variables show:")
            for code in variables { try console.print(code) }
            return
        }
        let rows = layers.map { [$0.id, $0.categories.first?.rawValue ?? "", $0.unit, $0.title] }
        let table = TextTable(
            titles: ["CODE", "GROUP", "UNIT", "SHOWS"], rows: rows, columns: console.columns)
        for line in table.lines { try console.print(line) }
    }

    private static func json(_ layer: WeatherLayerMetadata) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("code", .text(layer.id)), ("title", .text(layer.title)),
            ("description", .text(layer.description)),
            ("group", .optional(layer.categories.first?.rawValue)), ("unit", .text(layer.unit)),
            (
                "valueRange",
                .array([.number(layer.valueRange.lowerBound), .number(layer.valueRange.upperBound)])
            ),
        ]
        if let range = layer.dataRange {
            members.append(("start", .text(ISO8601.string(from: range.start))))
            members.append(("end", .text(ISO8601.string(from: range.end))))
        }
        if let box = layer.dataCoverage {
            members.append(
                ("bounds", .array([box.west, box.south, box.east, box.north].map { .number($0) })))
        }
        return .object(members)
    }
}
