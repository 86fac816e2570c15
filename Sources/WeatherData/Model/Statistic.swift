/// What was done with the values of an interval of time: a sum, a mean, an extreme.
public struct Statistic: RawRepresentable, Hashable, Sendable {
    /// The CF cell method, such as `sum`, `mean` or `maximum`.
    public let rawValue: String

    /// Makes a statistic from its CF cell method.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The amount over the interval.
    public static let sum = Statistic(rawValue: "sum")
    /// The mean over the interval.
    public static let mean = Statistic(rawValue: "mean")
    /// The greatest value in the interval.
    public static let maximum = Statistic(rawValue: "maximum")
    /// The least value in the interval.
    public static let minimum = Statistic(rawValue: "minimum")
    /// The last value less the first one.
    public static let difference = Statistic(rawValue: "difference")
    /// The root of the mean square.
    public static let rootMeanSquare = Statistic(rawValue: "root_mean_square")
    /// The standard deviation.
    public static let standardDeviation = Statistic(rawValue: "standard_deviation")
    /// The share of the interval for which something held.
    public static let ratio = Statistic(rawValue: "ratio")
    /// Some other process over an interval.
    public static let other = Statistic(rawValue: "other")
}
