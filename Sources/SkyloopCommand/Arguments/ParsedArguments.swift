/// What was given on a command line: the values of options, and the rest in order.
struct ParsedArguments: Sendable {
    /// Texts of the options given, by their main name; flags have an empty one.
    private let texts: [String: [String]]

    /// What was given without an option's name, in order.
    let positionals: [String]

    /// Makes one; the parser has checked it against the command's definition.
    init(texts: [String: [String]], positionals: [String]) {
        self.texts = texts
        self.positionals = positionals
    }

    /// Whether a flag was given.
    subscript(flag: Flag) -> Bool {
        texts[AnyOption(flag).mainName] != nil
    }

    /// The value of an option, the last of several; nil where it was not given.
    subscript<Value>(option: Option<Value>) -> Value? {
        guard let text = texts[option.mainName]?.last else { return nil }
        // The parser has read every text once, so this one is sound.
        return try? option.read(text)
    }
}
