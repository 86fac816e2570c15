import Foundation

/// `skyloop sample DIR`: real weather to begin with.
enum SampleCommand: Subcommand {
    static let definition = CommandDefinition(
        name: "sample",
        summary: "Puts real weather files into a folder, to begin with",
        discussion:
            "The files come out of Debian packages, which are downloaded for it and not installed. "
            + "SOURCES.txt beside them says whose they are. Files that are there already stay.",
        positional: Positional("DIR", summary: "The folder, made if it is not there", count: 1...1),
        examples: [
            .init("skyloop sample weather", "Puts the files into the folder weather"),
            .init("skyloop serve weather", "Shows them in the browser"),
        ])

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        let folder = URL(fileURLWithPath: arguments.positionals[0], isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError(.cannotCreate, "the folder \(folder.path) can't be created")
        }
        for file in SampleFile.all {
            let target = folder.appendingPathComponent(file.name).path
            let isNew = try SampleInstaller.standard.install(file, in: folder)
            try console.print(isNew ? target : "\(target) (there already)")
            try console.print("  \(file.summary)")
            try console.print("  \(file.source)")
        }
        let text = SampleFile.all.map { "\($0.name)\n  \($0.summary).\n  Source: \($0.source).\n" }
        try Data(text.joined(separator: "\n").utf8)
            .write(to: folder.appendingPathComponent("SOURCES.txt"), options: .atomic)
    }
}
