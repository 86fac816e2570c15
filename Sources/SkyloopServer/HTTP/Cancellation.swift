/// Tells a service whether anyone still waits for its answer.
public struct Cancellation: Sendable {
    private let check: @Sendable () -> Bool

    /// Makes one from a question that may be asked often.
    public init(_ check: @escaping @Sendable () -> Bool) {
        self.check = check
    }

    /// Whether the answer is not wanted any more.
    public var isCancelled: Bool { check() }

    /// One that is never cancelled.
    public static let never = Cancellation { false }
}
