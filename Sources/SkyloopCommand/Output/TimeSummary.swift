import Foundation
import Skyloop

/// Says in words which times there are: `25 times, 2018-01-02 06:00 to 2018-01-03 06:00 UTC, every hour`.
struct TimeSummary: CustomStringConvertible {
    /// The times, rising.
    let dates: [Date]

    var description: String {
        guard let first = dates.first, let last = dates.last else { return "no times" }
        guard dates.count > 1 else { return "\(Self.text(first)) UTC" }
        return "\(dates.count) times, \(Self.text(first)) to \(Self.text(last)) UTC" + step
    }

    /// The step between times, if one is usual.
    private var step: String {
        let steps = zip(dates.dropFirst(), dates).map { $0.timeIntervalSince($1) }
        guard let least = steps.min(), least >= 1 else { return "" }
        if steps.allSatisfy({ abs($0 - least) < 0.5 }) { return ", every \(Self.length(least))" }
        let usual = steps.count { abs($0 - least) < 0.5 }
        let isWhole = steps.allSatisfy {
            abs($0 / least - ($0 / least).rounded()) < 1e-6
        }
        if isWhole, usual * 2 > steps.count { return ", every \(Self.length(least)) with gaps" }
        return ""
    }

    /// A time without what says nothing: `2018-10-08 00:00`.
    static func text(_ date: Date) -> String {
        var text = ISO8601.string(from: date).replacing("T", with: " ")
        if text.hasSuffix("Z") { text.removeLast() }
        return text.hasSuffix(":00") ? String(text.dropLast(3)) : text
    }

    /// A length of time in its greatest whole unit: `3 hours`, `day`, `90 minutes`.
    static func length(_ seconds: TimeInterval) -> String {
        for (size, name) in [(86_400.0, "day"), (3600, "hour"), (60, "minute")]
        where seconds >= size && (seconds / size).rounded() * size == seconds {
            let count = Int(seconds / size)
            return count == 1 ? name : "\(count) \(name)s"
        }
        return seconds == 1
            ? "second" : "\(JSONValue.number(seconds).rendered().dropLast()) seconds"
    }
}
