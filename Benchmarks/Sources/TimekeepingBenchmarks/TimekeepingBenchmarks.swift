import Foundation
import Timekeeping

/// What one step of a timeline costs; ends with 1 if a step allocates.
@main enum TimekeepingBenchmarks {
    static func main() {
        let measurements = [
            step("advance(by:), no children", []),
            step("advance(by:), 1,000 children", (0..<1000).map { _ in Animation() }),
            step(
                "advance(by:), 1,000 observed children", (0..<1000).map { _ in Animation() },
                isObserved: true),
            step(
                "advance(by:), 1,000 time series of 48 times",
                (0..<1000).map { _ in
                    TimeSeriesAnimator<Int>(
                        intervals: (0..<48).map { start.addingTimeInterval(Double($0) * 3600) })
                }),
        ]
        for measurement in measurements { print(measurement.line) }
        if measurements.contains(where: { $0.allocations > 0 }) { exit(1) }
    }

    private static let start = Date(timeIntervalSince1970: 1_709_985_600)

    private static func step(
        _ name: String, _ children: [Animation], isObserved: Bool = false
    ) -> Measurement {
        let timeline = Timeline(now: { start })
        timeline.setRange(start...start.addingTimeInterval(47 * 3600))
        let tokens = isObserved ? children.map { $0.onAdvance.observe { _ in } } : []
        for child in children { timeline.add(animation: child) }
        timeline.play()
        defer { withExtendedLifetime(tokens) {} }
        return Measurement(name) { timeline.advance(by: 1.0 / 60) }
    }
}
