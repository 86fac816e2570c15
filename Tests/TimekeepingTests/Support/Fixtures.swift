import Foundation

@testable import Timekeeping

/// A clock that tests set by hand.
final class TestClock: Sendable {
    private let date: Log<Date>

    init(_ date: Date = .noon) {
        self.date = Log()
        self.date.append(date)
    }

    var now: Date {
        get { date.values.last ?? .noon }
        set { date.append(newValue) }
    }
}

extension Date {
    /// Noon of an ordinary day: the present of most tests.
    static let noon = Date(timeIntervalSince1970: 1_709_985_600)  // 2024-03-09T12:00:00Z

    /// So many hours after noon.
    static func hour(_ hours: Double) -> Date {
        noon.addingTimeInterval(hours * 3600)
    }
}

extension Timeline {
    /// A timeline at noon of 2024-03-09, with a cycle of 2 s and a hold of 1 s.
    static func atNoon(hours: ClosedRange<Double> = -2...0, _ clock: TestClock = TestClock())
        -> Timeline
    {
        let timeline = Timeline(now: { clock.now })
        timeline.setRange(.hour(hours.lowerBound)...(.hour(hours.upperBound)))
        return timeline
    }
}
