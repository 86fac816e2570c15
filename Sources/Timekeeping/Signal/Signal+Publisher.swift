// `publisher`, as the MapsGL SDK for Apple platforms has it: Combine's where there is Combine, a small one of
// the same shape where there is none.

#if canImport(Combine)
    public import Combine

    extension Signal {
        /// The signal as a Combine publisher that never fails.
        public var publisher: AnyPublisher<Value, Never> {
            Deferred { [observers] in
                // Combine's subjects may be used from any thread; they are only not marked so.
                nonisolated(unsafe) let subject = PassthroughSubject<Value, Never>()
                let token = observers.add(
                    { subject.send($0) }, whenFinished: { subject.send(completion: .finished) })
                return subject.handleEvents(receiveCancel: { token.cancel() })
            }
            .eraseToAnyPublisher()
        }
    }
#elseif canImport(Dispatch) && !hasFeature(Embedded)
    extension Signal {
        /// The signal as a publisher, to be received on a queue and stored with others.
        ///
        /// ```swift
        /// timeline.onAdvance.publisher
        ///     .receive(on: DispatchQueue.main)
        ///     .sink { progress in … }
        ///     .store(in: &cancellables)
        /// ```
        public var publisher: SignalPublisher<Value> {
            SignalPublisher { [observers] receive in
                observers.add(receive, whenFinished: nil)
            }
        }
    }
#endif
