/// What kept the server from starting or answering.
public struct ServerError: Error, Sendable {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// The address or port can't be listened on.
        case cannotListen
        /// The configuration has a value that can't be used.
        case invalidConfiguration
    }

    /// The kind of failure.
    public let code: Code

    /// One sentence that says what failed and what to do.
    public let message: String

    /// Makes an error.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
