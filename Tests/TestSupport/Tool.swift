public import Foundation

/// Runs programs from tests and gives back what they printed.
public enum Tool {
    /// What a finished program left.
    public struct Result: Sendable {
        /// The exit code, or the signal's number plus 128.
        public let status: Int32
        /// What it wrote to its standard output.
        public let output: Data
        /// What it wrote to its standard error.
        public let errors: Data

        /// The standard output as text.
        public var text: String { String(decoding: output, as: UTF8.self) }
        /// The standard error as text.
        public var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    /// A program ended with another code than 0.
    public struct Failed: Error, CustomStringConvertible {
        /// The program, its code and what it said.
        public let description: String

        /// Makes the error.
        public init(description: String) {
            self.description = description
        }
    }

    /// The file of a program on the search path; nil where there is none.
    public static func find(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        for folder in path.split(separator: ":") {
            let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        }
        return nil
    }

    /// Runs a program to its end, whatever its exit code.
    ///
    /// Both streams go to files, so that no amount of output can block the program.
    public static func run(
        _ program: URL, _ arguments: [String] = [], input: Data? = nil,
        environment: [String: String] = [:], folder: URL? = nil
    ) throws -> Result {
        try withTemporaryFolder { scratch in
            let streams = try ["out", "err", "in"].map { name in
                let file = scratch.appendingPathComponent(name)
                try ((name == "in" ? input : nil) ?? Data()).write(to: file)
                return file
            }
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment
                .merging(environment) { _, new in new }
            if let folder { process.currentDirectoryURL = folder }
            process.standardOutput = try FileHandle(forWritingTo: streams[0])
            process.standardError = try FileHandle(forWritingTo: streams[1])
            process.standardInput = try FileHandle(forReadingFrom: streams[2])
            try process.run()
            process.waitUntilExit()
            let signalled = process.terminationReason == .uncaughtSignal
            return Result(
                status: process.terminationStatus + (signalled ? 128 : 0),
                output: try Data(contentsOf: streams[0]), errors: try Data(contentsOf: streams[1]))
        }
    }

    /// Runs a program that must succeed, and gives its standard output as text.
    public static func text(
        _ program: URL, _ arguments: [String] = [], input: Data? = nil,
        environment: [String: String] = [:]
    ) throws -> String {
        let result = try run(program, arguments, input: input, environment: environment)
        guard result.status == 0 else {
            throw Failed(
                description:
                    "\(program.lastPathComponent) ended with \(result.status): \(result.errorText)")
        }
        return result.text
    }
}

/// Gives the body a new folder, and removes it afterwards.
public func withTemporaryFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("skyloop-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
