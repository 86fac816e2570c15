import Foundation
import Skyloop

/// One piece of work, for the comparison with other tools: `ComparisonBenchmarks WORK FILE [NUMBER …]`.
///
/// For each line on the standard input, which is a number of seconds, the work is done again and again for so long, and a
/// line of JSON says how long each run took, how much processor time they took together, and the most memory used. So
/// each side can be kept ready, and asked in turn.
@main
enum ComparisonBenchmarks {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2, let work = Work(rawValue: arguments[0]) else {
            throw SkyloopError(.invalidRequest, "WORK FILE [NUMBER …] is expected")
        }
        let numbers = arguments.dropFirst(2).compactMap(Double.init)
        let run = try work.prepared(file: arguments[1], numbers: numbers)
        // The first runs make tables and buffers.
        try run()
        try run()
        while let line = readLine() {
            guard let seconds = Double(line) else { continue }
            let round = try Round(of: run, seconds: seconds)
            try FileHandle.standardOutput.write(contentsOf: Data((round.json + "\n").utf8))
        }
    }
}
