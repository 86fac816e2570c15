public import Foundation
public import Testing

/// The Python interpreter with the independent readers that tests compare with.
///
/// `make test` installs them (Scripts/python-requirements.txt) in `.venv`; another interpreter can be named
/// in the variable `SKYLOOP_PYTHON`.
public enum Python {
    /// The interpreter; nil where set-up has not made one.
    public static let interpreter: URL? = {
        let named = ProcessInfo.processInfo.environment["SKYLOOP_PYTHON"]
        let file =
            named.map { URL(fileURLWithPath: $0) }
            ?? Repository.root.appendingPathComponent(".venv/bin/python")
        return FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
    }()

    /// Whether tests can compare with the Python readers.
    public static var isAvailable: Bool { interpreter != nil }

    /// Why a test that needs Python is skipped.
    public static let skipped: Comment =
        "no Python references: run make test, or set SKYLOOP_PYTHON"

    /// Runs a script and gives its standard output; a failing script is an error with its last words.
    public static func run(_ script: String, _ arguments: [String] = []) throws -> String {
        guard let interpreter else { throw Tool.Failed(description: "\(skipped)") }
        return try Tool.text(interpreter, ["-c", script] + arguments)
    }
}

/// The folder that the package lies in.
public enum Repository {
    /// The folder with Package.swift.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
