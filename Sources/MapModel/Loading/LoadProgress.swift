/// How far a round of loading has come.
public struct LoadProgress: Equatable, Sendable {
    /// How many things the round asked for.
    public var total: Int

    /// How many of them are there.
    public var completed: Int

    /// How many failed.
    public var failed: Int

    /// How many nobody wanted any more.
    public var cancelled: Int

    /// The part that is done, 0…1; it never falls within a round.
    public var progress: Double

    /// Makes a progress.
    public init(
        total: Int = 0, completed: Int = 0, failed: Int = 0, cancelled: Int = 0,
        progress: Double = 0
    ) {
        self.total = total
        self.completed = completed
        self.failed = failed
        self.cancelled = cancelled
        self.progress = progress
    }

    /// How many are settled one way or another.
    public var settled: Int { completed + failed + cancelled }

    /// Whether the round is over.
    public var isComplete: Bool { settled == total }
}
