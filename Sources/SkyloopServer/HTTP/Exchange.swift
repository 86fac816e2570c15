internal import CMicrohttpd
import Foundation
import Synchronization

/// One request and its answer, from the request line to the last byte.
///
/// `@unchecked`: `connection` is the library's; it stays valid until the completion callback, which the library does not
/// call while the connection is suspended. Workers touch it only in that time (see `resume`), and the network thread that
/// owns the connection touches it otherwise. Everything that changes is behind the lock.
final class Exchange: @unchecked Sendable {
    enum Phase {
        case arriving
        case reading
        case waiting
        case answered(PreparedResponse)
    }

    let target: String
    let start: ContinuousClock.Instant
    private let connection: OpaquePointer
    private let socket: Int32
    private let phase = Mutex(Phase.arriving)

    init(connection: OpaquePointer, target: String) {
        self.connection = connection
        self.target = target
        socket = skyloop_connection_socket(connection)
        start = .now
    }

    var current: Phase { phase.withLock { $0 } }

    func move(to next: Phase) { phase.withLock { $0 = next } }

    /// Sets the connection aside until `resume(with:)`; on the network thread.
    func suspend() {
        move(to: .waiting)
        MHD_suspend_connection(connection)
    }

    /// Gives the answer and lets the network thread go on with the connection.
    func resume(with response: PreparedResponse) {
        move(to: .answered(response))
        MHD_resume_connection(connection)
    }

    /// Whether the client has closed its side, asked without waiting; only while suspended.
    var hasLeft: Bool {
        // POLLRDHUP, which the headers show to programs for GNU only: the other side writes no more.
        let closed: Int16 = 0x2000
        var question = pollfd(fd: socket, events: closed, revents: 0)
        guard poll(&question, 1, 0) > 0 else { return false }
        return question.revents & (closed | Int16(POLLHUP) | Int16(POLLERR)) != 0
    }
}
