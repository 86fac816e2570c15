/// The completion script for fish.
struct FishCompletion: Sendable {
    let commands: [CommandDefinition]
    let layers: [String]

    /// The script.
    var text: String {
        var lines = [
            "# fish completion for skyloop; made by 'skyloop completion fish'",
            "complete -c skyloop -f",
            "complete -c skyloop -n __fish_use_subcommand -l version -d 'Shows the version'",
            "complete -c skyloop -n __fish_use_subcommand -s h -l help -d 'Shows the help'",
            "set -g __skyloop_layers \(layers.joined(separator: " "))",
            "function __skyloop_layer_list",
            "    set -l before (string match -r '^.*,' -- (commandline -ct))",
            "    printf '%s\\n' $before$__skyloop_layers",
            "end",
        ]
        for command in commands {
            lines.append(
                "complete -c skyloop -n __fish_use_subcommand -a \(command.name) "
                    + "-d \(Self.quoted(command.summary))")
        }
        for command in commands {
            let start = "complete -c skyloop -n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.options {
                var line = start
                for name in option.names {
                    line +=
                        name.hasPrefix("--")
                        ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
                }
                if option.placeholder != nil {
                    // No files where the value is none.
                    line += option.completion == .file ? " -r" : " -x"
                    line += action(option.completion)
                }
                lines.append(line + " -d \(Self.quoted(option.summary))")
            }
            if let positional = command.positional {
                lines.append(start + action(positional.completion))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func action(_ completion: ValueCompletion) -> String {
        switch completion {
        case .nothing: ""
        case .words(let words): " -a \(Self.quoted(words.joined(separator: " ")))"
        case .file: " -F"
        case .folder: " -a '(__fish_complete_directories)'"
        case .layers(let isList):
            isList ? " -a '(__skyloop_layer_list)'" : " -a '$__skyloop_layers'"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "'"
        for character in text {
            if character == "'" || character == "\\" { result += "\\" }
            result.append(character)
        }
        return result + "'"
    }
}
