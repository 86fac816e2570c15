internal import Synchronization

/// Keeps an observation going: dropping the token ends it.
public final class ObservationToken: Sendable {
    private let end: Mutex<(@Sendable () -> Void)?>

    init(end: @escaping @Sendable () -> Void) {
        self.end = Mutex(end)
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
