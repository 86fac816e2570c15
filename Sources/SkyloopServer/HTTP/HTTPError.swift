/// A refusal: a status and the reason that the client is told.
public struct HTTPError: Error, Equatable, Sendable {
    /// The HTTP status, 400 to 599.
    public let status: Int
    /// One sentence that says what is wrong and, where it can, what would be right.
    public let reason: String

    /// Makes a refusal.
    public init(_ status: Int, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}
