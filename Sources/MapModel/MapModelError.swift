/// What went wrong in the layer model, as a kind to switch on and a sentence to show.
public struct MapModelError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: UInt8, Sendable {
        /// A layer or a source of this id is already there.
        case alreadyExists
        /// The layer or the source named is not there.
        case notFound
        /// The source can't go: layers still draw from it.
        case inUse
        /// An argument that can't be used.
        case invalidArgument
        /// The data for it can't be had.
        case unavailable
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
