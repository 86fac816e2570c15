import Foundation

/// `skyloop sample DIR`: real weather to begin with.
enum SampleCommand: Subcommand {
    static let definition = CommandDefinition(
        name: "sample",
        summary: "Puts real weather files into a folder, to begin with",
        discussion:
            "The files come out of Debian packages, which are downloaded for it and not installed. "
            + "SOURCES.txt beside them says whose they are. Files that are there already stay.",
        positional: Positional(
            "DIR", summary: "The folder, made if it is not there", count: 1...1,
            completion: .folder),
        examples: [
            .init("skyloop sample weather", "Puts the files into the folder weather"),
            .init("skyloop serve weather/florence-2018", "Shows a hurricane's rain in the browser"),
            .init("skyloop serve weather/blizzard-1996", "Shows wind, temperature and pressure"),
        ])

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        let folder = URL(fileURLWithPath: arguments.positionals[0], isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError(.cannotCreate, "the folder \(folder.path) can't be created")
        }
        let installer = SampleInstaller.standard
        let packages = installer.packagesToFetch(for: SampleFile.all, in: folder)
        if !packages.isEmpty {
            console.note(
                "Fetching \(packages.spokenList(last: "and")) (27 MB together, a minute, once)")
        }
        let installed = try installer.install(SampleFile.all, in: folder)
        for file in SampleFile.all {
            let target = folder.appendingPathComponent(file.name).path
            try console.print(installed.contains(file.name) ? target : "\(target) (there already)")
            try console.print("  \(file.summary)")
            try console.print("  \(file.source)")
        }
        let text = SampleFile.all.map { "\($0.name)\n  \($0.summary).\n  Source: \($0.source).\n" }
        try Data(text.joined(separator: "\n").utf8)
            .write(to: folder.appendingPathComponent("SOURCES.txt"), options: .atomic)
    }
}
