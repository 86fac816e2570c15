#if !canImport(Combine) && !hasFeature(Embedded)
    /// Something under way that ends when this is dropped or cancelled; stands in for Combine's.
    public final class AnyCancellable: Hashable, Sendable {
        private let token: ObservationToken

        /// Makes one that runs the closure at its end, once.
        public init(_ cancel: @escaping @Sendable () -> Void) {
            token = ObservationToken(end: cancel)
        }

        /// Ends it now; a second call does nothing.
        public func cancel() {
            token.cancel()
        }

        /// Keeps it in a set.
        public func store(in set: inout Set<AnyCancellable>) {
            set.insert(self)
        }

        /// Keeps it in a collection.
        public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
            collection.append(self)
        }

        /// Whether both are the same object.
        public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
            first === second
        }

        /// Hashes the object's identity.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
#endif
