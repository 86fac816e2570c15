import Synchronization

/// What observers wrote down, in order.
final class Log<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])

    var values: [Entry] { entries.withLock { $0 } }
    var count: Int { entries.withLock { $0.count } }

    func append(_ entry: Entry) {
        entries.withLock { $0.append(entry) }
    }

    func removeAll() {
        entries.withLock { $0 = [] }
    }
}
