/// All that an animation keeps, as one value behind one lock, and the arithmetic of playing it.
///
/// Calls change the value at once and write down what observers are to be told. Telling them is
/// `Animation.deliver()`'s work, which takes one event after the other from `nextEvent()`. A step of time
/// (`advance(by:)`) is cut where a pass ends: the next piece is made when all observers have seen the one
/// before, so that an observer who reads the animation finds what it is being told.
struct Playback: Sendable {
    var cycle = Cycle()
    var playhead = Playhead.delay(0)
    var state = AnimationState.initial
    var stopPosition = Animation.StopPosition.start
    /// The dates of the range; nil for an animation without dates.
    var window: TimeWindow?
    /// The timeline that moves this animation; nil for one that moves by itself.
    var leader: Leader?
    /// Whether a led animation was told to pause or stop by itself.
    var isHeld = false

    /// Whether a pause is only until data has come.
    var isPausedForLoading = false

    /// The passes that are over in this run.
    var passes: Int64 = 0
    /// Elapsed at the last advance and at the one before.
    var reportedElapsed: TimeInterval = 0
    var lastElapsed: TimeInterval = 0
    /// The date that a seek asked for: arithmetic there and back would miss it by some nanoseconds.
    var soughtDate: (playhead: Playhead, date: Date)?

    /// Seconds of the step that are still to be played.
    var pending: TimeInterval = 0
    var isStepDue = false
    var isTurnDue = false

    var events = AnimationEventQueue()
    var isDelivering = false
    var wasMoving = false

    /// Whether the range can be played; an animation without dates always can.
    var isRangeValid: Bool { window?.isValid ?? true }

    /// Whether the passing of time moves the playhead.
    var isMoving: Bool {
        state == .playing && leader == nil && cycle.timeScale != 0 && isRangeValid
    }

    var position: Double { isRangeValid ? playhead.position : 0 }
    var elapsed: TimeInterval { isRangeValid ? playhead.elapsed(in: cycle) : 0 }
    var totalPosition: Double { isRangeValid ? playhead.totalPosition(in: cycle) : 0 }

    var currentDate: Date {
        guard let window else {
            return leader?.date ?? Date(timeIntervalSinceReferenceDate: 0)
        }
        if let soughtDate, soughtDate.playhead == playhead, window.isValid {
            return soughtDate.date
        }
        return window.date(at: position)
    }

    func progress(delta: TimeInterval = 0) -> Animation.Progress {
        Animation.Progress(
            position: position, totalPosition: totalPosition, elapsed: elapsed, delta: delta,
            date: currentDate)
    }

    mutating func countAdvance() {
        lastElapsed = reportedElapsed
        reportedElapsed = elapsed
    }

    /// Writes an advance down, with where the playhead is now.
    mutating func noteAdvance(delta: TimeInterval = 0) {
        countAdvance()
        events.append(.advance(progress(delta: delta)))
    }
}
