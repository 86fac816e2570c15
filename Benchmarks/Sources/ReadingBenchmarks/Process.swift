import Foundation

/// What the system says of this process.
enum Process {
    /// Seconds of processor time so far, of all threads.
    static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Mebibytes that it has in memory.
    static var megabytes: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    /// The least processor time of some runs.
    static func least(_ runs: Int, _ work: () throws -> Void) rethrows -> Double {
        var least = Double.infinity
        for _ in 0..<runs {
            let start = seconds
            try work()
            least = min(least, seconds - start)
        }
        return least
    }

    /// A number with some digits behind the point.
    static func text(_ number: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", number)
    }
}
