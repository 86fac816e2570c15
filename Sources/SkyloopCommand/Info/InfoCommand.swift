import Skyloop

/// `skyloop info PATH…`: what files hold.
enum InfoCommand: Subcommand {
    static let json = Flag("--json", summary: "Gives JSON, whose form stays as documented")

    static let definition = CommandDefinition(
        name: "info",
        summary: "Shows what weather files hold",
        discussion:
            "Lists variables with their units, levels, grids, times, packing, and the layers "
            + "that they feed. Files are put together: each variable has one time axis over all of them.",
        positional: .paths,
        options: [AnyOption(json)],
        examples: [
            .init("skyloop info gfs.grib2", "Shows what a file holds"),
            .init("skyloop info 'runs/*.nc' --json", "The same of many files, for a program"),
        ])

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        let dataset = try Dataset(contentsOf: arguments.positionals)
        let report = InfoReport(dataset)
        if arguments[json] {
            try console.write(report.json.rendered())
            return
        }
        try console.write(report.text(columns: console.columns))
        for warning in dataset.warnings { console.warn(warning) }
    }
}
