/// The values that contours are drawn at, ascending, and which of them are heavier.
///
/// There are at most ``maximumCount`` of them: a finer interval than the range allows is widened by a round
/// factor, so that a field of any range and an interval of any size give a picture in bounded time.
public struct ContourLevels: Equatable, Sendable {
    /// The largest number of levels.
    public static let maximumCount = 250

    /// The values in the field's unit, ascending, each finite and there once.
    public private(set) var values: [Float]

    /// For each value, whether its line is a major one.
    public private(set) var isMajor: [Bool]

    /// The number of levels.
    public var count: Int { values.count }

    /// Takes given values, in any order; those that are not finite or come twice are dropped.
    ///
    /// Of more than ``maximumCount`` values an evenly spread choice is kept, the lowest and highest included.
    /// - Parameters:
    ///   - values: The values, in the field's unit.
    ///   - major: The values, of those given, whose lines are heavier.
    public init(values: [Float], major: [Float] = []) {
        var sorted: [Float] = []
        for value in values.sorted(by: Self.precedes) where value.isFinite && value != sorted.last {
            sorted.append(value)
        }
        if sorted.count > Self.maximumCount {
            let all = sorted
            let last = Self.maximumCount - 1
            sorted = (0...last).map { all[$0 * (all.count - 1) / last] }
        }
        self.values = sorted
        self.isMajor = sorted.map(major.contains)
    }

    /// Takes the values `offset + k × interval`, for whole `k`, that lie inside a range.
    ///
    /// Where that would be more than ``maximumCount``, the interval is taken 2, 5, 10, 20, 50 … times as wide.
    /// - Parameters:
    ///   - interval: The distance of two levels, in the field's unit. Not above zero or not finite: no levels.
    ///   - majorInterval: The distance of two major levels; zero or less means that none is major.
    ///   - offset: A value that a major level lies at, if the range reached it.
    ///   - range: The lowest and highest value of the field.
    public init(
        interval: Double, majorInterval: Double = 0, offset: Double = 0,
        covering range: ClosedRange<Float>
    ) {
        self.init(values: [])
        guard interval > 0, interval.isFinite, offset.isFinite,
            range.lowerBound.isFinite, range.upperBound.isFinite
        else { return }
        let low = Double(range.lowerBound) - offset
        let high = Double(range.upperBound) - offset
        guard let step = Self.step(interval, low: low, high: high) else { return }

        var values: [Float] = []
        var isMajor: [Bool] = []
        let first = (low / step).rounded(.up)
        let count = Int((high / step).rounded(.down) - first) + 1
        for index in 0..<max(0, count) {
            let distance = (first + Double(index)) * step
            let value = Float(offset + distance)
            guard value.isFinite, value != values.last else { continue }
            values.append(value)
            let turns = distance / majorInterval
            isMajor.append(
                majorInterval > 0
                    && (turns - turns.rounded()).magnitude * majorInterval < 1e-6 * step)
        }
        self.values = values
        self.isMajor = isMajor
    }

    /// The interval, or the first round multiple of it that gives few enough levels.
    private static func step(_ interval: Double, low: Double, high: Double) -> Double? {
        var decade = interval
        while decade.isFinite {
            for factor in [1.0, 2, 5] {
                let step = decade * factor
                let count = (high / step).rounded(.down) - (low / step).rounded(.up) + 1
                if count <= Double(maximumCount) { return step }
            }
            decade *= 10
        }
        return nil
    }

    private static func precedes(_ a: Float, _ b: Float) -> Bool {
        a.isNaN ? false : b.isNaN || a < b
    }
}
