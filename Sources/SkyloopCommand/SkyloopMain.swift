import Foundation

/// The `skyloop` command.
@main
enum SkyloopMain {
    /// The commands, in the order of the help.
    static let commands: [any Subcommand.Type] = [
        RenderCommand.self, ServeCommand.self, LayersCommand.self, InfoCommand.self,
        QueryCommand.self,
        SampleCommand.self, CompletionCommand.self, ManualCommand.self,
    ]

    /// Lines to copy, for the help of `skyloop` itself.
    static let examples: [CommandDefinition.Example] = [
        .init("skyloop info forecast.grib2", "Shows what a file holds"),
        .init("skyloop serve forecasts/", "Shows a folder of files in the browser"),
    ]

    static func main() async {
        // A reader that leaves is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        let code = await run(Array(CommandLine.arguments.dropFirst()), on: .standard)
        exit(code.rawValue)
    }

    /// Runs a command line and says how it ended.
    static func run(_ arguments: [String], on console: Console) async -> ExitCode {
        do {
            try await dispatch(arguments, on: console)
            return .success
        } catch is OutputClosed {
            return .success
        } catch is CancellationError {
            return .interrupted
        } catch {
            let error = CommandError(error)
            console.note("skyloop: error: \(error.line)")
            return error.exitCode
        }
    }

    private static func dispatch(_ arguments: [String], on console: Console) async throws {
        guard let first = arguments.first else {
            throw CommandError(.usage, "a command is missing; see 'skyloop --help'")
        }
        switch first {
        case "-h", "--help":
            return try showHelp(of: [], on: console)
        case "help":
            return try showHelp(of: Array(arguments.dropFirst()), on: console)
        case "--version":
            return try console.print("skyloop \(SkyloopVersion.current)")
        default:
            break
        }
        let command = try command(named: first)
        let parser = ArgumentParser(definition: command.definition)
        guard let parsed = try parser.parse(Array(arguments.dropFirst())) else {
            return try console.write(HelpText(command.definition).text)
        }
        guard command.endsByCancellation else {
            return try await command.run(parsed, on: console)
        }
        let task = Task { try await command.run(parsed, on: console) }
        let interruption = Interruption(cancelling: task)
        defer { interruption.end() }
        try await task.value
    }

    private static func showHelp(of names: [String], on console: Console) throws {
        guard let name = names.first else {
            let help = HelpText(commands: commands.map { $0.definition }, examples: examples)
            return try console.write(help.text)
        }
        try console.write(HelpText(command(named: name).definition).text)
    }

    private static func command(named name: String) throws -> any Subcommand.Type {
        if let command = commands.first(where: { $0.definition.name == name }) { return command }
        if name.hasPrefix("-") {
            throw CommandError(
                .usage, "the command comes before its options; see 'skyloop --help'")
        }
        let near = NearestName(in: commands.map { $0.definition.name } + ["help"]).match(name)
        let hint = near.map { "; did you mean '\($0)'? See" } ?? "; see"
        throw CommandError(.usage, "there is no command '\(name)'\(hint) 'skyloop --help'")
    }
}
