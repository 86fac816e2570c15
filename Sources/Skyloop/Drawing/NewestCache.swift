import Synchronization

/// What was made for a key, the last used kept.
///
/// Two threads that want the same at once may both make it; both results are right, and one is kept.
final class NewestCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let kept = Mutex<[(key: Key, value: Value)]>([])
    private let limit: Int
    private let size: @Sendable (Value) -> Int

    /// Makes an empty cache.
    ///
    /// - Parameters:
    ///   - limit: The most that the sizes of what is kept add up to; the last one stays whatever its size.
    ///   - size: The size of a value, in the limit's unit; each counts as one where it is left out.
    init(limit: Int, size: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
        self.limit = limit
        self.size = size
    }

    /// The value of a key: the one that is kept, else a new one.
    func value<Failure: Error>(
        _ key: Key, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let known = kept.withLock { kept -> Value? in
            guard let place = kept.firstIndex(where: { $0.key == key }) else { return nil }
            // What is used goes to the end: the one that was not used for longest is let go first.
            let entry = kept.remove(at: place)
            kept.append(entry)
            return entry.value
        }
        if let known { return known }
        let value = try make()
        kept.withLock { kept in
            kept.removeAll { $0.key == key }
            kept.append((key, value))
            var total = kept.reduce(0) { $0 + size($1.value) }
            while total > limit, kept.count > 1 { total -= size(kept.removeFirst().value) }
        }
        return value
    }
}
