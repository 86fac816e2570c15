import Synchronization
import WeatherData

/// Decoded layer fields, the last used kept, bounded in bytes; each made once however many ask.
final class FieldStore: Sendable {
    private struct Key: Hashable {
        let series: String
        let index: Int
    }

    /// One field, made under its own lock so that others can go on meanwhile.
    private final class Slot: Sendable {
        let field = Mutex<LayerField?>(nil)
    }

    private struct Entry {
        let slot: Slot
        var bytes: Int
        var used: UInt64
    }

    private struct State {
        var entries: [Key: Entry] = [:]
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

    func kept(series: String, index: Int) -> LayerField? {
        let slot = state.withLock { state -> Slot? in
            let key = Key(series: series, index: index)
            // A slot without bytes is still being made; its lock would make this wait.
            guard let entry = state.entries[key], entry.bytes > 0 else { return nil }
            state.clock += 1
            state.entries[key]?.used = state.clock
            return entry.slot
        }
        return slot?.field.withLock { $0 }
    }

    func field(
        series: String, index: Int, make: () throws(WeatherDataError) -> LayerField
    ) throws(WeatherDataError) -> LayerField {
        let key = Key(series: series, index: index)
        let slot = state.withLock { state -> Slot in
            state.clock += 1
            if let entry = state.entries[key] {
                state.entries[key]?.used = state.clock
                return entry.slot
            }
            let slot = Slot()
            state.entries[key] = Entry(slot: slot, bytes: 0, used: state.clock)
            return slot
        }
        let result = slot.field.withLock { kept -> Result<LayerField, WeatherDataError> in
            if let kept { return .success(kept) }
            do throws(WeatherDataError) {
                let field = try make()
                kept = field
                return .success(field)
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let field):
            account(for: key, slot: slot, bytes: field.byteCount)
            return field
        case .failure(let error):
            forget(key, slot: slot)
            throw error
        }
    }

    private func account(for key: Key, slot: Slot, bytes: Int) {
        state.withLock { state in
            guard let entry = state.entries[key], entry.slot === slot, entry.bytes == 0 else {
                return
            }
            state.entries[key]?.bytes = bytes
            state.bytes += bytes
            while state.bytes > capacity {
                let made = state.entries.filter { $0.value.bytes > 0 }
                guard let oldest = made.min(by: { $0.value.used < $1.value.used }) else { break }
                state.bytes -= oldest.value.bytes
                state.entries[oldest.key] = nil
            }
        }
    }

    private func forget(_ key: Key, slot: Slot) {
        state.withLock { state in
            guard let entry = state.entries[key], entry.slot === slot, entry.bytes == 0 else {
                return
            }
            state.entries[key] = nil
        }
    }
}
