import Synchronization

/// Decoded values, the last used kept, bounded in bytes.
final class FieldCache: Sendable {
    private struct Entry {
        let values: [Float]
        var used: UInt64
    }

    private struct State {
        var entries: [FieldSource: Entry] = [:]
        var bytes = 0
        var clock: UInt64 = 0
    }

    private let state = Mutex(State())

    /// How many bytes of values are kept at most.
    let capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 0)
    }

    /// The bytes of values that are kept now.
    var bytes: Int { state.withLock { $0.bytes } }

    func values(for source: FieldSource) -> [Float]? {
        state.withLock { state in
            guard let values = state.entries[source]?.values else { return nil }
            state.clock += 1
            state.entries[source]?.used = state.clock
            return values
        }
    }

    func insert(_ values: [Float], for source: FieldSource) {
        let size = values.count * MemoryLayout<Float>.stride
        guard size <= capacity else { return }
        state.withLock { state in
            state.clock += 1
            if state.entries.updateValue(
                Entry(values: values, used: state.clock), forKey: source) == nil
            {
                state.bytes += size
            }
            while state.bytes > capacity,
                let oldest = state.entries.min(by: { $0.value.used < $1.value.used })
            {
                state.entries[oldest.key] = nil
                state.bytes -= oldest.value.values.count * MemoryLayout<Float>.stride
            }
        }
    }
}
