/// Something that runs from 0 to 1 in time, and on and on.
///
/// One pass waits for `delay`, runs for `duration` and holds for `endDelay`. Nothing in here reads a clock: a
/// driver says how much time has passed (`advance(by:)`). An animation that was added to a timeline is moved by
/// that instead.
///
/// All calls may come from any task, and from inside an observer. A call changes the animation at once;
/// observers hear of it in order, one signal after the other, before the call returns, or from the task that
/// is telling them of an earlier change.
///
/// Unchecked `Sendable` only because a class with subclasses can't be a checked one: its properties and those
/// of its subclasses, which are all in this module, are constants of sendable types.
public class Animation: @unchecked Sendable {
    /// The name to find the animation by in its timeline.
    public let id: String?

    let playback: Lock<Playback>

    /// Gives the progress whenever the playhead moves, and with each step of time.
    public let onAdvance = Signal<Progress>()
    /// Tells that a run began.
    public let onPlay = Signal<Void>()
    /// Tells that a run was paused.
    public let onPause = Signal<Void>()
    /// Tells that a paused run goes on.
    public let onResume = Signal<Void>()
    /// Tells that a run is over, by itself or by a call.
    public let onStop = Signal<Void>()
    /// Tells that the next pass begins.
    public let onRestart = Signal<Void>()
    /// Tells that the animation was put back to its start.
    public let onReset = Signal<Void>()
    /// Tells that the last pass of a run is over.
    public let onEnd = Signal<Void>()
    /// Tells drivers that time begins, or ceases, to move the playhead; see `isMoving`.
    public let onMotionChange = Signal<Bool>()

    /// Makes an animation.
    ///
    /// - Parameters:
    ///   - id: The name to find the animation by in its timeline.
    ///   - duration: Seconds of the animated part.
    ///   - delay: Seconds before it, in every pass.
    ///   - endDelay: Seconds held after it, in every pass.
    public convenience init(
        id: String? = nil, duration: TimeInterval = 2, delay: TimeInterval = 0,
        endDelay: TimeInterval = 1
    ) {
        self.init(id: id, window: nil)
        playback.withLock { playback in
            playback.cycle.duration = duration
            playback.cycle.delay = delay
            playback.cycle.endDelay = endDelay
        }
    }

    init(id: String?, window: TimeWindow?) {
        self.id = id
        var playback = Playback()
        playback.window = window
        self.playback = Lock(playback)
    }

    /// The present for `stopPosition`; nil where there are no dates.
    func presentDate() -> Date? { nil }

    /// The dates that a step of the timeline may go to.
    func addValidTimes(to times: inout [Date]) {}

    /// Whether a timeline is this animation or below it.
    func holds(_ timeline: Timeline) -> Bool { false }

    /// Whether an advance has anything to tell.
    var hearsAdvances: Bool { !onAdvance.observers.isEmpty }

    /// Takes in what the timeline knows besides its place; for time series.
    func takeIn(_ lead: Lead) {}

    /// Reads the state.
    final func read<Value: Sendable>(_ body: (borrowing Playback) -> Value) -> Value {
        playback.withLock { body($0) }
    }

    /// Changes the state, and tells the observers of it without the lock.
    @discardableResult
    final func perform<Value: Sendable>(_ change: (inout Playback) -> Value) -> Value {
        let (value, isDelivery) = playback.withLock { playback in
            (change(&playback), playback.claimDelivery())
        }
        if isDelivery { deliver() }
        return value
    }

    /// Puts the animation under a timeline's control.
    final func attach(to lead: Lead) {
        takeIn(lead)
        perform { $0.attach(to: lead.leader) }
    }

    /// Moves with the timeline.
    ///
    /// This is the way that thousands of animations go in every frame: without the queue, and past those that have
    /// nobody to tell.
    final func follow(_ lead: Lead, isAdvance: Bool) {
        takeIn(lead)
        let hearsAdvances = hearsAdvances
        let progress: Progress? = playback.withLock { playback in
            guard playback.lead(by: lead.leader), isAdvance else { return nil }
            guard hearsAdvances else {
                playback.countAdvance()
                return nil
            }
            return playback.claimAdvance(delta: lead.progress.delta)
        }
        guard let progress else { return }
        tell(.advance(progress))
        deliver()
    }

    /// Tells one event after the other until none is left.
    private func deliver() {
        while let event = playback.withLock({ $0.nextEvent() }) {
            tell(event)
        }
    }

    /// Tells the observers of an event; subclasses add theirs.
    func tell(_ event: AnimationEvent) {
        switch event {
        case .advance(let progress): onAdvance.send(progress)
        case .play: onPlay.send()
        case .pause: onPause.send()
        case .resume: onResume.send()
        case .stop: onStop.send()
        case .restart: onRestart.send()
        case .reset: onReset.send()
        case .end: onEnd.send()
        case .motionChange(let isMoving): onMotionChange.send(isMoving)
        case .rangeChange, .timelineChange, .animationAdded, .animationRemoved, .error: break
        case .seriesChange: break
        }
    }
}
