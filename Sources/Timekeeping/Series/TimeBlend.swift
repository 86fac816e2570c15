/// The valid times that show at a date: one, or a mix of two.
public struct TimeBlend: Equatable, Sendable {
    /// The time that shows, or the first of the two.
    public var first: Date

    /// The second of the two; the same as the first where one shows alone.
    public var second: Date

    /// How much of the second is in the mix, 0…1; 0 where one shows alone.
    public var fraction: Double

    /// Makes a mix.
    public init(first: Date, second: Date, fraction: Double) {
        self.first = first
        self.second = second
        self.fraction = fraction
    }

    /// Makes one time that shows alone.
    public init(_ date: Date) {
        self.init(first: date, second: date, fraction: 0)
    }

    /// Whether one time shows alone.
    public var isSingle: Bool { first == second }
}
