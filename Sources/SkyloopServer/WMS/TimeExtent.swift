import Foundation
import Timekeeping

/// Valid times as the text of a time dimension: intervals where the steps are even, else a list.
enum TimeExtent {
    /// The shortest text that names exactly these times, which rise.
    static func text(of times: [Date]) -> String {
        var parts: [String] = []
        var index = 0
        while index < times.count {
            var end = index + 1
            if end < times.count {
                let step = times[end].timeIntervalSince(times[index])
                while end + 1 < times.count, times[end + 1].timeIntervalSince(times[end]) == step {
                    end += 1
                }
                // Three times or more make an interval; fewer read better one by one.
                if end - index >= 2 {
                    let period = ISO8601.string(from: TimePeriod(seconds: step))
                    parts.append(
                        "\(ISO8601.string(from: times[index]))/\(ISO8601.string(from: times[end]))/\(period)"
                    )
                    index = end + 1
                    continue
                }
            }
            parts.append(ISO8601.string(from: times[index]))
            index += 1
        }
        return parts.joined(separator: ",")
    }
}
