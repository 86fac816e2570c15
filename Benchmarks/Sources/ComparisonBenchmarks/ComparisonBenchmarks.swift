import Foundation
import Skyloop

/// One piece of work, timed for a while, for the comparison with other tools:
/// `ComparisonBenchmarks WORK SECONDS FILE [ARGUMENT …]`.
///
/// Prints the milliseconds of each run and the most memory used, as JSON.
@main
enum ComparisonBenchmarks {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 3, let seconds = Double(arguments[1]),
            let work = Work(rawValue: arguments[0])
        else {
            throw SkyloopError(.invalidRequest, "WORK SECONDS FILE [ARGUMENT …] is expected")
        }
        let numbers = arguments.dropFirst(3).compactMap(Double.init)
        let run = try work.prepared(file: arguments[2], numbers: Array(numbers))
        // The first run makes tables and buffers.
        try run()
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var times: [Double] = []
        repeat {
            let time = try clock.measure(run).components
            times.append(Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15)
        } while clock.now < end || times.count < 3
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        let result = Result(milliseconds: times, megabytes: Double(usage.ru_maxrss) / 1024)
        print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
    }

    private struct Result: Encodable {
        let milliseconds: [Double]
        let megabytes: Double
    }
}
