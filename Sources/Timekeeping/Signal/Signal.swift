/// Something that happens again and again, for others to follow.
///
/// ```swift
/// let token = timeline.onAdvance.observe { progress in
///     slider.value = progress.position
/// }
/// ```
///
/// Observers are called in the order they came, on the thread the change was made on. From inside a call
/// they may add and end observations, this one included. A new observer gets the values after the one that is
/// being delivered; an observer whose token was dropped gets none any more.
public final class Signal<Value: Sendable>: Sendable {
    let observers = ObserverList<Value>()

    /// Makes a signal without observers.
    package init() {}

    deinit { observers.finish() }

    /// Calls the closure with each value from now on, until the token is dropped.
    public func observe(_ observer: @escaping @Sendable (Value) -> Void) -> ObservationToken {
        observers.add(observer, whenFinished: nil)
    }

    /// Gives a value to all observers, one after the other; no lock is held meanwhile.
    package func send(_ value: Value) {
        observers.send(value)
    }
}

extension Signal where Value == Void {
    /// Tells all observers that it happened.
    package func send() {
        send(())
    }
}
