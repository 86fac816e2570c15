/// How playback and loading work together.
public struct AnimationOptions: Equatable, Sendable {
    /// Whether the whole range is loaded while nothing plays, for a smooth first loop.
    public var shouldPreloadData: Bool

    /// Whether playback pauses while a time that is wanted now is missing.
    public var shouldPauseWhileLoading: Bool

    /// Whether playback that paused for loading goes on when the loading is done.
    public var shouldResumeAfterLoading: Bool

    /// Makes the options; by default nothing is preloaded and playback does not wait.
    public init(
        shouldPreloadData: Bool = false, shouldPauseWhileLoading: Bool = false,
        shouldResumeAfterLoading: Bool = true
    ) {
        self.shouldPreloadData = shouldPreloadData
        self.shouldPauseWhileLoading = shouldPauseWhileLoading
        self.shouldResumeAfterLoading = shouldResumeAfterLoading
    }
}
