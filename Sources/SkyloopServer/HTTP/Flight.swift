import Synchronization

/// One answer being made, and everyone who waits for it.
///
/// The same target asked for by many is made once; when all who asked have gone, the work may stop.
final class Flight: Sendable {
    private struct State {
        var waiting: [Exchange] = []
        var isDone = false
        var looked: ContinuousClock.Instant?
        var isAbandoned = false
    }

    let key: String
    private let state = Mutex(State())

    init(key: String, first: Exchange) {
        self.key = key
        state.withLock { $0.waiting.append(first) }
    }

    /// Adds one who waits; false where the answer has just been given.
    func join(_ exchange: Exchange) -> Bool {
        state.withLock { state in
            guard !state.isDone else { return false }
            state.waiting.append(exchange)
            state.isAbandoned = false
            return true
        }
    }

    /// Lets nobody join any more, if nobody waits; false where someone does.
    func closeIfAbandoned() -> Bool {
        state.withLock { state in
            guard state.waiting.allSatisfy(\.hasLeft) else { return false }
            state.isDone = true
            return true
        }
    }

    /// Ends the flight and gives everyone who waited.
    func land() -> [Exchange] {
        state.withLock { state in
            state.isDone = true
            return state.waiting
        }
    }

    /// Whether nobody waits any more; the clients' sockets are looked at once in 5 ms at most.
    var isAbandoned: Bool {
        state.withLock { state in
            let now = ContinuousClock.now
            if let looked = state.looked, now - looked < .milliseconds(5) {
                return state.isAbandoned
            }
            state.looked = now
            state.isAbandoned = state.waiting.allSatisfy(\.hasLeft)
            return state.isAbandoned
        }
    }
}
