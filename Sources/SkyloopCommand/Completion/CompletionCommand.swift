import Skyloop

/// `skyloop completion SHELL`: what a shell needs to complete command lines.
enum CompletionCommand: Subcommand {
    static let definition = CommandDefinition(
        name: "completion",
        summary: "Writes the completion script of a shell",
        discussion:
            "The script knows the commands, their options and values, and the layers. An installed Skyloop "
            + "has it already.",
        positional: Positional(
            "SHELL", summary: "bash, zsh or fish", count: 1...1,
            completion: .words(["bash", "zsh", "fish"])),
        examples: [
            .init("source <(skyloop completion bash)", "Completes in this shell"),
            .init(
                "skyloop completion fish > ~/.config/fish/completions/skyloop.fish",
                "Completes in every new fish"),
        ])

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        let definitions = SkyloopMain.commands.map { $0.definition }
        let layers = WeatherService.allCodes.map(\.rawValue)
        switch arguments.positionals[0] {
        case "bash":
            try console.write(BashCompletion(commands: definitions, layers: layers).text)
        case "zsh":
            try console.write(ZshCompletion(commands: definitions, layers: layers).text)
        case "fish":
            try console.write(FishCompletion(commands: definitions, layers: layers).text)
        case let name:
            throw CommandError(.usage, "there is no script for '\(name)'; use bash, zsh or fish")
        }
    }
}
