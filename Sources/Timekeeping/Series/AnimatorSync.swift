/// Holds a run while the data that is to show is missing, and lets it go on when it has come.
///
/// A pause, stop or play by the user meanwhile has the last word.
public final class AnimatorSync: Sendable {
    private let animation: Animation
    private let rules: Lock<(pauses: Bool, resumes: Bool)>

    /// Makes it for a timeline, or another animation that plays.
    public init(
        _ animation: Animation, pauseWhileLoading: Bool = false,
        shouldResumeAfterLoading: Bool = true
    ) {
        self.animation = animation
        rules = Lock((pauseWhileLoading, shouldResumeAfterLoading))
    }

    /// Whether a run is held while data is missing.
    public var pauseWhileLoading: Bool {
        get { rules.withLock { $0.pauses } }
        set { rules.withLock { $0.pauses = newValue } }
    }

    /// Whether a run that was held goes on by itself.
    public var shouldResumeAfterLoading: Bool {
        get { rules.withLock { $0.resumes } }
        set { rules.withLock { $0.resumes = newValue } }
    }

    /// Whether the run is held for data now.
    public var isPausedForLoading: Bool { animation.isPausedForLoading }

    /// Says whether all is there that is to show now.
    public func update(isReady: Bool) {
        let (pauses, resumes) = rules.withLock { $0 }
        if !isReady, pauses {
            animation.pauseForLoading()
        } else if isReady, resumes {
            animation.resumeAfterLoading()
        }
    }
}
