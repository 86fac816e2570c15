#if !hasFeature(Embedded)
    internal import Synchronization
#endif

/// A value that is read and changed inside a closure only, by one task at a time.
///
/// Unchecked: the value is private and touched under the mutex alone. The WebAssembly build has one thread, and no
/// mutex.
package final class Lock<Value>: @unchecked Sendable {
    @exclusivity(unchecked) private var value: Value
    #if !hasFeature(Embedded)
        private let mutex = Mutex<Void>(())
        /// Shows the thread sanitizer what the mutex does: its waiting part is in a library that the sanitizer
        /// does not see into.
        private let order = Atomic(false)
    #endif

    package init(_ value: Value) {
        self.value = value
    }

    /// Gives the value to the closure, which may change it; nothing in there may call observers.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        #if hasFeature(Embedded)
            body(&value)
        #else
            mutex.withLock { _ in
                _ = order.load(ordering: .acquiring)
                defer { order.store(true, ordering: .releasing) }
                return body(&value)
            }
        #endif
    }
}
