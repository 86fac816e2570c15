// The lock of the engine. Native builds use the standard library's; the WebAssembly build has one
// thread and no such type, so a box of the same name stands in for it.

#if hasFeature(Embedded)
    /// A value that is read and changed inside a closure only.
    ///
    /// Unchecked: the WebAssembly build has one thread, so nothing can reach the value meanwhile.
    struct Mutex<Value>: ~Copyable, @unchecked Sendable {
        private final class Box {
            var value: Value

            init(_ value: Value) { self.value = value }
        }

        private let box: Box

        /// Makes the box with its first value.
        init(_ value: Value) { box = Box(value) }

        /// Gives the value to the closure, which may change it.
        borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
            body(&box.value)
        }
    }
#endif
