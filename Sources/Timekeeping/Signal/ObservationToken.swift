/// Keeps an observation going: dropping the token ends it.
public final class ObservationToken: Sendable {
    private let end: Lock<(@Sendable () -> Void)?>

    init(end: @escaping @Sendable () -> Void) {
        self.end = Lock(end)
    }

    deinit { cancel() }

    /// Ends the observation now; a second call does nothing.
    public func cancel() {
        let end = end.withLock { end in
            defer { end = nil }
            return end
        }
        end?()
    }
}
