/// An option with a value, such as `--time T`, and how its text becomes the value.
struct Option<Value>: Sendable {
    /// The names it goes by, dashes included; the first long one is the one messages use.
    let names: [String]

    /// What stands for the value in the help, such as `LON,LAT`.
    let placeholder: String

    /// What it does, as one sentence without its full stop.
    let summary: String

    /// What a shell may offer for the value.
    var completion = ValueCompletion.nothing

    /// Reads the text; throws a sentence that says what would be right.
    let read: @Sendable (String) throws(InvalidValue) -> Value

    /// Makes an option whose value the function reads.
    init(
        _ names: String..., placeholder: String, summary: String,
        read: @escaping @Sendable (String) throws(InvalidValue) -> Value
    ) {
        precondition(!names.isEmpty && names.allSatisfy { $0.hasPrefix("-") })
        self.names = names
        self.placeholder = placeholder
        self.summary = summary
        self.read = read
    }

    /// The name that messages use.
    var mainName: String { names.first { $0.hasPrefix("--") } ?? names[0] }

    /// The same option, for which a shell offers values.
    func completed(by completion: ValueCompletion) -> Option {
        var option = self
        option.completion = completion
        return option
    }
}

extension Option<String> {
    /// Makes an option whose value is any text that is not empty.
    init(_ names: String..., placeholder: String, summary: String) {
        self.names = names
        self.placeholder = placeholder
        self.summary = summary
        self.read = { text throws(InvalidValue) in
            guard !text.isEmpty else { throw InvalidValue("it is empty") }
            return text
        }
    }

    /// Makes an option whose value is one of a few words.
    init(_ names: String..., choices: [String], summary: String) {
        self.names = names
        self.placeholder = choices.joined(separator: "|")
        self.completion = .words(choices)
        self.summary = summary
        self.read = { text throws(InvalidValue) in
            guard choices.contains(text) else {
                throw InvalidValue("use \(choices.spokenList(last: "or"))")
            }
            return text
        }
    }
}

extension Option<Int> {
    /// Makes an option whose value is a whole number of a range.
    init(_ names: String..., placeholder: String, in range: ClosedRange<Int>, summary: String) {
        self.names = names
        self.placeholder = placeholder
        self.summary = summary
        self.read = { text throws(InvalidValue) in
            guard let value = Int(text), range.contains(value) else {
                throw InvalidValue(
                    "use a whole number from \(range.lowerBound) to \(range.upperBound)")
            }
            return value
        }
    }
}

extension Option<Double> {
    /// Makes an option whose value is a number of a range.
    init(_ names: String..., placeholder: String, in range: ClosedRange<Double>, summary: String) {
        self.names = names
        self.placeholder = placeholder
        self.summary = summary
        self.read = { text throws(InvalidValue) in
            guard let value = Double(text), range.contains(value) else {
                throw InvalidValue("use a number from \(range.lowerBound) to \(range.upperBound)")
            }
            return value
        }
    }
}
