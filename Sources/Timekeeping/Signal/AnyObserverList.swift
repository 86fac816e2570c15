internal import Synchronization

/// The observers of one signal, whatever its values.
///
/// A value comes as its address, which is valid during the call alone: so all signals share this code, which would
/// be in the browser once for each type of value otherwise.
final class AnyObserverList: Sendable {
    private let observers = Lock<[Observer]>([])
    /// Lets a signal without observers cost one load; most signals of most animations have none.
    private let hasNone = Atomic(true)

    var isEmpty: Bool { hasNone.load(ordering: .acquiring) }

    func add(
        _ call: @escaping @Sendable (UnsafeRawPointer) -> Void,
        whenFinished: (@Sendable () -> Void)?
    ) -> ObservationToken {
        let observer = Observer(call: call, whenFinished: whenFinished)
        observers.withLock { observers in
            observers.append(observer)
            hasNone.store(false, ordering: .releasing)
        }
        return ObservationToken { [self] in remove(observer) }
    }

    /// Gives the value at an address to all.
    func send(_ value: UnsafeRawPointer) {
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

    private func remove(_ observer: Observer) {
        observer.isActive.store(false, ordering: .releasing)
        // What the closure holds is let go after the lock: its end may run code that comes back here.
        let removed: Observer? = observers.withLock { observers in
            guard let index = observers.firstIndex(where: { $0 === observer }) else { return nil }
            let removed = observers.remove(at: index)
            hasNone.store(observers.isEmpty, ordering: .releasing)
            return removed
        }
        _ = removed
    }
}

/// One closure that follows a signal.
private final class Observer: Sendable {
    let call: @Sendable (UnsafeRawPointer) -> Void
    let whenFinished: (@Sendable () -> Void)?
    let isActive = Atomic(true)

    init(
        call: @escaping @Sendable (UnsafeRawPointer) -> Void,
        whenFinished: (@Sendable () -> Void)?
    ) {
        self.call = call
        self.whenFinished = whenFinished
    }
}
