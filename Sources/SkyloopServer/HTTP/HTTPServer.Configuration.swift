extension HTTPServer {
    /// Where the server listens and what it refuses to exceed.
    public struct Configuration: Sendable {
        /// The address to listen on, in numbers: `127.0.0.1`, `0.0.0.0`, `::1`, `::`.
        public var host = "127.0.0.1"
        /// The port; 0 takes a free one.
        public var port: UInt16 = 8080
        /// The threads that talk to the network.
        public var networkThreads = 2
        /// The threads that make answers.
        public var workers = 2
        /// Answers that may wait for a worker; the next one is refused with 503.
        public var queueLength = 512
        /// The most connections open at once; further ones wait to be accepted.
        public var connections = 16_000
        /// The room for the request line and headers of a connection, in bytes; more is refused with 431.
        public var headerBytes = 16 * 1024
        /// The longest request target, in bytes; a longer one is refused with 414.
        public var targetBytes = 8 * 1024
        /// How long a connection may be idle or a client slow, in seconds.
        public var timeout: UInt32 = 30
        /// The room for finished answers, in bytes.
        public var cacheBytes = 128 << 20

        /// The values above.
        public init() {}
    }
}
