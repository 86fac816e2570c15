/// A flag or an option of any type, as the parser and the help see it.
struct AnyOption: Sendable {
    /// The names it goes by, dashes included.
    let names: [String]

    /// What stands for the value; nil for a flag.
    let placeholder: String?

    /// What it does.
    let summary: String

    /// Whether the command can't do without it.
    let isRequired: Bool

    /// What a shell may offer for the value.
    let completion: ValueCompletion

    /// Tells whether a text is a value; throws what would be right.
    let check: @Sendable (String) throws(InvalidValue) -> Void

    /// Takes a flag.
    init(_ flag: Flag) {
        names = flag.names
        placeholder = nil
        summary = flag.summary
        isRequired = false
        completion = .nothing
        check = { _ in }
    }

    /// Takes an option with a value.
    init<Value>(_ option: Option<Value>, required: Bool = false) {
        names = option.names
        placeholder = option.placeholder
        summary = option.summary
        isRequired = required
        completion = option.completion
        check = { text throws(InvalidValue) in _ = try option.read(text) }
    }

    /// The name that messages use.
    var mainName: String { names.first { $0.hasPrefix("--") } ?? names[0] }

    /// How it stands in the help, such as `-o, --output FILE`.
    var label: String {
        let all = names.joined(separator: ", ")
        return placeholder.map { "\(all) \($0)" } ?? all
    }
}
