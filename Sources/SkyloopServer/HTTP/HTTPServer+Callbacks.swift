internal import CMicrohttpd
import Foundation

// The library calls these on its network threads. The server outlives the daemon, and a request's exchange is held by the
// library's per-request pointer from the request line until the completion callback.

/// A request line is there: its raw target is only given here.
let arrivedCallback: skyloop_uri_callback = { context, uri, connection in
    guard let context, let uri, let connection else { return nil }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    server.exchangeBegan()
    let exchange = Exchange(connection: connection, target: String(cString: uri))
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// The request is over, answered or not.
let completedCallback: MHD_RequestCompletedCallback = { context, _, slot, _ in
    guard let context, let held = slot?.pointee else { return }
    Unmanaged<Exchange>.fromOpaque(held).release()
    slot?.pointee = nil
    Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().exchangeEnded()
}

/// Headers are there, a piece of a body is there, or a suspended request goes on.
let accessCallback: MHD_AccessHandlerCallback = {
    context, connection, _, method, _, _, uploadSize, slot in
    guard let context, let connection, let method, let held = slot?.pointee else { return .NO }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(held).takeUnretainedValue()
    switch exchange.current {
    case .arriving:
        exchange.move(to: .reading)
        return .YES
    case .reading:
        if let uploadSize, uploadSize.pointee > 0 {
            // Nothing here takes a body: it is passed over, and the request refused by its method.
            uploadSize.pointee = 0
            return .YES
        }
        return server.answer(exchange, on: connection, method: String(cString: method))
    case .waiting:
        return .YES
    case .answered(let response):
        return server.send(response, to: exchange, on: connection, method: String(cString: method))
    }
}

extension HTTPServer {
    /// Answers at once where it can, else hands the request to the workers.
    fileprivate func answer(
        _ exchange: Exchange, on connection: OpaquePointer, method: String
    ) -> MHD_Result {
        let target = exchange.target
        if method == "GET" || method == "HEAD", let kept = cache.response(for: target) {
            return send(kept, to: exchange, on: connection, method: method)
        }
        guard let refusal = refusal(method: method, target: target) else {
            exchange.suspend()
            enqueue(exchange, method: method, target: target, headers: headers(of: connection))
            return .YES
        }
        guard let prepared = PreparedResponse(refusal) else { return .NO }
        return send(prepared, to: exchange, on: connection, method: method)
    }

    fileprivate func send(
        _ response: PreparedResponse, to exchange: Exchange, on connection: OpaquePointer,
        method: String
    ) -> MHD_Result {
        let encodings = MHD_lookup_connection_value(connection, .HEADER_KIND, "Accept-Encoding")
        let form = response.representation(accepting: encodings.map { String(cString: $0) })
        var handle = form.handle
        var (status, bytes) = (response.status, method == "HEAD" ? 0 : form.length)
        if let notModified = form.notModified,
            let tags = MHD_lookup_connection_value(connection, .HEADER_KIND, "If-None-Match"),
            form.matches(String(cString: tags))
        {
            (handle, status, bytes) = (notModified, 304, 0)
        }
        let elapsed = (ContinuousClock.now - exchange.start).components
        let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
        metrics.record(status: status, bytes: bytes, seconds: seconds)
        log?(
            AccessLogEntry(
                method: method, target: exchange.target, status: status, bytes: bytes,
                seconds: seconds))
        return MHD_queue_response(connection, UInt32(status), handle)
    }

    private func refusal(method: String, target: String) -> HTTPResponse? {
        guard target.utf8.count <= configuration.targetBytes else {
            return .refusal(
                HTTPError(414, "the address is longer than \(configuration.targetBytes) bytes"))
        }
        switch method {
        case "GET", "HEAD": return nil
        case "OPTIONS":
            return HTTPResponse(
                status: 204, contentType: "text/plain", body: [],
                headers: [
                    ("Allow", "GET, HEAD, OPTIONS"),
                    ("Access-Control-Allow-Methods", "GET, HEAD, OPTIONS"),
                    ("Access-Control-Allow-Headers", "If-None-Match, Range"),
                    ("Access-Control-Max-Age", "86400"),
                ], isShareable: false)
        default:
            var response = HTTPResponse.refusal(
                HTTPError(405, "only GET, HEAD and OPTIONS are answered here"))
            response.headers.append(("Allow", "GET, HEAD, OPTIONS"))
            return response
        }
    }

    private func headers(of connection: OpaquePointer) -> [String: String] {
        var found: [String: String] = [:]
        for name in ["host", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-prefix"] {
            if let value = MHD_lookup_connection_value(connection, .HEADER_KIND, name) {
                found[name] = String(cString: value)
            }
        }
        return found
    }

    /// Joins the answer that is being made for the same target, or has a worker begin one.
    private func enqueue(
        _ exchange: Exchange, method: String, target: String, headers: [String: String]
    ) {
        // What an answer may depend on beside the target.
        let key =
            headers.isEmpty
            ? target : target + "\n" + headers.values.sorted().joined(separator: "\n")
        let flight: Flight? = flights.withLock { flights in
            if let running = flights[key], running.join(exchange) { return nil }
            let flight = Flight(key: key, first: exchange)
            flights[key] = flight
            return flight
        }
        guard let flight else {
            metrics.recordShared()
            return
        }
        let accepted = pool.submit { [self] in
            work(flight, method: method, target: target, headers: headers)
        }
        if !accepted {
            var refusal = HTTPResponse.refusal(
                HTTPError(503, "too much is asked at once; try again soon"))
            refusal.headers.append(("Retry-After", "1"))
            land(flight, with: refusal, generation: -1, target: target)
        }
    }

    private func work(_ flight: Flight, method: String, target: String, headers: [String: String]) {
        metrics.recordStarted()
        var generation = cache.generation
        var response: HTTPResponse
        repeat {
            generation = cache.generation
            do {
                guard !flight.isAbandoned else { throw CancellationError() }
                let request = try HTTPRequest(method: method, target: target, headers: headers)
                response = try handler(request, Cancellation { flight.isAbandoned })
                break
            } catch let error as HTTPError {
                response = .refusal(error)
                break
            } catch is CancellationError {
                metrics.recordAbandoned()
                response = .refusal(HTTPError(503, "the answer was given up; try again"))
            } catch {
                response = .refusal(HTTPError(500, "the answer can't be made: \(error)"))
                break
            }
            // Someone may have joined after the last one left.
        } while !flight.closeIfAbandoned()
        land(flight, with: response, generation: generation, target: target)
    }

    private func land(
        _ flight: Flight, with response: HTTPResponse, generation: Int, target: String
    ) {
        let prepared = PreparedResponse(response)
        if let prepared { cache.insert(prepared, for: target, generation: generation) }
        flights.withLock { flights in
            if flights[flight.key] === flight { flights[flight.key] = nil }
        }
        let waiting = flight.land()
        for exchange in waiting { exchange.resume(with: prepared ?? failure) }
    }
}
