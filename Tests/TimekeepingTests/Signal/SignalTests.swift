import Synchronization
import Testing

@testable import Timekeeping

@Suite struct SignalTests {
    @Test func observersAreCalledInTheOrderTheyCame() {
        let signal = Signal<Int>()
        let log = Log<String>()
        let tokens = ["a", "b", "c"].map { name in
            signal.observe { log.append("\(name)\($0)") }
        }
        signal.send(1)
        signal.send(2)
        #expect(log.values == ["a1", "b1", "c1", "a2", "b2", "c2"])
        withExtendedLifetime(tokens) {}
    }

    @Test func droppingTheTokenEndsTheObservation() {
        let signal = Signal<Int>()
        let log = Log<Int>()
        var token: ObservationToken? = signal.observe { log.append($0) }
        signal.send(1)
        #expect(token != nil)
        token = nil
        signal.send(2)
        #expect(log.values == [1])
    }

    @Test func cancellingEndsTheObservationAndLetsGoOfTheClosure() {
        let signal = Signal<Void>()
        weak var held: Log<Int>?
        let token: ObservationToken
        do {
            let log = Log<Int>()
            held = log
            token = signal.observe { log.append(1) }
        }
        #expect(held != nil)
        token.cancel()
        token.cancel()
        #expect(held == nil)
    }

    @Test func anObserverMayEndItselfAndOthersFromInsideACall() {
        let signal = Signal<Int>()
        let log = Log<String>()
        let tokens = Log<ObservationToken>()
        tokens.append(
            signal.observe { value in
                log.append("first\(value)")
                tokens.values.forEach { $0.cancel() }
            })
        tokens.append(signal.observe { log.append("second\($0)") })
        signal.send(1)
        signal.send(2)
        #expect(log.values == ["first1"])
    }

    @Test func anObserverAddedInsideACallGetsTheNextValue() {
        let signal = Signal<Int>()
        let log = Log<String>()
        let tokens = Log<ObservationToken>()
        tokens.append(
            signal.observe { value in
                log.append("first\(value)")
                tokens.append(signal.observe { log.append("added at \(value): \($0)") })
            })
        signal.send(1)
        signal.send(2)
        #expect(log.values == ["first1", "first2", "added at 1: 2"])
    }

    @Test func valuesAreASequenceThatEndsWithTheSignal() async {
        var signal: Signal<Int>? = Signal<Int>()
        let values = signal?.values
        for value in 1...3 { signal?.send(value) }
        signal = nil
        var received: [Int] = []
        for await value in values! { received.append(value) }
        #expect(received == [1, 2, 3])
    }

    @Test func aSequenceKeepsTheNewest64ValuesForALateReader() async {
        let signal = Signal<Int>()
        let values = signal.values
        for value in 1...100 { signal.send(value) }
        var first: Int?
        for await value in values {
            first = value
            break
        }
        #expect(first == 37)
    }

    @Test func aSequenceThatNobodyReadsAnyMoreIsNotObserving() async {
        let signal = Signal<Int>()
        weak var held: Log<Int>?
        do {
            let log = Log<Int>()
            held = log
            let token = signal.observers.add({ _ in }, whenFinished: { log.append(0) })
            token.cancel()
        }
        #expect(held == nil)
    }
}
