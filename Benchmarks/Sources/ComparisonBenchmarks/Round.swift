import Foundation

/// Runs of one piece of work, one after the other.
struct Round: Encodable {
    /// How long each run took.
    let milliseconds: [Double]
    /// The processor time of a run, over all threads: more than its length where it used several cores.
    let processorMilliseconds: Double
    /// The most memory that the process has had so far.
    let megabytes: Double

    /// Does the work for a while, three times at least.
    init(of run: () throws -> Void, seconds: Double) throws {
        let clock = ContinuousClock()
        let before = Self.usage.processor
        let end = clock.now + .seconds(seconds)
        var times: [Double] = []
        repeat {
            let time = try clock.measure(run).components
            times.append(Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15)
        } while clock.now < end || times.count < 3
        let after = Self.usage
        milliseconds = times
        processorMilliseconds = (after.processor - before) / Double(times.count)
        megabytes = after.megabytes
    }

    var json: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }

    private static var usage: (processor: Double, megabytes: Double) {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let times = [usage.ru_utime, usage.ru_stime]
        let processor = times.reduce(0) { $0 + Double($1.tv_sec) * 1e3 + Double($1.tv_usec) / 1e3 }
        return (processor, Double(usage.ru_maxrss) / 1024)
    }
}
