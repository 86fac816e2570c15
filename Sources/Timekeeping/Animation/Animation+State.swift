extension Animation {
    /// What the animation is doing.
    public final var state: AnimationState { read { $0.state } }

    /// Whether it is playing, the waits before and after the animated part included.
    public final var isAnimating: Bool { state == .playing }

    /// Whether a run is held.
    public final var isPaused: Bool { state == .paused }

    /// Whether a run is under way, playing or paused.
    public final var isActive: Bool { state.isActive }

    /// Whether time moves the playhead: false also where the rate is 0, the range is turned round, or a timeline
    /// moves the animation.
    public final var isMoving: Bool { read { $0.isMoving } }

    /// The place in the animated part, 0…1.
    public final var position: Double { read { $0.position } }

    /// The place in the whole cycle with its waits, 0…1.
    public final var totalPosition: Double { read { $0.totalPosition } }

    /// The seconds of the cycle that have passed, 0…`totalDuration`.
    public final var elapsed: TimeInterval { read { $0.elapsed } }

    /// What `elapsed` was at the advance before the last one.
    public final var lastElapsed: TimeInterval { read { $0.lastElapsed } }

    /// All of that at one moment.
    public final var progress: Progress { read { $0.progress() } }
}
