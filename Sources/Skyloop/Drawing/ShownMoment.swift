import Foundation
import Raster
import Timekeeping
import WeatherData

/// Which of a series's times show at a date, and how they are mixed.
struct ShownMoment: Hashable, Sendable {
    /// The time at or before the date, or the nearest where the layer holds it.
    let before: Int
    /// The time after it that is mixed in; `nil` where one time shows alone.
    let after: Int?
    /// How much of the later one shows, 0…1.
    let fraction: Double

    /// - Parameters:
    ///   - blends: Whether two times are mixed; otherwise the last at or before the date shows.
    ///   - holds: Whether the first and last time show outside the series's range, too.
    init?(_ date: Date, in times: [FieldTime], blends: Bool, holds: Bool) {
        guard let first = times.first, let last = times.last else { return nil }
        if date <= first.date {
            guard holds || date == first.date else { return nil }
            self.init(before: 0)
            return
        }
        if date >= last.date {
            guard holds || date == last.date else { return nil }
            self.init(before: times.count - 1)
            return
        }
        var low = 0
        var high = times.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle].date <= date { low = middle } else { high = middle }
        }
        let start = times[low].date
        let part = date.timeIntervalSince(start) / times[high].date.timeIntervalSince(start)
        guard blends, part > 0 else {
            self.init(before: low)
            return
        }
        self.init(before: low, after: high, fraction: part)
    }

    init(before: Int, after: Int? = nil, fraction: Double = 0) {
        self.before = before
        self.after = after
        self.fraction = fraction
    }

    /// The indices of the times that are needed.
    var indices: [Int] { after.map { [before, $0] } ?? [before] }
}
