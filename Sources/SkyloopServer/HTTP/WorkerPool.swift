import Dispatch
import Foundation
import Synchronization

/// A fixed number of threads that work through a bounded queue, oldest first.
final class WorkerPool: Sendable {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var next = 0
        var isClosed = false
    }

    private let state = Mutex(State())
    private let available = DispatchSemaphore(value: 0)
    private let finished = DispatchGroup()
    private let limit: Int

    init(threads: Int, queueLength: Int) {
        limit = queueLength
        for number in 0..<threads {
            finished.enter()
            let thread = Thread { [self] in
                while let work = take() { work() }
                finished.leave()
            }
            thread.name = "skyloop-\(number)"
            // Drawing keeps its scratch on the stack.
            thread.stackSize = 4 << 20
            thread.start()
        }
    }

    /// How many pieces of work wait.
    var queueLength: Int { state.withLock { $0.waiting.count - $0.next } }

    /// Puts work at the end of the queue; false where the queue is full or closed.
    func submit(_ work: @escaping @Sendable () -> Void) -> Bool {
        let accepted = state.withLock { state in
            guard !state.isClosed, state.waiting.count - state.next < limit else { return false }
            state.waiting.append(work)
            return true
        }
        if accepted { available.signal() }
        return accepted
    }

    /// Takes no more work, finishes what waits, and returns when the threads have ended.
    func close() {
        state.withLock { $0.isClosed = true }
        available.signal()
        finished.wait()
    }

    private func take() -> (@Sendable () -> Void)? {
        available.wait()
        let work: (@Sendable () -> Void)? = state.withLock { state in
            guard state.next < state.waiting.count else { return nil }
            let work = state.waiting[state.next]
            state.waiting[state.next] = {}
            state.next += 1
            if state.next == state.waiting.count || state.next > 1024 {
                state.waiting.removeFirst(state.next)
                state.next = 0
            }
            return work
        }
        // No work behind a signal: the pool is closed, and the others must hear of it too.
        if work == nil { available.signal() }
        return work
    }
}
