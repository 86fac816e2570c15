/// Why the text of an option is not a value: what would be right, as the end of a sentence.
struct InvalidValue: Error, Sendable {
    /// What would be right.
    let reason: String

    /// Makes a reason.
    init(_ reason: String) {
        self.reason = reason
    }
}
