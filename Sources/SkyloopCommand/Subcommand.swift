/// One command of `skyloop`: what it takes, and what it does.
///
/// To add one, conform a type in a file of its own and name it in ``SkyloopMain/commands``.
protocol Subcommand: Sendable {
    /// Its name, arguments and help.
    static var definition: CommandDefinition { get }

    /// Whether Ctrl-C cancels the task, so that `run` can tidy up; otherwise it ends the process.
    static var endsByCancellation: Bool { get }

    /// Does the work.
    static func run(_ arguments: ParsedArguments, on console: Console) async throws
}

extension Subcommand {
    /// Ctrl-C ends the process.
    static var endsByCancellation: Bool { false }
}
