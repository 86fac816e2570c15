import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

/// What is no file, or may not be read: one line on the standard error, and the exit code of its kind.
@Suite(
    "What can't be opened",
    .enabled(if: BuiltProgram.isThere, "the program is not built beside the tests"))
struct UnreadableFilesTests {
    @Test("is named, with the exit code that sysexits.h has for it")
    func kinds() throws {
        try withTemporaryFolder { folder in
            func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
            try FileManager.default.createDirectory(
                atPath: path("empty-folder"), withIntermediateDirectories: false)
            #expect(mkfifo(path("pipe"), 0o600) == 0)
            try Data().write(to: URL(fileURLWithPath: path("empty")))
            try Data("GRIB\0\0\u{64}\u{1}".utf8).write(to: URL(fileURLWithPath: path("cut.grib")))
            for (name, status, word) in [
                ("none", 66, "there is no such"), ("empty-folder", 66, "empty-folder"),
                ("pipe", 66, "pipe"), ("*.grib2", 66, "*.grib2"), ("empty", 65, "empty"),
                ("cut.grib", 65, "cut off"),
            ] as [(String, Int32, String)] {
                let run = try Tool.run(BuiltProgram.url, ["info", path(name)])
                Self.expect(run, status, path(name), word)
            }
        }
    }

    /// The superuser may read everything, so the program is run as another user there.
    @Test(
        "without permission has exit code 74",
        .enabled(if: Nobody.canRunTheProgram, "no other user can run the program"))
    func noPermission() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path)
            let file = folder.appendingPathComponent("locked.nc").path
            try Data("CDF\u{1}".utf8).write(to: URL(fileURLWithPath: file))
            let closed = folder.appendingPathComponent("closed").path
            try FileManager.default.createDirectory(
                atPath: closed, withIntermediateDirectories: false)
            for (path, word) in [(file, "Permission denied"), (closed, "can't be read")] {
                try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
                let run = try Nobody.run(["info", path])
                Self.expect(run, 74, path, word)
            }
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: closed)
        }
    }

    private static func expect(
        _ run: Tool.Result, _ status: Int32, _ path: String, _ word: String
    ) {
        let text = run.errorText
        #expect(run.status == status, "\(text)")
        #expect(run.output.isEmpty)
        #expect(text.hasPrefix("skyloop: error: ") && text.contains(path), "\(text)")
        #expect(text.contains(word) && text.count { $0.isNewline } == 1, "\(text)")
    }
}

/// A user who owns nothing.
private enum Nobody {
    /// Whether the program runs for that user; whoever is not the superuser is one already.
    static var canRunTheProgram: Bool {
        (try? run(["--version"]))?.status == 0
    }

    static func run(_ arguments: [String]) throws -> Tool.Result {
        guard getuid() == 0 else { return try Tool.run(BuiltProgram.url, arguments) }
        guard let setpriv = Tool.find("setpriv") else { throw CocoaError(.executableLoad) }
        return try Tool.run(
            setpriv,
            ["--reuid=65534", "--regid=65534", "--clear-groups", BuiltProgram.url.path]
                + arguments)
    }
}
