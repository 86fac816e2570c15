import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

/// What goes wrong in somebody's first ten minutes says what to do.
@Suite("A newcomer's errors")
struct NewcomerErrorTests {
    @Test("a path that is not there, a folder without weather, a file of another kind")
    func files() async throws {
        try await TinyNetCDF.withFile { path in
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            let page = folder.appendingPathComponent("page.html").path
            try Data("<!DOCTYPE html><title>404</title>".utf8).write(to: URL(fileURLWithPath: page))
            let empty = folder.appendingPathComponent("empty").path
            try FileManager.default.createDirectory(
                atPath: empty, withIntermediateDirectories: false)
            for command in [["info"], ["layers"], ["render", "-o", "x.png"], ["serve"]] {
                for (bad, code) in [
                    (path + ".missing", ExitCode.noInput), (page, .badData), (empty, .noInput),
                ] {
                    let run = await Capture(command + [bad])
                    #expect(run.exitCode == code, "\(command) \(bad): \(run.error)")
                    #expect(run.error.contains(URL(fileURLWithPath: bad).lastPathComponent))
                    #expect(run.error.count { $0.isNewline } == 1, "\(run.error)")
                }
            }
        }
    }

    @Test("a port that is taken")
    func port() async throws {
        try await TinyNetCDF.withFile { path in
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(listener) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let port = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    #expect(bind(listener, pointer, length) == 0)
                    #expect(listen(listener, 1) == 0)
                    #expect(getsockname(listener, pointer, &length) == 0)
                }
                return UInt16(bigEndian: pointer.pointee.sin_port)
            }
            let run = await Capture("serve", path, "--port", "\(port)")
            #expect(run.exitCode == .cannotCreate)
            #expect(run.error.contains("port \(port)"), "\(run.error)")
            #expect(run.error.contains("choose another with --port"))
        }
    }

    @Test(
        "an unknown layer's nearest names",
        arguments: [
            ("temperature", "did you mean 'temperatures'"),
            ("pressure", "'pressure-msl'"),
            ("wind", "'wind-speeds'"),
            ("zzzz", "'skyloop layers' lists them"),
        ])
    func layers(_ code: String, _ words: String) async throws {
        try await TinyNetCDF.withFile { path in
            for command in [
                ["render", path, "-o", "x.png", "--layers", code],
                ["query", path, "--at", "0,50", "--layer", code],
            ] {
                let run = await Capture(command)
                #expect(run.exitCode == .usage)
                #expect(run.error.contains("there is no layer '\(code)'"), "\(run.error)")
                #expect(run.error.contains(words), "\(run.error)")
            }
        }
    }
}
