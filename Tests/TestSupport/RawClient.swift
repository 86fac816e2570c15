import Foundation

/// A client that sends exactly the bytes it is told to, over loopback.
public final class RawClient {
    /// An answer, taken apart.
    public struct Answer {
        /// The status.
        public let status: Int
        /// The headers, by name in lower case.
        public let headers: [String: String]
        /// The body.
        public let body: [UInt8]
        /// The body as text.
        public var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// What went wrong on the way.
    public struct Failure: Error {
        /// In a few words.
        public let what: String
    }

    private var socket: Int32
    private var rest: [UInt8] = []

    /// Connects to a port of this machine.
    public init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var wait = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(what: "can't connect") }
    }

    deinit { close() }

    /// Closes the connection; may be called again.
    public func close() {
        if socket >= 0 { Glibc.close(socket) }
        socket = -1
    }

    /// Sends bytes.
    public func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(what: "can't send") }
            sent += count
        }
    }

    /// Sends a text.
    public func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// Asks for a target and reads the whole answer; the connection stays open.
    public func get(_ target: String, method: String = "GET", headers: [String] = []) throws
        -> Answer
    {
        try send(
            (["\(method) \(target) HTTP/1.1", "Host: test"] + headers).joined(separator: "\r\n")
                + "\r\n\r\n")
        return try read(hasBody: method != "HEAD")
    }

    /// Reads one whole answer.
    public func read(hasBody: Bool = true) throws -> Answer {
        let end = Array("\r\n\r\n".utf8)
        var headEnd: Int?
        repeat {
            headEnd = rest.firstRange(of: end)?.upperBound
            if headEnd == nil { try receive() }
        } while headEnd == nil
        guard let headEnd else { throw Failure(what: "no head") }
        let lines = String(decoding: rest[..<headEnd], as: UTF8.self).components(
            separatedBy: "\r\n")
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] =
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        let length =
            hasBody && status != 304 && status != 204
            ? Int(headers["content-length"] ?? "") ?? 0 : 0
        while rest.count < headEnd + length { try receive() }
        let body = Array(rest[headEnd..<(headEnd + length)])
        rest.removeFirst(headEnd + length)
        return Answer(status: status, headers: headers, body: body)
    }

    private func receive() throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { throw Failure(what: "the server closed the connection") }
        rest += buffer[..<count]
    }
}
