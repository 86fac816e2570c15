/// The one clock of a map: it moves every animation that was added to it.
public final class Timeline: TimeAnimation, @unchecked Sendable {
    let children = Lock<[Animation]>([])

    /// Tells that something about the timeline changed: its range, settings or animations.
    public let onTimelineChange = Signal<Void>()
    /// Gives an animation that was added.
    public let onAnimationAdded = Signal<Animation>()
    /// Gives an animation that was taken out.
    public let onAnimationRemoved = Signal<Animation>()

    override func addValidTimes(to times: inout [Date]) {
        for child in animations { child.addValidTimes(to: &times) }
    }

    override func holds(_ timeline: Timeline) -> Bool {
        timeline === self || animations.contains { $0.holds(timeline) }
    }

    /// The animations of the timeline move first, so that its observers find the layers where it is.
    override func tell(_ event: AnimationEvent) {
        switch event {
        case .advance(let progress): lead(to: progress)
        case .play, .pause, .resume, .stop, .end: lead(to: nil)
        default: break
        }
        switch event {
        case .timelineChange: onTimelineChange.send()
        case .animationAdded(let animation): onAnimationAdded.send(animation)
        case .animationRemoved(let animation): onAnimationRemoved.send(animation)
        default: super.tell(event)
        }
    }

    override var hearsAdvances: Bool { true }

    /// Moves the animations, or only hands the state on.
    private func lead(to progress: Progress?) {
        let current = children.withLock { $0 }
        guard !current.isEmpty else { return }
        let lead = lead(at: progress)
        for child in current { child.follow(lead, isAdvance: progress != nil) }
    }

    func lead(at progress: Progress?) -> Lead {
        let now = now()
        return read { playback in
            Lead(
                id: ObjectIdentifier(self), progress: progress ?? playback.progress(),
                state: playback.state, window: playback.window, now: now)
        }
    }
}
