import Synchronization

/// Finished answers by request target, bounded in bytes; the longest unused goes first.
///
/// A doubly linked list through slots of one array keeps the order of use, so that a look-up and a step to the front cost
/// the same however much is kept.
final class ResponseCache: Sendable {
    private struct Slot {
        var key: String
        var response: PreparedResponse?
        var newer: Int
        var older: Int
    }

    private struct State {
        var slots: [Slot] = []
        var free: [Int] = []
        var index: [String: Int] = [:]
        var newest = -1
        var oldest = -1
        var bytes = 0
        var hits = 0
        var misses = 0
        var generation = 0
    }

    /// What the cache has done so far.
    struct Statistics: Sendable {
        let hits: Int
        let misses: Int
        let bytes: Int
        let count: Int
    }

    private let state = Mutex(State())
    private let limit: Int

    init(bytes: Int) {
        limit = bytes
    }

    var statistics: Statistics {
        state.withLock {
            Statistics(hits: $0.hits, misses: $0.misses, bytes: $0.bytes, count: $0.index.count)
        }
    }

    /// Counts how often everything was dropped; an answer begun before must not be kept after.
    var generation: Int { state.withLock { $0.generation } }

    /// The answer kept under a key.
    func response(for key: String) -> PreparedResponse? {
        state.withLock { state in
            guard let slot = state.index[key] else {
                state.misses += 1
                return nil
            }
            state.hits += 1
            if state.newest != slot {
                Self.unlink(slot, in: &state)
                Self.link(slot, in: &state)
            }
            return state.slots[slot].response
        }
    }

    /// Keeps an answer, unless the data have changed since `generation` or it alone is a large part of the room.
    func insert(_ response: PreparedResponse, for key: String, generation: Int) {
        let cost = response.cost + key.utf8.count
        guard response.isShareable, cost <= limit / 8 else { return }
        // What falls out is released after the lock is.
        let dropped: [PreparedResponse] = state.withLock { state in
            guard state.generation == generation, state.index[key] == nil else { return [] }
            var dropped: [PreparedResponse] = []
            while state.bytes + cost > limit, state.oldest >= 0 {
                let slot = state.oldest
                Self.unlink(slot, in: &state)
                if let old = state.slots[slot].response {
                    state.bytes -= old.cost + state.slots[slot].key.utf8.count
                    dropped.append(old)
                }
                state.index[state.slots[slot].key] = nil
                state.slots[slot].response = nil
                state.free.append(slot)
            }
            let new = Slot(key: key, response: response, newer: -1, older: -1)
            let slot: Int
            if let free = state.free.popLast() {
                slot = free
                state.slots[slot] = new
            } else {
                slot = state.slots.count
                state.slots.append(new)
            }
            state.index[key] = slot
            state.bytes += cost
            Self.link(slot, in: &state)
            return dropped
        }
        withExtendedLifetime(dropped) {}
    }

    /// Forgets everything, because the data behind it have changed.
    func removeAll() {
        let dropped = state.withLock { state in
            let slots = state.slots
            let next = state.generation + 1
            (state.slots, state.free, state.index) = ([], [], [:])
            (state.newest, state.oldest, state.bytes, state.generation) = (-1, -1, 0, next)
            return slots
        }
        withExtendedLifetime(dropped) {}
    }

    private static func unlink(_ slot: Int, in state: inout State) {
        let (newer, older) = (state.slots[slot].newer, state.slots[slot].older)
        if newer >= 0 { state.slots[newer].older = older } else { state.newest = older }
        if older >= 0 { state.slots[older].newer = newer } else { state.oldest = newer }
    }

    private static func link(_ slot: Int, in state: inout State) {
        state.slots[slot].newer = -1
        state.slots[slot].older = state.newest
        if state.newest >= 0 { state.slots[state.newest].newer = slot }
        state.newest = slot
        if state.oldest < 0 { state.oldest = slot }
    }
}
