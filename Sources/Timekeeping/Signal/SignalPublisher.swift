#if canImport(Dispatch) && !canImport(Combine) && !hasFeature(Embedded)
    public import Dispatch
    internal import Synchronization

    /// A signal on its way to a closure, with the names that Combine gives the parts.
    public struct SignalPublisher<Output: Sendable>: Sendable {
        let subscribe: @Sendable (@escaping @Sendable (Output) -> Void) -> ObservationToken

        /// Receives the values on a queue, in their order and one at a time whatever the kind of queue.
        public func receive(on queue: DispatchQueue) -> SignalPublisher<Output> {
            let serial =
                queue === DispatchQueue.main
                ? queue : DispatchQueue(label: "Timekeeping.Signal", target: queue)
            return SignalPublisher { [subscribe] receive in
                subscribe { value in
                    serial.async { receive(value) }
                }
            }
        }

        /// Calls the closure with each value until the result is dropped or cancelled.
        ///
        /// The closure runs where the values arrive: on the queue of `receive(on:)`, else on the thread that
        /// made the change. It need not be sendable, as in Combine: what it touches must belong there.
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
            let receiver = Receiver(receiveValue)
            let token = subscribe { receiver.receive($0) }
            return AnyCancellable {
                token.cancel()
                receiver.close()
            }
        }
    }

    /// The closure at the end of a publisher.
    ///
    /// Unchecked: an animation delivers one signal at a time and `receive(on:)` uses a serial queue, so no two
    /// calls of the closure run at once; that its captures belong to where it runs is the promise of `sink`.
    private final class Receiver<Output: Sendable>: @unchecked Sendable {
        private let call: (Output) -> Void
        private let isOpen = Atomic(true)

        init(_ call: @escaping (Output) -> Void) {
            self.call = call
        }

        /// Values that were on their way to the queue when the observation ended are dropped here.
        func receive(_ value: Output) {
            if isOpen.load(ordering: .acquiring) { call(value) }
        }

        func close() {
            isOpen.store(false, ordering: .releasing)
        }
    }
#endif
