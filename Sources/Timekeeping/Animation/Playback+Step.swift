// Time that passes.

extension Playback {
    /// The most passes that one step reports one by one; what goes beyond is skipped in one go.
    private static let restartsPerStep = 1000.0

    /// Takes a step of real time, to be played piece by piece by `nextEvent()`.
    mutating func advance(by seconds: TimeInterval) {
        guard isMoving, seconds.isFinite, seconds >= 0 else { return }
        pending += seconds
        isStepDue = true
    }

    /// The next thing to tell; makes the next piece of a step where all before it is told.
    mutating func nextEvent() -> AnimationEvent? {
        while true {
            if let event = events.popFirst() { return event }
            guard isMoving, isStepDue || isTurnDue else {
                isDelivering = false
                isStepDue = false
                isTurnDue = false
                return nil
            }
            if isTurnDue { turn() } else { move() }
            noteMotion()
        }
    }

    /// Whether the caller is to deliver; false where another call, here or in another task, does so already.
    mutating func claimDelivery() -> Bool {
        noteMotion()
        guard !isDelivering, !events.isEmpty || isStepDue else { return false }
        isDelivering = true
        return true
    }

    mutating func dropStep() {
        pending = 0
        isStepDue = false
        isTurnDue = false
    }

    /// Moves as far as the step and the pass go.
    private mutating func move() {
        isStepDue = false
        let seconds = pending
        pending = playhead.move(by: seconds, in: cycle)
        noteAdvance(delta: max(seconds - pending, 0))
        isTurnDue = playhead.isAtEnd(of: cycle)
    }

    /// Goes on to the next pass, or completes the run.
    private mutating func turn() {
        isTurnDue = false
        // An observer may have moved the playhead away from the end meanwhile.
        if playhead.isAtEnd(of: cycle) {
            if cycle.repeatCount == nil && cycle.totalDuration == 0 { return dropStep() }
            passes = min(passes, .max / 2) + 1
            skipPasses()
            guard passesLeft > 0 else { return complete() }
            playhead = .start(of: cycle)
            events.append(.restart)
        }
        isStepDue = pending > cycle.tolerance
    }

    private mutating func complete() {
        state = .completed
        dropStep()
        events.append(.end)
        events.append(.stop)
    }

    private var passesLeft: Double {
        guard let count = cycle.repeatCount else { return .infinity }
        return Double(Int64(count) - passes)
    }

    /// Leaves out passes where one step holds more of them than anybody can follow.
    private mutating func skipPasses() {
        let length = cycle.realDuration
        let whole = length > 0 ? (pending / length).rounded(.down) : .infinity
        let skipped = min(whole, passesLeft - 1) - Playback.restartsPerStep
        guard skipped >= 1 else { return }
        // Beyond this many, what is left of a pass has no meaning in a Double.
        guard skipped < 1e15 else {
            pending = 0
            return
        }
        passes += Int64(skipped)
        pending = max(pending - skipped * length, 0)
    }

    private mutating func noteMotion() {
        let isMoving = isMoving
        guard isMoving != wasMoving else { return }
        wasMoving = isMoving
        events.append(.motionChange(isMoving: isMoving))
    }
}
