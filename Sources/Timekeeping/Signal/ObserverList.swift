internal import Synchronization

/// The observers of one signal.
///
/// Apart from the signal itself, so that tokens keep the list and not the signal: when the signal goes, its
/// streams end.
final class ObserverList<Value: Sendable>: Sendable {
    private let observers = Lock<[Observer<Value>]>([])
    /// Lets a signal without observers cost one load; most signals of most animations have none.
    private let hasNone = Atomic(true)

    var isEmpty: Bool { hasNone.load(ordering: .acquiring) }

    func add(
        _ call: @escaping @Sendable (Value) -> Void, whenFinished: (@Sendable () -> Void)?
    ) -> ObservationToken {
        let observer = Observer(call: call, whenFinished: whenFinished)
        observers.withLock { observers in
            observers.append(observer)
            hasNone.store(false, ordering: .releasing)
        }
        return ObservationToken { [self] in remove(observer) }
    }

    func send(_ value: Value) {
        guard !isEmpty else { return }
        let current = observers.withLock { $0 }
        for observer in current where observer.isActive.load(ordering: .acquiring) {
            observer.call(value)
        }
    }

    /// Drops all observers and tells those that wait for the end.
    func finish() {
        let last = observers.withLock { observers in
            let last = observers
            observers = []
            hasNone.store(true, ordering: .releasing)
            return last
        }
        for observer in last {
            observer.isActive.store(false, ordering: .releasing)
            observer.whenFinished?()
        }
    }

    private func remove(_ observer: Observer<Value>) {
        observer.isActive.store(false, ordering: .releasing)
        // What the closure holds is let go after the lock: its end may run code that comes back here.
        let removed: Observer<Value>? = observers.withLock { observers in
            guard let index = observers.firstIndex(where: { $0 === observer }) else { return nil }
            let removed = observers.remove(at: index)
            hasNone.store(observers.isEmpty, ordering: .releasing)
            return removed
        }
        _ = removed
    }
}

/// One closure that follows a signal.
private final class Observer<Value: Sendable>: Sendable {
    let call: @Sendable (Value) -> Void
    let whenFinished: (@Sendable () -> Void)?
    let isActive = Atomic(true)

    init(call: @escaping @Sendable (Value) -> Void, whenFinished: (@Sendable () -> Void)?) {
        self.call = call
        self.whenFinished = whenFinished
    }
}
