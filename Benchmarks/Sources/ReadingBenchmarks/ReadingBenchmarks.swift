import Foundation
import WeatherData

/// What opening and decoding files costs, beside what the C libraries need for the same:
/// `swift run -c release --package-path Benchmarks ReadingBenchmarks [index|decode [NAME]|memory]`.
///
/// Times are the processor's, so that other work on the machine counts little. Files are made on the spot.
@main
enum ReadingBenchmarks {
    static func main() throws {
        let only = CommandLine.arguments.dropFirst().first
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("skyloop-reading-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if only == nil || only == "index" { try IndexBenchmark(folder).run() }
        if only == nil || only == "decode" {
            try DecodeBenchmark(folder, only: CommandLine.arguments.dropFirst(2).first).run()
        }
        if only == nil || only == "memory" { try MemoryBenchmark(folder).run() }
    }
}
