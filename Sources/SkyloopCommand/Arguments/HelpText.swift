/// The help of a command, or of `skyloop` itself, as text of at most 80 columns.
struct HelpText: Sendable {
    /// The text, ending in a line break.
    let text: String

    /// The help of one command.
    init(_ definition: CommandDefinition) {
        var sections = [definition.summary + "."]
        var usage = "Usage: skyloop \(definition.name)"
        if let positional = definition.positional { usage += " \(positional.usage)" }
        for option in definition.options where option.isRequired {
            usage += " \(option.mainName) \(option.placeholder ?? "")"
        }
        if definition.options.contains(where: { !$0.isRequired }) { usage += " [options]" }
        sections.append(usage)
        if !definition.discussion.isEmpty {
            sections.append(
                definition.discussion.split(separator: "\n")
                    .map { Self.wrap(String($0), indent: 0) }.joined(separator: "\n\n"))
        }
        if let positional = definition.positional {
            sections.append(
                Self.table("Arguments", [(positional.placeholder, positional.summary)]))
        }
        sections.append(
            Self.table("Options", definition.options.map { ($0.label, $0.summary) }))
        if !definition.examples.isEmpty {
            sections.append(Self.examples(definition.examples))
        }
        text = sections.joined(separator: "\n\n") + "\n"
    }

    /// The help of `skyloop`: its commands.
    init(commands: [CommandDefinition], examples: [CommandDefinition.Example]) {
        text =
            [
                "Weather on a map, moving in time.",
                "Usage: skyloop COMMAND [options]",
                Self.table("Commands", commands.map { ($0.name, $0.summary) }),
                Self.table(
                    "Options",
                    [("-h, --help", "Shows this help"), ("--version", "Shows the version")]),
                Self.examples(examples),
                "'skyloop COMMAND --help' says more about a command.",
            ].joined(separator: "\n\n") + "\n"
    }

    /// Rows of a name and its meaning; the meanings begin in one column.
    private static func table(_ title: String, _ rows: [(String, String)]) -> String {
        let width = min(rows.map(\.0.count).max() ?? 0, 26)
        let lines = rows.map { name, meaning in
            let start = "  " + name
            let body = wrap(meaning, indent: width + 4)
            if name.count > width { return start + "\n" + body }
            let padding = String(repeating: " ", count: width - name.count)
            return start + padding + body.dropFirst(width + 2)
        }
        return ([title + ":"] + lines).joined(separator: "\n")
    }

    private static func examples(_ examples: [CommandDefinition.Example]) -> String {
        let lines = examples.map { "  \($0.line)\n" + wrap($0.summary, indent: 6) }
        return (["Examples:"] + lines).joined(separator: "\n")
    }

    /// The text with a break before the word that would pass the last column.
    static func wrap(_ text: String, indent: Int, columns: Int = 80) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = margin
        for word in text.split(separator: " ") {
            if line.count + word.count + 1 > columns, line.count > indent {
                lines.append(line)
                line = margin
            }
            line += line.count > indent ? " \(word)" : word
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
