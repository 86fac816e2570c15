/// Hands time on to an animation as its host measures it: a page's animation frames, a film's frames, a test.
///
/// A host that draws frames calls `tick(at:)` with the time of each one, and need not while the animation is not
/// moving (`Animation.isMoving`, `Animation.onMotionChange`). A host that knows how much time each frame
/// stands for calls `advance(by:)`.
public final class ManualDriver: Sendable {
    /// The animation that it drives.
    public let animation: Animation

    /// The most seconds that one step may have, so that a stalled host does not leap; nil for no limit.
    public let maximumStep: TimeInterval?

    private let mark: Mark
    private let token: ObservationToken

    /// Makes a driver.
    ///
    /// - Parameters:
    ///   - animation: What to drive: a timeline, mostly.
    ///   - maximumStep: The most seconds that one step may have; nil, as for films, for no limit.
    public init(_ animation: Animation, maximumStep: TimeInterval? = nil) {
        self.animation = animation
        self.maximumStep = maximumStep
        let mark = Mark()
        self.mark = mark
        token = animation.onMotionChange.observe { _ in mark.seconds.withLock { $0 = nil } }
    }

    /// Lets seconds of real time pass.
    public func advance(by seconds: TimeInterval) {
        animation.advance(by: min(seconds, maximumStep ?? seconds))
    }

    /// Takes a frame at a time on the host's clock, in seconds, and lets the time since the last frame pass.
    ///
    /// The first frame after the animation began to move only marks the time, so that what passed before it
    /// never arrives as a jump. A clock that runs back stands still.
    public func tick(at seconds: TimeInterval) {
        guard seconds.isFinite else { return }
        let last = mark.seconds.withLock { last in
            defer { last = seconds }
            return last
        }
        advance(by: max(seconds - (last ?? seconds), 0))
    }

    /// The time of the last frame; nil before the first one since the animation began to move.
    ///
    /// Apart from the driver, so that the animation's observer keeps neither alive.
    private final class Mark: Sendable {
        let seconds = Lock<TimeInterval?>(nil)
    }
}
