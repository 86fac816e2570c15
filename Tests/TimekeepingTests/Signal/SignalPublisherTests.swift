import Dispatch
import Foundation
import Testing

@testable import Timekeeping

@Suite struct SignalPublisherTests {
    @Test func aSinkGetsTheValuesUntilItIsDropped() {
        let signal = Signal<Int>()
        let log = Log<Int>()
        var cancellables: Set<AnyCancellable> = []
        signal.publisher.sink { log.append($0) }.store(in: &cancellables)
        signal.send(1)
        cancellables = []
        signal.send(2)
        #expect(log.values == [1])
    }

    @Test func cancellablesAreStoredInArraysToo() {
        let signal = Signal<Int>()
        let log = Log<Int>()
        var cancellables: [AnyCancellable] = []
        signal.publisher.sink { log.append($0) }.store(in: &cancellables)
        signal.send(1)
        cancellables.forEach { $0.cancel() }
        signal.send(2)
        #expect(log.values == [1])
    }

    @Test func aClosureCancelsOnce() {
        let log = Log<Int>()
        var cancellable: AnyCancellable? = AnyCancellable { log.append(1) }
        cancellable?.cancel()
        cancellable = nil
        #expect(log.values == [1])
    }

    /// Even on a queue that runs several blocks at once.
    @Test func aQueueReceivesTheValuesInOrder() async {
        let signal = Signal<Int>()
        let log = Log<Int>()
        await withCheckedContinuation { done in
            let cancellable = signal.publisher
                .receive(on: DispatchQueue.global())
                .sink { value in
                    log.append(value)
                    if value == 500 { done.resume() }
                }
            for value in 1...500 { signal.send(value) }
            AnyCancellable.keep(cancellable)
        }
        #expect(log.values == Array(1...500))
    }

    @Test func valuesOnTheirWayAreDroppedWhenTheSinkIsCancelled() async {
        let signal = Signal<Int>()
        let log = Log<Int>()
        let queue = DispatchQueue(label: "test")
        let cancellable = signal.publisher.receive(on: queue).sink { log.append($0) }
        queue.suspend()
        signal.send(1)
        cancellable.cancel()
        queue.resume()
        await withCheckedContinuation { done in queue.async { done.resume() } }
        #expect(log.values.isEmpty)
    }
}

extension AnyCancellable {
    /// Keeps the cancellable for the rest of the test run.
    fileprivate static func keep(_ cancellable: AnyCancellable) {
        kept.append(cancellable)
    }

    private static let kept = Log<AnyCancellable>()
}
