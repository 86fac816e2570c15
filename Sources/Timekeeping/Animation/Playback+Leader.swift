// Following a timeline.

extension Playback {
    /// The timeline that moves an animation, as the animation last heard of it.
    struct Leader: Sendable {
        var id: ObjectIdentifier
        var progress: Animation.Progress
        var state: AnimationState
        var window: TimeWindow?
        var now: Date
    }

    /// Puts the animation under a timeline's control, at the timeline's place.
    mutating func attach(to leader: Leader) {
        self.leader = leader
        dropStep()
        isHeld = false
        takeOver(from: leader)
        noteAdvance()
    }

    /// Ends the control, where it is this timeline's; an active animation is stopped.
    mutating func detach(from id: ObjectIdentifier) {
        guard leader?.id == id else { return }
        let wasActive = state.isActive
        leader = nil
        isHeld = false
        if wasActive {
            state = .stopped
            events.append(.stop)
        }
    }

    /// Hears of the timeline's move.
    mutating func lead(by leader: Leader, isAdvance: Bool) {
        guard self.leader?.id == leader.id else { return }
        self.leader = leader
        guard !isHeld else { return }
        takeOver(from: leader)
        if isAdvance { noteAdvance(delta: leader.progress.delta) }
    }

    /// Follows again after a hold.
    mutating func follow() {
        guard let leader, isHeld else { return }
        events.append(state == .paused ? .resume : .play)
        isHeld = false
        let before = playhead
        takeOver(from: leader)
        if playhead != before { noteAdvance() }
    }

    /// Stays where it is while the timeline goes on.
    mutating func hold(_ state: AnimationState, _ event: AnimationEvent) {
        guard !isHeld else { return }
        isHeld = true
        self.state = state
        events.append(event)
    }

    private mutating func takeOver(from leader: Leader) {
        playhead = .run(leader.progress.position)
        soughtDate = nil
        state = leader.state
    }
}
