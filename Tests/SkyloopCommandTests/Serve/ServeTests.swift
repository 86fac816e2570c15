import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

@Suite(
    "skyloop serve",
    .enabled(if: BuiltProgram.isThere, "the program is not built beside the tests"))
struct ServeTests {
    /// A moving map that takes a while: two layers of three times on four million pixels.
    private static let longMap =
        "/wms?service=WMS&version=1.3.0&request=GetMap&layers=temperatures&styles=&crs=EPSG:4326"
        + "&bbox=-60,-120,60,120&width=2000&height=1000&format=image/gif"
        + "&time=2020-01-01T00:00:00Z/2020-01-01T12:00:00Z"

    @Test("tells the shell why it can't serve")
    func codes() async throws {
        try await TinyNetCDF.withFile { path in
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            let damaged = folder.appendingPathComponent("damaged.grib2").path
            try Data("GRIB and nothing more".utf8).write(to: URL(fileURLWithPath: damaged))
            let running = try ServingProgram([path], in: folder)
            for (arguments, code, reason) in [
                ([path, "--port", "\(running.port)"], 73, "already in use"),
                (
                    [path, "--host", "203.0.113.7", "--port", "0"], 73,
                    "can't listen on 203.0.113.7"
                ),
                ([path, "--host", "nowhere", "--port", "0"], 64, "not an address to listen on"),
                ([path, "--port", "70000"], 64, "--port"), ([path, "--port", "x"], 64, "--port"),
                ([path, "--log", "loud"], 64, "--log"), ([], 64, "PATH"),
                ([path + ".none", "--port", "0"], 66, ".none"),
                ([damaged, "--port", "0"], 65, "damaged.grib2"),
                ([folder.path + "/*.nothing", "--port", "0"], 66, ".nothing"),
            ] as [([String], Int32, String)] {
                let run = try Tool.run(BuiltProgram.url, ["serve"] + arguments)
                #expect(run.status == code, "\(arguments): \(run.errorText)")
                #expect(run.output.isEmpty)
                #expect(run.errorText.contains("skyloop: error: "))
                #expect(run.errorText.contains(reason), "\(run.errorText)")
            }
            #expect(running.end(SIGTERM) == 0)
        }
    }

    @Test("finishes the running answers and ends with 0", arguments: [SIGTERM, SIGINT])
    func ends(signal: Int32) async throws {
        try await TinyNetCDF.withFile { path in
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            let server = try ServingProgram([path], in: folder)
            let idle = try RawClient(port: server.port)
            let client = try RawClient(port: server.port)
            let before = try server.metric("skyloop_made_total")
            try client.send("GET \(Self.longMap) HTTP/1.1\r\nHost: test\r\n\r\n")
            // Each look at the metrics is an answer, too.
            var looks = 1.0
            while try server.metric("skyloop_made_total") < before + looks + 1 { looks += 1 }
            #expect(server.end(signal) == 0, "\(server.errorText)")
            let answer = try client.read()
            #expect(answer.status == 200)
            #expect(answer.body.starts(with: Array("GIF89a".utf8)))
            #expect(answer.body.last == 0x3B)
            #expect(throws: RawClient.Failure.self) { try idle.get("/health") }
        }
    }

    @Test(
        "killed at any moment it leaves the files alone, and the next start takes away what is left"
    )
    func killed() async throws {
        try await TinyNetCDF.withFile { path in
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            let scratch = folder.appendingPathComponent("scratch")
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            func left() throws -> [String] {
                try FileManager.default.contentsOfDirectory(atPath: scratch.path)
            }
            for number in 0..<4 {
                let server = try ServingProgram(
                    [path], in: folder, environment: ["TMPDIR": scratch.path])
                #expect(try left().isEmpty)
                let client = try RawClient(port: server.port)
                try client.send("GET \(Self.longMap) HTTP/1.1\r\nHost: test\r\n\r\n")
                // Later each time: before the work, in it, and while the picture is being written.
                if number > 0 { while try server.metric("skyloop_made_total") < 2 {} }
                if number > 1 { while try left().isEmpty {} }
                if number > 2 { _ = try client.read() }
                #expect(server.end(SIGKILL) == 128 + SIGKILL)
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
            let last = try ServingProgram([path], in: folder, environment: ["TMPDIR": scratch.path])
            #expect(try left().isEmpty)
            #expect(try RawClient(port: last.port).get("/health").status == 200)
            #expect(last.end(SIGTERM) == 0)
        }
    }
}
