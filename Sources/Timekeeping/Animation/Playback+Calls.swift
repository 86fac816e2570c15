// Play, pause, stop and their like. Those of a led animation are in Playback+Leader.swift.

extension Playback {
    mutating func play(from position: Double?) {
        guard leader == nil else { return follow() }
        guard checkRange() else { return }
        let before = playhead
        if let position, !position.isNaN {
            playhead = .run(min(max(position, 0), 1))
        } else if state == .completed || (!state.isActive && playhead.isAtEnd(of: cycle)) {
            playhead = .start(of: cycle)
        }
        switch state {
        case .playing: break
        case .paused: run(.resume)
        default: begin(.play)
        }
        if playhead != before { noteAdvance() }
    }

    mutating func pause() {
        guard leader == nil else { return hold(.paused, .pause) }
        // A pause while loading is the user's from now on: it stays when the data has come.
        isPausedForLoading = false
        guard state == .playing else { return }
        halt(.paused)
        events.append(.pause)
    }

    mutating func resume() {
        guard state == .paused else { return }
        guard leader == nil else { return follow() }
        guard checkRange() else { return }
        run(.resume)
    }

    mutating func pauseForLoading() {
        guard leader == nil, state == .playing else { return }
        pause()
        isPausedForLoading = true
    }

    mutating func resumeAfterLoading() {
        if isPausedForLoading { resume() }
    }

    mutating func stop(now: Date?) {
        guard leader == nil else { return hold(.stopped, .stop) }
        guard state.isActive || state == .completed else { return }
        end(at: stopPlayhead(now: now))
    }

    mutating func restart() {
        guard leader == nil else { return follow() }
        guard checkRange() else { return }
        let before = playhead
        playhead = .start(of: cycle)
        if state == .playing {
            passes = 0
            dropStep()
        } else {
            begin(.play)
        }
        events.append(.restart)
        if playhead != before { noteAdvance() }
    }

    mutating func toggle() {
        let isRunning = leader == nil ? state == .playing : !isHeld
        if isRunning { pause() } else { play(from: nil) }
    }

    mutating func reset() {
        if leader != nil {
            follow()
        } else if state == .initial {
            let before = playhead
            playhead = .delay(0)
            if playhead != before { noteAdvance() }
        } else {
            end(at: .delay(0))
        }
        events.append(.reset)
    }

    /// Moves the playhead, whatever the state.
    ///
    /// A seek made by an observer to where the playhead is already tells nothing: a slider that is bound both ways
    /// would go on for ever.
    mutating func seek(to target: Playhead, date: Date? = nil) {
        guard isRangeValid, leader == nil || isHeld else { return }
        let isMove = target != playhead
        playhead = target
        soughtDate = date.map { (target, $0) }
        if isMove || !isDelivering { noteAdvance() }
    }

    /// Starts a run with all its passes.
    private mutating func begin(_ event: AnimationEvent) {
        passes = 0
        run(event)
    }

    private mutating func run(_ event: AnimationEvent) {
        halt(.playing)
        events.append(event)
    }

    /// Ends a run, or clears a completed one, with the playhead at a place.
    private mutating func end(at target: Playhead) {
        let wasActive = state.isActive
        let before = playhead
        playhead = target
        halt(.stopped)
        if playhead != before { noteAdvance() }
        if wasActive { events.append(.stop) }
    }

    /// Sets a state, and forgets what is left of a step: time counts from this moment.
    private mutating func halt(_ state: AnimationState) {
        self.state = state
        isPausedForLoading = false
        dropStep()
    }

    private func stopPlayhead(now: Date?) -> Playhead {
        switch stopPosition {
        case .start: return .delay(0)
        case .end: return .hold(cycle.endDelay)
        case .now:
            guard let now, let window else { return .delay(0) }
            return .run(window.position(of: now))
        case .stay: return playhead
        }
    }

    /// Whether there is a range to play; reports one that is turned round or empty.
    private mutating func checkRange() -> Bool {
        guard isRangeValid else {
            events.append(.error(.rangeIsTurnedRound))
            return false
        }
        return true
    }
}

extension TimekeepingError {
    static let rangeIsTurnedRound = TimekeepingError(
        .invalidArgument, "the range can't be played: its start must be before its end")
}
