import Synchronization

/// A flag that is set once.
final class ReadyFlag: Sendable {
    private let state = Mutex(false)

    var isSet: Bool { state.withLock { $0 } }

    /// Sets the flag; says whether it was not set before.
    func set() -> Bool {
        state.withLock { isSet in
            defer { isSet = true }
            return !isSet
        }
    }
}
