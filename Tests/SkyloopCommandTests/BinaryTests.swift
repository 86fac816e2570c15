import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

/// The program that was built beside the tests.
enum BuiltProgram {
    static let url = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("skyloop")

    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: url.path) }
}

/// The program as it is shipped, run as a person runs it.
@Suite(
    "The built program",
    .enabled(if: BuiltProgram.isThere, "the program is not built beside the tests"))
struct BinaryTests {
    @Test("runs, and tells the shell how it went")
    func codes() async throws {
        try await TinyNetCDF.withFile { path in
            let version = try Tool.run(BuiltProgram.url, ["--version"])
            #expect(version.status == 0 && version.text == "skyloop \(SkyloopVersion.current)\n")
            let info = try Tool.run(BuiltProgram.url, ["info", path, "--json"])
            #expect(info.status == 0 && info.errors.isEmpty)
            #expect((try? JSONSerialization.jsonObject(with: info.output)) != nil)
            for (arguments, code) in [
                (["info"], 64), (["inof", path], 64), (["info", path + "x"], 66),
                (["info", "/dev/null"], 66),
                (["query", path, "--variable", "x", "--at", "0,0"], 65),
            ] as [([String], Int32)] {
                let run = try Tool.run(BuiltProgram.url, arguments)
                #expect(run.status == code, "\(arguments): \(run.errorText)")
                #expect(run.output.isEmpty)
                #expect(run.errorText.hasPrefix("skyloop: error: "))
                #expect(run.errorText.count { $0.isNewline } == 1)
            }
        }
    }

    @Test("ends quietly when its reader leaves, and says so when the disk is full")
    func outputs() async throws {
        try await TinyNetCDF.withFile { path in
            let shell = URL(fileURLWithPath: "/bin/sh")
            let program = BuiltProgram.url.path
            // The reader is gone before the first byte: the sleep gives it the time to go.
            let closed = try Tool.run(
                shell,
                ["-c", "(sleep 0.2; '\(program)' info '\(path)'; echo $? >&2) | true"])
            #expect(closed.errorText == "0\n")
            guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
            let full = try Tool.run(shell, ["-c", "'\(program)' info '\(path)' > /dev/full"])
            #expect(full.status == 74)
            #expect(full.errorText.hasPrefix("skyloop: error: the output can't be written"))
        }
    }

    @Test("leaves no word of HDF5's when a file is damaged")
    func damaged() async throws {
        try await TinyNetCDF.withFile { path in
            var bytes = Data([0x89, 0x48, 0x44, 0x46, 0x0D, 0x0A, 0x1A, 0x0A])
            bytes.append(Data(repeating: 7, count: 4000))
            try bytes.write(to: URL(fileURLWithPath: path))
            let run = try Tool.run(BuiltProgram.url, ["info", path])
            #expect(run.status == 65)
            #expect(run.errorText.hasPrefix("skyloop: error: \(path)"))
            #expect(run.errorText.count { $0.isNewline } == 1)
        }
    }
}
