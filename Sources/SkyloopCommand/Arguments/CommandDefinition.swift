/// What a command is called, takes and does: enough to read its arguments and to write its help.
struct CommandDefinition: Sendable {
    /// One line of an example, and what it does.
    struct Example: Sendable {
        /// The line, beginning with `skyloop`.
        let line: String
        /// What it does, as one sentence without its full stop.
        let summary: String

        /// Makes an example.
        init(_ line: String, _ summary: String) {
            self.line = line
            self.summary = summary
        }
    }

    /// The word that follows `skyloop`.
    let name: String

    /// What the command does, as one sentence without its full stop.
    let summary: String

    /// More about it: paragraphs, with a line break between two.
    let discussion: String

    /// What it takes without an option's name; nil where it takes nothing.
    let positional: Positional?

    /// Its options in the order of the help, `--help` last.
    let options: [AnyOption]

    /// Lines to copy.
    let examples: [Example]

    /// Makes a definition; `--help` is added by itself.
    init(
        name: String, summary: String, discussion: String = "", positional: Positional? = nil,
        options: [AnyOption] = [], examples: [Example]
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.positional = positional
        self.options = options + [AnyOption(.help)]
        self.examples = examples
    }

    /// The option that goes by this name.
    func option(named name: String) -> AnyOption? {
        options.first { $0.names.contains(name) }
    }
}
