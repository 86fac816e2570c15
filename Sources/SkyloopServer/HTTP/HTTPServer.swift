internal import CMicrohttpd
import Foundation
import Synchronization

/// A server of GET requests over HTTP/1.1: many connections on a few threads, answers made by a pool of workers.
///
/// The network threads answer what is kept at once. Everything else goes to the workers, once per target however many ask
/// for it. A queue that is full, a target or header that is too long and a method that is not GET, HEAD or OPTIONS are
/// refused with the status that says so.
public final class HTTPServer: Sendable {
    /// Makes the answer to a request; on a worker's thread, several at once.
    public typealias Handler =
        @Sendable (HTTPRequest, Cancellation) throws -> HTTPResponse

    /// The limits it runs with.
    public let configuration: Configuration
    /// What has been asked and answered so far.
    public let metrics = Metrics()
    let cache: ResponseCache
    let pool: WorkerPool
    let handler: Handler
    let log: (@Sendable (AccessLogEntry) -> Void)?
    /// What is sent where there is no memory for the real answer.
    let failure: PreparedResponse
    let flights = Mutex<[String: Flight]>([:])
    private let running = Atomic<Int>(0)
    private let daemon = Mutex<DaemonHandle?>(nil)

    /// The daemon's pointer; it is used under the lock only.
    private struct DaemonHandle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// Makes a server that does not listen yet.
    public init(
        _ configuration: Configuration, log: (@Sendable (AccessLogEntry) -> Void)? = nil,
        handler: @escaping Handler
    ) {
        self.configuration = configuration
        self.handler = handler
        self.log = log
        guard let failure = PreparedResponse(.refusal(HTTPError(500, "no memory for the answer")))
        else { preconditionFailure("no memory for one small answer") }
        self.failure = failure
        cache = ResponseCache(bytes: configuration.cacheBytes)
        pool = WorkerPool(threads: configuration.workers, queueLength: configuration.queueLength)
    }

    /// Begins to listen, and gives the port.
    ///
    /// - Throws: `ServerError` where the address is none, or can't be listened on (taken, not permitted).
    public func start() throws(ServerError) -> UInt16 {
        raiseFileLimit()
        var address = try SocketAddress(host: configuration.host, port: configuration.port)
        let context = Unmanaged.passUnretained(self).toOpaque()
        let started: OpaquePointer? = address.withPointer { pointer, isIPv6 in
            var options = [
                MHD_OptionItem(
                    option: .SOCK_ADDR, value: 0, ptr_value: UnsafeMutableRawPointer(pointer)),
                number(.CONNECTION_LIMIT, configuration.connections),
                number(.CONNECTION_TIMEOUT, Int(configuration.timeout)),
                number(
                    .CONNECTION_MEMORY_LIMIT, configuration.headerBytes + configuration.targetBytes),
                number(.LISTEN_BACKLOG_SIZE, 4096),
                MHD_OptionItem(
                    option: .NOTIFY_COMPLETED,
                    value: unsafeBitCast(completedCallback, to: Int.self), ptr_value: context),
                MHD_OptionItem(
                    option: .URI_LOG_CALLBACK,
                    value: unsafeBitCast(arrivedCallback, to: Int.self), ptr_value: context),
            ]
            if configuration.networkThreads > 1 {
                options.append(number(.THREAD_POOL_SIZE, configuration.networkThreads))
            }
            options.append(number(.END, 0))
            var flags =
                MHD_USE_EPOLL.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue
                | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_USE_TURBO.rawValue
            if isIPv6 { flags |= MHD_USE_IPv6.rawValue }
            errno = 0
            return skyloop_start_daemon(flags, configuration.port, accessCallback, context, options)
        }
        guard let started else {
            let reason = errno == 0 ? "the address can't be used" : String(cString: strerror(errno))
            throw ServerError(
                .cannotListen,
                "can't listen on \(configuration.host) port \(configuration.port): \(reason.lowercased()); "
                    + "choose another with --port (0 takes a free one)")
        }
        daemon.withLock { $0 = DaemonHandle(pointer: started) }
        return skyloop_daemon_port(started)
    }

    /// Accepts no more connections, finishes the answers that are being made, and returns when all is closed.
    public func stop() {
        guard let handle = daemon.withLock({ $0 }) else { return }
        let listening = MHD_quiesce_daemon(handle.pointer)
        pool.close()
        let deadline = ContinuousClock.now + .seconds(5)
        while running.load(ordering: .acquiring) > 0, ContinuousClock.now < deadline {
            usleep(2000)
        }
        MHD_stop_daemon(handle.pointer)
        if listening >= 0 { close(listening) }
        daemon.withLock { $0 = nil }
    }

    /// Forgets every kept answer, because the data have changed.
    public func dataDidChange() { cache.removeAll() }

    /// How many connections are open.
    public var connections: Int {
        daemon.withLock { $0.map { Int(skyloop_connection_count($0.pointer)) } ?? 0 }
    }

    /// How many pieces of work wait, and what the cache holds, for the metrics page.
    var load: (queue: Int, cache: ResponseCache.Statistics) { (pool.queueLength, cache.statistics) }

    func exchangeBegan() { running.add(1, ordering: .relaxed) }

    func exchangeEnded() { running.subtract(1, ordering: .releasing) }

    private func number(_ option: MHD_OPTION, _ value: Int) -> MHD_OptionItem {
        MHD_OptionItem(option: option, value: value, ptr_value: nil)
    }

    /// Takes as many file descriptors as the system lets us: a connection needs one.
    private func raiseFileLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
