/// The completion script for bash 4 or newer.
struct BashCompletion: Sendable {
    let commands: [CommandDefinition]
    let layers: [String]

    /// The script.
    var text: String {
        """
        # bash completion for skyloop; made by 'skyloop completion bash'
        _skyloop() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
            local layers='\(layers.joined(separator: " "))'
            COMPREPLY=()
            # --name=value comes as three words.
            if [[ $current == '=' ]]; then
                current=''
            elif [[ $previous == '=' && $COMP_CWORD -ge 2 ]]; then
                previous=${COMP_WORDS[COMP_CWORD-2]}
            fi
            if [[ $COMP_CWORD -eq 1 ]]; then
                COMPREPLY=($(compgen -W '\(names) help --help --version' -- "$current"))
                return
            fi
            case ${COMP_WORDS[1]} in
            help)
                COMPREPLY=($(compgen -W '\(names)' -- "$current"))
                ;;
        \(commands.map(branch).joined(separator: "\n"))
            esac
        }
        _skyloop_list() {
            # The last of a list with commas.
            local current=$1 before=''
            [[ $current == *,* ]] && before=${current%,*},
            COMPREPLY=($(compgen -P "$before" -W "$2" -- "${current##*,}"))
        }
        complete -F _skyloop skyloop

        """
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    private func branch(_ command: CommandDefinition) -> String {
        var lines = ["    \(command.name))", "        case $previous in"]
        for option in command.options where option.placeholder != nil {
            lines.append("        \(option.names.joined(separator: "|")))")
            lines += action(option.completion).map { "            \($0)" }
            lines += ["            return", "            ;;"]
        }
        lines.append("        esac")
        let options = command.options.flatMap(\.names).joined(separator: " ")
        lines += [
            "        if [[ $current == -* ]]; then",
            "            COMPREPLY=($(compgen -W '\(options)' -- \"$current\"))",
            "            return",
            "        fi",
        ]
        if let positional = command.positional {
            lines += action(positional.completion).map { "        \($0)" }
        }
        return (lines + ["        ;;"]).map { "    " + $0 }.joined(separator: "\n")
    }

    private func action(_ completion: ValueCompletion) -> [String] {
        switch completion {
        case .nothing: []
        case .words(let words):
            ["COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"]
        case .file:
            [
                "compopt -o filenames 2>/dev/null",
                "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")",
            ]
        case .folder:
            [
                "compopt -o filenames 2>/dev/null",
                "mapfile -t COMPREPLY < <(compgen -d -- \"$current\")",
            ]
        case .layers(let isList):
            isList
                ? ["_skyloop_list \"$current\" \"$layers\""]
                : ["COMPREPLY=($(compgen -W \"$layers\" -- \"$current\"))"]
        }
    }
}
