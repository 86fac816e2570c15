/// Reads the arguments of one command against its definition.
///
/// `--name value` and `--name=value` are the same. What follows an option with a value is its value,
/// a leading minus sign included (`--at -93.2,44.9`), unless it is itself an option of the command.
/// `--` ends the options. An option given twice counts as given last.
struct ArgumentParser: Sendable {
    /// What the command takes.
    let definition: CommandDefinition

    /// The arguments, or nil where help was asked for.
    func parse(_ arguments: [String]) throws(CommandError) -> ParsedArguments? {
        var texts: [String: [String]] = [:]
        var positionals: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if argument == "--" {
                positionals += arguments[index...]
                break
            }
            guard isOptionLike(argument) else {
                positionals.append(argument)
                continue
            }
            let (name, attached) = split(argument)
            guard let option = definition.option(named: name) else {
                throw unknownOption(name)
            }
            if option.placeholder == nil {
                guard attached == nil else {
                    throw usage("'\(name)' takes no value")
                }
                if option.names == Flag.help.names { return nil }
                texts[option.mainName, default: []].append("")
                continue
            }
            let text: String
            if let attached {
                text = attached
            } else if index < arguments.count, !isOption(arguments[index]) {
                text = arguments[index]
                index += 1
            } else {
                throw usage("'\(name)' needs a value: \(name) \(option.placeholder ?? "")")
            }
            do {
                try option.check(text)
            } catch {
                throw usage("'\(text)' is no value for '\(name)': \(error.reason)")
            }
            texts[option.mainName, default: []].append(text)
        }
        // Help wins over what is missing, wherever it stands.
        try checkCount(of: positionals)
        for option in definition.options where option.isRequired && texts[option.mainName] == nil {
            throw usage("'\(option.mainName) \(option.placeholder ?? "")' is missing")
        }
        return ParsedArguments(texts: texts, positionals: positionals)
    }

    private func checkCount(of positionals: [String]) throws(CommandError) {
        guard let positional = definition.positional else {
            if let first = positionals.first { throw usage("'\(first)' is one argument too many") }
            return
        }
        if positionals.count < positional.count.lowerBound {
            throw usage("\(positional.placeholder) is missing")
        }
        if positionals.count > positional.count.upperBound {
            throw usage("'\(positionals[positional.count.upperBound])' is one argument too many")
        }
        if positionals.contains("") {
            throw usage("\(positional.placeholder) is empty")
        }
    }

    /// Whether the argument has the form of an option: a dash, then no digit and no point.
    private func isOptionLike(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), argument.count > 1 else { return false }
        let second = argument[argument.index(after: argument.startIndex)]
        return !(second.isNumber || second == "." || second == ",")
    }

    /// Whether the argument is an option of this command, or has the form of a long one.
    private func isOption(_ argument: String) -> Bool {
        guard isOptionLike(argument) else { return false }
        return argument.hasPrefix("--") || definition.option(named: split(argument).name) != nil
    }

    private func split(_ argument: String) -> (name: String, attached: String?) {
        guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (
            String(argument[..<equals]), String(argument[argument.index(after: equals)...])
        )
    }

    private func unknownOption(_ name: String) -> CommandError {
        let near = NearestName(in: definition.options.flatMap(\.names)).match(name)
        let hint = near.map { "; did you mean '\($0)'?" } ?? ""
        return usage("there is no option '\(name)'\(hint)")
    }

    private func usage(_ message: String) -> CommandError {
        let tail = message.hasSuffix("?") ? " " : "; "
        return CommandError(
            .usage, message + tail + seeHelp(capitalised: message.hasSuffix("?")))
    }

    private func seeHelp(capitalised: Bool) -> String {
        "\(capitalised ? "See" : "see") 'skyloop \(definition.name) --help'"
    }
}
