/// The observers of one signal.
///
/// Apart from the signal itself, so that tokens keep the list and not the signal: when the signal goes, its
/// streams end.
struct ObserverList<Value: Sendable>: Sendable {
    private let list = AnyObserverList()

    var isEmpty: Bool { list.isEmpty }

    func add(
        _ call: @escaping @Sendable (Value) -> Void, whenFinished: (@Sendable () -> Void)?
    ) -> ObservationToken {
        // `send` alone gives this list its addresses, each of a `Value`.
        list.add(
            { call($0.assumingMemoryBound(to: Value.self).pointee) }, whenFinished: whenFinished)
    }

    func send(_ value: Value) {
        guard !isEmpty else { return }
        withUnsafePointer(to: value) { list.send(UnsafeRawPointer($0)) }
    }

    /// Drops all observers and tells those that wait for the end.
    func finish() { list.finish() }
}
