/// A place in a cycle.
///
/// Kept as a fraction of the animated part rather than as seconds, so that a seek lands exactly where it was
/// asked to, and a new length moves nothing.
enum Playhead: Equatable, Sendable {
    /// So many seconds into the wait before the first frame.
    case delay(TimeInterval)
    /// At a fraction of the animated part.
    case run(Double)
    /// So many seconds into the hold on the last frame.
    case hold(TimeInterval)

    /// Where a pass starts in the cycle's direction.
    static func start(of cycle: Cycle) -> Playhead {
        cycle.isBackward ? .hold(cycle.endDelay) : .delay(0)
    }

    /// The place at a fraction of the whole cycle.
    init(totalPosition: Double, in cycle: Cycle) {
        let elapsed = totalPosition * cycle.totalDuration
        if totalPosition >= 1 {
            self = .hold(cycle.endDelay)
        } else if elapsed < cycle.delay || totalPosition <= 0 {
            self = .delay(elapsed)
        } else if elapsed - cycle.delay < cycle.duration {
            self = .run((elapsed - cycle.delay) / cycle.duration)
        } else {
            self = .hold(min(elapsed - cycle.delay - cycle.duration, cycle.endDelay))
        }
    }

    /// The fraction of the animated part, 0…1.
    var position: Double {
        switch self {
        case .delay: 0
        case .run(let fraction): fraction
        case .hold: 1
        }
    }

    /// Seconds of the cycle so far.
    func elapsed(in cycle: Cycle) -> TimeInterval {
        switch self {
        case .delay(let seconds): seconds
        case .run(let fraction): min(cycle.delay + fraction * cycle.duration, cycle.totalDuration)
        case .hold(let seconds): min(cycle.delay + cycle.duration + seconds, cycle.totalDuration)
        }
    }

    /// The fraction of the whole cycle, 0…1; a cycle without length is where its animated part is.
    func totalPosition(in cycle: Cycle) -> Double {
        let total = cycle.totalDuration
        return total > 0 ? elapsed(in: cycle) / total : position
    }

    /// Whether nothing is left of the pass in the cycle's direction.
    func isAtEnd(of cycle: Cycle) -> Bool {
        switch (self, cycle.isBackward) {
        case (.delay(let seconds), false):
            seconds >= cycle.delay && cycle.duration == 0 && cycle.endDelay == 0
        case (.run(let fraction), false):
            (fraction >= 1 || cycle.duration == 0) && cycle.endDelay == 0
        case (.hold(let seconds), false):
            seconds >= cycle.endDelay
        case (.hold(let seconds), true):
            seconds <= 0 && cycle.duration == 0 && cycle.delay == 0
        case (.run(let fraction), true):
            (fraction <= 0 || cycle.duration == 0) && cycle.delay == 0
        case (.delay(let seconds), true):
            seconds <= 0
        }
    }

    /// The same place where the waits of the cycle became shorter.
    func fitted(to cycle: Cycle) -> Playhead {
        switch self {
        case .delay(let seconds): .delay(min(seconds, cycle.delay))
        case .run: self
        case .hold(let seconds): .hold(min(seconds, cycle.endDelay))
        }
    }

    /// Moves by seconds of real time in the cycle's direction, at most to the end of the pass.
    ///
    /// - Returns: The seconds that are left over; a tiny negative one where rounding was made up for.
    mutating func move(by seconds: TimeInterval, in cycle: Cycle) -> TimeInterval {
        var seconds = seconds
        while true {
            let ahead = realTimeAhead(in: cycle)
            guard seconds >= ahead - cycle.tolerance else {
                moveInside(by: max(seconds, 0), in: cycle)
                return 0
            }
            seconds -= ahead
            guard let next = next(in: cycle) else {
                self = cycle.isBackward ? .delay(0) : .hold(cycle.endDelay)
                return seconds
            }
            self = next
        }
    }

    /// Seconds of real time to the end of this part of the pass.
    private func realTimeAhead(in cycle: Cycle) -> TimeInterval {
        switch (self, cycle.isBackward) {
        case (.delay(let seconds), false): cycle.delay - seconds
        case (.run(let fraction), false): cycle.realTime(of: 1 - fraction)
        case (.hold(let seconds), false): cycle.endDelay - seconds
        case (.delay(let seconds), true), (.hold(let seconds), true): seconds
        case (.run(let fraction), true): cycle.realTime(of: fraction)
        }
    }

    /// The start of the next part; nil after the last.
    private func next(in cycle: Cycle) -> Playhead? {
        switch (self, cycle.isBackward) {
        case (.delay, false): .run(0)
        case (.run, false): .hold(0)
        case (.hold, true): .run(1)
        case (.run, true): .delay(cycle.delay)
        case (.hold, false), (.delay, true): nil
        }
    }

    private mutating func moveInside(by seconds: TimeInterval, in cycle: Cycle) {
        let step = cycle.isBackward ? -seconds : seconds
        switch self {
        case .delay(let held): self = .delay(held + step)
        case .run(let fraction):
            self = .run(min(max(fraction + seconds * cycle.timeScale / cycle.duration, 0), 1))
        case .hold(let held): self = .hold(held + step)
        }
    }
}
