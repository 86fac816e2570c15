import Foundation
import TestSupport

/// The built program while it serves files.
final class ServingProgram {
    let process = Process()
    let port: UInt16
    private let errors: URL

    /// Starts `skyloop serve` on a free port and waits for the address.
    init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
        errors = folder.appendingPathComponent("errors-\(UUID().uuidString)")
        try Data().write(to: errors)
        let output = Pipe()
        process.executableURL = BuiltProgram.url
        process.arguments = ["serve", "--port", "0"] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment) { _, new in new }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let byte = output.fileHandleForReading.readData(ofLength: 1)
            guard !byte.isEmpty else { break }
            line.append(byte)
        }
        let address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
        guard let port = URL(string: address)?.port.flatMap({ UInt16(exactly: $0) }) else {
            process.terminate()
            throw Tool.Failed(description: "no address: \(line)")
        }
        self.port = port
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// What it wrote to its standard error so far.
    var errorText: String {
        (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    }

    /// Sends a signal and gives how the program ended: its code, or the signal's number plus 128.
    func end(_ signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationStatus
            + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    }

    /// The number that a metric has now.
    func metric(_ name: String) throws -> Double {
        let text = try RawClient(port: port).get("/metrics").text
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        return line.flatMap { Double($0.dropFirst(name.count + 1)) } ?? 0
    }
}
