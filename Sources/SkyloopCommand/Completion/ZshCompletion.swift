/// The completion script for zsh; as a file `_skyloop` on its function path, or sourced.
struct ZshCompletion: Sendable {
    let commands: [CommandDefinition]
    let layers: [String]

    /// The script.
    var text: String {
        let described = commands.map { "        \(Self.quoted("\($0.name):\($0.summary)"))" }
        return """
            #compdef skyloop
            # zsh completion for skyloop; made by 'skyloop completion zsh'
            _skyloop() {
                local -a commands layers
                layers=(\(layers.joined(separator: " ")))
                commands=(
            \(described.joined(separator: "\n"))
                    'help:Shows the help of a command'
                )
                if (( CURRENT == 2 )); then
                    _describe -t commands command commands
                    return
                fi
                local command=$words[2]
                (( CURRENT -= 1 ))
                shift words
                case $command in
                help)
                    _describe -t commands command commands
                    ;;
            \(commands.map(branch).joined(separator: "\n"))
                esac
            }
            if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
                _skyloop "$@"
            else
                compdef _skyloop skyloop
            fi

            """
    }

    private func branch(_ command: CommandDefinition) -> String {
        var lines = ["    \(command.name))", "        _arguments -S \\"]
        for option in command.options {
            let others = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
            for name in option.names {
                var spec = "\(others)\(name)"
                if option.placeholder != nil, name.hasPrefix("--") { spec += "=" }
                spec += "[\(Self.plain(option.summary))]"
                if let placeholder = option.placeholder {
                    spec += ":\(Self.plain(placeholder)):\(action(option.completion))"
                }
                lines.append("            \(Self.quoted(spec)) \\")
            }
        }
        if let positional = command.positional {
            let many = positional.count.upperBound > 1 ? "*" : "1"
            let spec = "\(many):\(positional.placeholder):\(action(positional.completion))"
            lines.append("            \(Self.quoted(spec)) \\")
        }
        let last = lines.removeLast()
        lines.append(String(last.dropLast(2)))
        return (lines + ["        ;;"]).joined(separator: "\n")
    }

    private func action(_ completion: ValueCompletion) -> String {
        switch completion {
        case .nothing: " "
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .file: "_files"
        case .folder: "_files -/"
        case .layers(let isList): isList ? "_sequence compadd - $layers" : "compadd - $layers"
        }
    }

    /// A text without what means something in a specification.
    private static func plain(_ text: String) -> String {
        var result = ""
        for character in text {
            if character == ":" || character == "[" || character == "]" { result += "\\" }
            result.append(character)
        }
        return result
    }

    private static func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: "'\\''")
            + "'"
    }
}
