import Foundation
import Synchronization
import WeatherData

@testable import Skyloop

/// A series of made-up fields that counts how often each is asked for.
final class TestSeries: Sendable {
    let series: FieldSeries
    let counts: Counts

    final class Counts: Sendable {
        private let made = Mutex<[Int: Int]>([:])
        var total: Int { made.withLock { $0.values.reduce(0, +) } }
        var most: Int { made.withLock { $0.values.max() ?? 0 } }
        func add(_ index: Int) { made.withLock { $0[index, default: 0] += 1 } }
    }

    /// One-degree cells round the world; the value of time `n` is `n` everywhere unless given.
    ///
    /// - Parameter failing: The times that can't be read.
    init(
        _ id: String = "test", hours: [Double] = [0, 1, 2, 3], failing: Set<Int> = [],
        isVector: Bool = false,
        value: @escaping @Sendable (Int, Int, Int) -> Float = { time, _, _ in Float(time) }
    ) {
        let grid = Grid(
            longitudes: Axis(first: -180, step: 10, count: 36, period: 360),
            latitudes: Axis(first: 85, step: -10, count: 18))
        let times = hours.map { FieldTime(Self.start + $0 * 3600) }
        let counts = Counts()
        self.counts = counts
        series = FieldSeries(
            id: id, times: times, grid: grid, isVector: isVector, level: nil, origin: "test.grib",
            variables: [], store: FieldStore(capacity: 1 << 24)
        ) { index throws(WeatherDataError) in
            counts.add(index)
            if failing.contains(index) { throw WeatherDataError(.badData, "damaged") }
            let values = (0..<36 * 18).map { value(index, $0 % 36, $0 / 36) }
            return LayerField(
                grid: grid, time: times[index], values: values,
                northward: isVector ? values : nil)
        }
    }

    static let start = Date(timeIntervalSince1970: 1_600_000_000)
}
