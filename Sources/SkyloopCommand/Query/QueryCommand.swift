import Foundation
import Skyloop

/// `skyloop query PATH…`: the value at a place.
enum QueryCommand: Subcommand {
    static let layer = Option<String>(
        "--layer", placeholder: "CODE", summary: "The layer, in its metric unit ('skyloop layers')"
    ).completed(by: .layers(isList: false))
    static let variable = Option<String>(
        "--variable", placeholder: "ID",
        summary: "A variable instead, in the file's own unit ('skyloop info')")
    static let place = Option<Place>(
        "--at", placeholder: "LON,LAT", summary: "The place, in degrees east and north"
    ) { text throws(InvalidValue) in try Place(parsing: text) }
    static let time = Option<TimeArgument>(
        "--time", placeholder: "T",
        summary: "One time (ISO 8601, '-6 hours', now, first, last) instead of all"
    ) { text throws(InvalidValue) in try TimeArgument(parsing: text) }
    static let method = Option<String>(
        "--method", choices: ["nearest", "bilinear"],
        summary: "The nearest cell, or between the cells around (the default)")
    static let units = Option<String>(
        "--units", choices: ["metric", "imperial"], summary: "The units of a layer")
    static let sums = Option<String>(
        "--per", choices: ["step", "hour"],
        summary: "Sums since the run's start as amounts of each step, or for each hour of it")
    static let format = Option<String>(
        "--format", choices: ["json", "csv"], summary: "The form; JSON by default")

    static let definition = CommandDefinition(
        name: "query",
        summary: "Gives the value at a place, at one time or over time",
        discussion:
            "Between two times the value is blended; '--method nearest' takes the nearer one. "
            + "Missing values, places outside the data and times outside it are null.",
        positional: .paths,
        options: [
            AnyOption(layer), AnyOption(variable), AnyOption(place, required: true),
            AnyOption(time), AnyOption(method), AnyOption(units), AnyOption(sums),
            AnyOption(format),
        ],
        examples: [
            .init(
                "skyloop query gfs/ --layer temperatures --at 13.4,52.5",
                "The temperature in Berlin over time"),
            .init(
                "skyloop query era5.nc --variable u10 --at=-93.3,45 --time first --format csv",
                "One value, in the file's unit"),
            .init(
                "skyloop query icon.grib2 --variable tp --at 13.4,52.5 --per step",
                "The rain of each step of a forecast that sums it up"),
        ])

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        guard let place = arguments[place] else { return }
        let dataset = try Dataset(contentsOf: arguments.positionals)
        let isNearest = arguments[method] == "nearest"
        let subject: any QuerySubject
        switch (arguments[layer], arguments[variable]) {
        case (let code?, nil):
            if arguments[sums] != nil {
                throw CommandError(
                    .usage, "'--per' goes with '--variable': a layer has a form of its own")
            }
            subject = try LayerSubject(
                code, in: dataset, isImperial: arguments[units] == "imperial")
        case (nil, let id?):
            if arguments[units] != nil {
                throw CommandError(
                    .usage, "'--units' goes with '--layer': a variable keeps the file's own unit")
            }
            subject = try VariableSubject(id, in: dataset, sums: SumForm(arguments[sums]))
        case (nil, nil):
            throw CommandError(
                .usage, "'--layer CODE' or '--variable ID' is missing; see 'skyloop query --help'")
        default:
            throw CommandError(.usage, "'--layer' and '--variable' exclude each other")
        }
        for warning in dataset.warnings { console.warn(warning) }
        let answer = try PlaceQuery(subject, at: place, isNearest: isNearest)
            .answer(at: arguments[time])
        if let note = answer.note { console.warn(note) }
        try console.write(arguments[format] == "csv" ? answer.csv : answer.json.rendered())
    }
}
