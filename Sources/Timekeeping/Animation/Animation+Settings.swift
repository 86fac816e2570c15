extension Animation {
    /// Seconds of the animated part; negative and not-finite values are ignored.
    ///
    /// A new length keeps the position. The longer the range of dates at the same duration, the faster it plays.
    public final var duration: TimeInterval {
        get { read { $0.cycle.duration } }
        set { change { $0.duration = newValue } }
    }

    /// Seconds before the first frame, in every pass; negative and not-finite values are ignored.
    public final var delay: TimeInterval {
        get { read { $0.cycle.delay } }
        set { change { $0.delay = newValue } }
    }

    /// Seconds held on the last frame, in every pass; negative and not-finite values are ignored.
    public final var endDelay: TimeInterval {
        get { read { $0.cycle.endDelay } }
        set { change { $0.endDelay = newValue } }
    }

    /// The rate of the animated part; the waits keep to real time.
    ///
    /// Negative plays backwards and 0 stands still, while the state stays playing. A change never moves the
    /// playhead. Not-finite values are ignored.
    public final var timeScale: Double {
        get { read { $0.cycle.timeScale } }
        set { change { $0.timeScale = newValue } }
    }

    /// The passes of a run; nil, the default, is endless, and numbers below 1 are ignored.
    public final var repeatCount: Int? {
        get { read { $0.cycle.repeatCount } }
        set { change { $0.repeatCount = newValue } }
    }

    /// Whether a run has more than one pass; true makes it endless unless it has several already.
    public final var isRepeating: Bool {
        get { repeatCount != 1 }
        set {
            change { cycle in
                guard newValue != (cycle.repeatCount != 1) else { return }
                cycle.repeatCount = newValue ? nil : 1
            }
        }
    }

    /// Seconds of a whole pass: delay, duration and end delay.
    public final var totalDuration: TimeInterval { read { $0.cycle.totalDuration } }

    /// Where `stop()` leaves the playhead.
    public final var stopPosition: StopPosition {
        get { read { $0.stopPosition } }
        set { perform { $0.stopPosition = newValue } }
    }

    private func change(_ body: (inout Cycle) -> Void) {
        perform { playback in
            body(&playback.cycle)
            playback.playhead = playback.playhead.fitted(to: playback.cycle)
            playback.events.append(.timelineChange)
        }
    }
}
