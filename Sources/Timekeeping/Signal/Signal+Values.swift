#if !hasFeature(Embedded)
    extension Signal {
        /// The values from now on, as an asynchronous sequence.
        ///
        /// ```swift
        /// for await progress in timeline.onAdvance.values { … }
        /// ```
        ///
        /// The newest 64 values wait for a reader that is late; older ones are left out. The sequence ends
        /// when the object that gives the signal is gone, or the reading task is cancelled.
        public var values: AsyncStream<Value> {
            AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
                let token = observers.add(
                    { continuation.yield($0) }, whenFinished: { continuation.finish() })
                continuation.onTermination = { _ in token.cancel() }
            }
        }
    }
#endif
