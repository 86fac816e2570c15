/// What went wrong in time, as a kind to switch on and a sentence to show.
public struct TimekeepingError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: UInt8, Sendable {
        /// An argument or a text that can't be used.
        case invalidArgument
        /// A text that is no time, period or interval.
        case invalidText
        /// More times than the caller allows.
        case tooMany
    }

    /// The kind of failure.
    public let code: Code

    /// One sentence that says what failed and what would be right.
    public let message: String

    /// Makes an error.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
