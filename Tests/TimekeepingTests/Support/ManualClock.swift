import Synchronization

/// A clock that tests move by hand: sleepers wake when it reaches their time.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var time: Duration

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (first: Instant, second: Instant) -> Bool { first.time < second.time }
    }

    private struct State {
        var now = Instant(time: .zero)
        var sleepCount = 0
        var sleepers: [Int: (until: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }
    /// How often anybody went to sleep.
    var sleepCount: Int { state.withLock { $0.sleepCount } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.sleepCount += 1
            return state.sleepCount
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let watchers = state.withLock { state in
                    state.sleepers[id] = (deadline, continuation)
                    defer { state.watchers = [] }
                    return state.watchers
                }
                watchers.forEach { $0.resume() }
                wake()
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.wake
                .resume(throwing: CancellationError())
        }
    }

    /// Waits until somebody sleeps.
    func whenAsleep() async {
        await withCheckedContinuation { continuation in
            let isAsleep = state.withLock { state in
                if state.sleepers.isEmpty { state.watchers.append(continuation) }
                return !state.sleepers.isEmpty
            }
            if isAsleep { continuation.resume() }
        }
    }

    /// Lets time pass without anybody waking, as in a suspended program.
    func suspend(for duration: Duration) {
        state.withLock { $0.now = $0.now.advanced(by: duration) }
    }

    /// Lets time pass and wakes those whose time has come.
    func advance(by duration: Duration) {
        suspend(for: duration)
        wake()
    }

    private func wake() {
        let due = state.withLock { state in
            let due = state.sleepers.filter { $0.value.until <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due
        }
        due.values.forEach { $0.wake.resume() }
    }
}
