// Following a timeline.

extension Playback {
    /// The timeline that moves an animation, as the animation last heard of it.
    struct Leader: Sendable {
        var id: ObjectIdentifier
        var position: Double
        var date: Date
        var state: AnimationState
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

    /// Hears of the timeline's move; gives whether the animation moves with it.
    mutating func lead(by leader: Leader) -> Bool {
        guard self.leader?.id == leader.id else { return false }
        self.leader = leader
        guard !isHeld else { return false }
        takeOver(from: leader)
        return true
    }

    /// Claims the delivery of an advance, which then need not go through the queue.
    ///
    /// - Returns: What to tell; nil where another call is delivering and will tell it in its turn.
    mutating func claimAdvance(delta: TimeInterval) -> Animation.Progress? {
        guard !isDelivering else {
            noteAdvance(delta: delta)
            return nil
        }
        isDelivering = true
        countAdvance()
        return progress(delta: delta)
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
        playhead = .run(leader.position)
        soughtDate = nil
        state = leader.state
    }
}
