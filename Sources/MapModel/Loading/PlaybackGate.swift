/// Holds playback while what it needs is missing, and lets it go on afterwards.
///
/// It pauses only when a wanted time is missing, and resumes only if the user did not pause
/// meanwhile.
public struct PlaybackGate: Equatable, Sendable {
    /// What to do with playback.
    public enum Action: UInt8, Sendable {
        /// Nothing.
        case none
        /// Pause it.
        case pause
        /// Let it go on.
        case resume
    }

    /// Whether playback stands still because of this gate.
    public private(set) var isHolding = false

    /// Makes an open gate.
    public init() {}

    /// Says what to do.
    ///
    /// - Parameters:
    ///   - isAnimating: Whether playback runs now.
    ///   - isReady: Whether all that shows now is loaded or has failed.
    ///   - options: How playback and loading work together.
    public mutating func update(
        isAnimating: Bool, isReady: Bool, options: AnimationOptions
    ) -> Action {
        if isHolding {
            if isAnimating {
                // Somebody started it again by hand.
                isHolding = false
            } else if isReady {
                isHolding = false
                return options.shouldResumeAfterLoading ? .resume : .none
            } else {
                return .none
            }
        }
        guard options.shouldPauseWhileLoading, isAnimating, !isReady else { return .none }
        isHolding = true
        return .pause
    }

    /// Takes in that the user paused, stopped or moved playback: it stays as the user left it.
    public mutating func userDidIntervene() {
        isHolding = false
    }
}
