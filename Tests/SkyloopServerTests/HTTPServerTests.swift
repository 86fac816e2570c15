import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SkyloopServer

@Suite struct HTTPServerTests {
    /// Runs a server with this handler on a free port.
    private func withServer(
        _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
        handler: @escaping HTTPServer.Handler, _ body: (UInt16, HTTPServer) throws -> Void
    ) throws {
        var configuration = HTTPServer.Configuration()
        configuration.port = 0
        configure(&configuration)
        let server = HTTPServer(configuration, handler: handler)
        let port = try server.start()
        defer { server.stop() }
        try body(port, server)
    }

    private let echo: HTTPServer.Handler = { request, _ in
        .text(request.path.joined(separator: "|"), cacheControl: "public, max-age=60")
    }

    @Test func answersWithTagAndHeaders() throws {
        try withServer(handler: echo) { port, _ in
            let client = try RawClient(port: port)
            let answer = try client.get("/a/b%20c?x=1")
            #expect(answer.status == 200)
            #expect(answer.text == "a|b c")
            #expect(answer.headers["access-control-allow-origin"] == "*")
            #expect(answer.headers["cache-control"] == "public, max-age=60")
            let tag = try #require(answer.headers["etag"])
            #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
            let again = try client.get(
                "/a/b%20c?x=1", headers: ["If-None-Match: \"other\", \(tag)"])
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
            #expect(again.headers["etag"] == tag)
            let head = try client.get("/a/b%20c?x=1", method: "HEAD")
            #expect(head.status == 200)
            #expect(head.headers["content-length"] == "\(answer.body.count)")
        }
    }

    @Test(arguments: [
        ("/%zz", 400), ("/a%", 400), ("/%ff", 400), ("/../etc/passwd", 400), ("/a/%2e%2e/b", 400),
        ("/a%2fb", 400), ("/a%5cb", 400), ("/a%00b", 400), ("/?x=%c3%28", 400),
        ("/{9000}", 414), ("/?{a=1&300}", 400),
    ])
    func refusesHostileTargets(pattern: String, status: Int) throws {
        let target =
            pattern
            .replacingOccurrences(of: "{9000}", with: String(repeating: "a", count: 9000))
            .replacingOccurrences(of: "{a=1&300}", with: String(repeating: "a=1&", count: 300))
        try withServer(handler: echo) { port, _ in
            let answer = try RawClient(port: port).get(target)
            #expect(answer.status == status)
            #expect(answer.text.hasPrefix("{\"error\": {\"status\": \(status), \"reason\": \""))
            #expect(try RawClient(port: port).get("/fine").status == 200)
        }
    }

    @Test(
        arguments: [
            (nil, false), ("gzip", true), ("GZIP", true), ("deflate, gzip;q=0.5", true),
            ("*", true),
            ("gzip;q=0", false), ("gzip;q=0, *", false), ("identity", false), ("br", false),
            ("x-gzip", true), ("*;q=0", false), (";;,,=", false),
        ] as [(String?, Bool)])
    func packsTextForThoseWhoTakeIt(accepted: String?, isPacked: Bool) throws {
        let text = String(repeating: "weather ", count: 1000)
        try withServer(handler: { request, _ in
            request.path == ["short"]
                ? .text("short") : .text(text, contentType: "application/json")
        }) { port, _ in
            let client = try RawClient(port: port)
            let headers = accepted.map { ["Accept-Encoding: \($0)"] } ?? []
            let answer = try client.get("/long", headers: headers)
            #expect(answer.status == 200)
            #expect((answer.headers["content-encoding"] == "gzip") == isPacked)
            #expect(answer.headers["vary"] == "Accept-Encoding")
            if isPacked {
                #expect(answer.body.count < 200)
                let gzip = try #require(Tool.find("gzip"))
                let whole = try Tool.text(gzip, ["-dc"], input: Data(answer.body))
                #expect(whole == text)
            } else {
                #expect(answer.text == text)
            }
            // Each form has its own tag, and is only left out for those who have that form.
            let tag = try #require(answer.headers["etag"])
            #expect(
                try client.get("/long", headers: headers + ["If-None-Match: \(tag)"]).status == 304)
            let other =
                tag.contains("-gzip")
                ? tag.replacing("-gzip", with: "") : tag.dropLast() + "-gzip\""
            #expect(
                try client.get("/long", headers: headers + ["If-None-Match: \(other)"]).status
                    == 200)
            let short = try client.get("/short", headers: headers)
            #expect(short.text == "short" && short.headers["vary"] == nil)
        }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "TRACE"])
    func refusesOtherMethods(method: String) throws {
        try withServer(handler: echo) { port, _ in
            let client = try RawClient(port: port)
            let answer = try client.get("/a", method: method, headers: ["Content-Length: 0"])
            #expect(answer.status == 405)
            #expect(answer.headers["allow"] == "GET, HEAD, OPTIONS")
        }
    }

    @Test func allowsReadingFromOtherOrigins() throws {
        try withServer(handler: echo) { port, _ in
            let answer = try RawClient(port: port).get("/a", method: "OPTIONS")
            #expect(answer.status == 204)
            #expect(answer.headers["access-control-allow-methods"] == "GET, HEAD, OPTIONS")
        }
    }

    @Test func refusesLongHeaders() throws {
        try withServer(handler: echo) { port, _ in
            let answer = try RawClient(port: port)
                .get("/a", headers: ["X-Long: " + String(repeating: "a", count: 60_000)])
            #expect(answer.status == 431)
        }
    }

    @Test func survivesRandomBytes() throws {
        try withServer(handler: echo) { port, _ in
            var state: UInt64 = 7
            for _ in 0..<200 {
                var bytes: [UInt8] = []
                for _ in 0..<Int.random(in: 1...600) {
                    state = state &* 6_364_136_223_846_793_005 &+ 1
                    bytes.append(UInt8(truncatingIfNeeded: state >> 56))
                }
                let client = try RawClient(port: port)
                try? client.send(bytes)
                client.close()
            }
            #expect(try RawClient(port: port).get("/fine").text == "fine")
        }
    }

    @Test func makesOneAnswerForAllWhoAsk() throws {
        let made = Mutex(0)
        let gate = DispatchSemaphore(value: 0)
        try withServer(handler: { _, _ in
            made.withLock { $0 += 1 }
            gate.wait()
            return .text("one")
        }) { port, server in
            let clients = try (0..<8).map { _ in try RawClient(port: port) }
            for client in clients { try client.send("GET /same HTTP/1.1\r\nHost: test\r\n\r\n") }
            while server.metrics.sharedCount < 7 { usleep(500) }
            gate.signal()
            for client in clients { #expect(try client.read().text == "one") }
            #expect(made.withLock { $0 } == 1)
            // Kept from now on.
            #expect(try clients[0].get("/same").text == "one")
            #expect(made.withLock { $0 } == 1)
            server.dataDidChange()
            gate.signal()
            #expect(try clients[0].get("/same").text == "one")
            #expect(made.withLock { $0 } == 2)
        }
    }

    @Test func stopsWorkNobodyWaitsFor() throws {
        let began = DispatchSemaphore(value: 0)
        let stopped = DispatchSemaphore(value: 0)
        try withServer(handler: { _, cancellation in
            began.signal()
            while !cancellation.isCancelled { usleep(1000) }
            stopped.signal()
            throw CancellationError()
        }) { port, _ in
            let client = try RawClient(port: port)
            try client.send("GET /long HTTP/1.1\r\nHost: test\r\n\r\n")
            began.wait()
            client.close()
            #expect(stopped.wait(timeout: .now() + 10) == .success)
        }
    }

    @Test func refusesWhenTheQueueIsFull() throws {
        let gate = DispatchSemaphore(value: 0)
        try withServer({
            $0.workers = 1
            $0.queueLength = 1
        }) { _, _ in
            gate.wait()
            return .text("done")
        } _: { port, server in
            let clients = try (0..<3).map { _ in try RawClient(port: port) }
            try clients[0].send("GET /0 HTTP/1.1\r\nHost: test\r\n\r\n")
            while server.load.queue > 0 || server.metrics.startedCount < 1 { usleep(500) }
            try clients[1].send("GET /1 HTTP/1.1\r\nHost: test\r\n\r\n")
            while server.load.queue < 1 { usleep(500) }
            let refused = try clients[2].get("/2")
            #expect(refused.status == 503)
            #expect(refused.headers["retry-after"] == "1")
            gate.signal()
            gate.signal()
            #expect(try clients[0].read().text == "done")
            #expect(try clients[1].read().text == "done")
        }
    }

    @Test func answersWhileManyConnectionsIdleAndStall() throws {
        try withServer(handler: echo) { port, _ in
            let idle = try (0..<500).map { _ in try RawClient(port: port) }
            let slow = try (0..<100).map { _ in try RawClient(port: port) }
            for client in slow { try client.send("GET /slow HTTP/1.1\r\nHost:") }
            #expect(try RawClient(port: port).get("/quick").text == "quick")
            withExtendedLifetime((idle, slow)) {}
        }
    }

    @Test func finishesRunningAnswersWhenStopped() throws {
        var configuration = HTTPServer.Configuration()
        configuration.port = 0
        let began = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let server = HTTPServer(configuration) { _, _ in
            began.signal()
            gate.wait()
            return .text("whole")
        }
        let client = try RawClient(port: try server.start())
        try client.send("GET /a HTTP/1.1\r\nHost: test\r\n\r\n")
        began.wait()
        let stopped = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            server.stop()
            stopped.signal()
        }
        gate.signal()
        #expect(try client.read().text == "whole")
        #expect(stopped.wait(timeout: .now() + 10) == .success)
    }

    @Test func saysWhyItCannotListen() throws {
        try withServer(handler: echo) { port, _ in
            var configuration = HTTPServer.Configuration()
            configuration.port = port
            let second = HTTPServer(configuration, handler: echo)
            let error = #expect(throws: ServerError.self) { try second.start() }
            #expect(error?.code == .cannotListen)
            #expect(error?.message.contains("port \(port)") == true)
            #expect(error?.message.contains("address already in use") == true)
        }
        var configuration = HTTPServer.Configuration()
        configuration.host = "not an address"
        let server = HTTPServer(configuration, handler: echo)
        #expect(throws: ServerError.self) { try server.start() }
    }
}

@Suite struct ResponseCacheTests {
    private func answer(_ size: Int) throws -> PreparedResponse {
        try #require(
            PreparedResponse(
                HTTPResponse(contentType: "a/b", body: [UInt8](repeating: 1, count: size))))
    }

    @Test func staysWithinItsBytesAndForgetsTheLongestUnused() throws {
        let cache = ResponseCache(bytes: 100_000)
        for number in 0..<200 {
            cache.insert(try answer(4000), for: "\(number)", generation: 0)
            _ = cache.response(for: "0")
            #expect(cache.statistics.bytes <= 100_000)
        }
        #expect(cache.response(for: "0") != nil)
        #expect(cache.response(for: "1") == nil)
        #expect(cache.response(for: "199") != nil)
    }

    @Test func keepsNothingTooLargeNorFromBeforeAChange() throws {
        let cache = ResponseCache(bytes: 100_000)
        cache.insert(try answer(50_000), for: "large", generation: 0)
        #expect(cache.response(for: "large") == nil)
        let generation = cache.generation
        cache.removeAll()
        cache.insert(try answer(10), for: "late", generation: generation)
        #expect(cache.response(for: "late") == nil)
    }
}
