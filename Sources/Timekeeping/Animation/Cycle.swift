/// The lengths of one pass and how passes follow each other.
///
/// A pass is a wait at position 0, the animated part, and a hold at position 1. All three come again in every
/// pass. Values that make no sense are ignored, so that a cycle is always playable.
struct Cycle: Sendable {
    /// Seconds before the first frame.
    var delay: TimeInterval = 0 {
        didSet { if !Cycle.isLength(delay) { delay = oldValue } }
    }

    /// Seconds of the animated part.
    var duration: TimeInterval = 2 {
        didSet { if !Cycle.isLength(duration) { duration = oldValue } }
    }

    /// Seconds held on the last frame.
    var endDelay: TimeInterval = 1 {
        didSet { if !Cycle.isLength(endDelay) { endDelay = oldValue } }
    }

    /// The rate of the animated part; negative is backwards, 0 stands still.
    var timeScale = 1.0 {
        didSet { if !timeScale.isFinite { timeScale = oldValue } }
    }

    /// The passes of a run; nil is endless.
    var repeatCount: Int? {
        didSet { if let repeatCount, repeatCount < 1 { self.repeatCount = oldValue } }
    }

    var isBackward: Bool { timeScale < 0 }

    /// Seconds of a pass as `elapsed` counts them: at the rate 1.
    var totalDuration: TimeInterval {
        min(delay + duration + endDelay, .greatestFiniteMagnitude)
    }

    /// Seconds of real time that a pass takes; infinite where the playhead stands still.
    var realDuration: TimeInterval {
        delay + realTime(of: 1) + endDelay
    }

    /// Differences in real time that are taken for rounding: a sum of many steps still meets the end of a pass.
    var tolerance: TimeInterval { 1e-9 * totalDuration }

    /// Seconds of real time that a fraction of the animated part takes.
    func realTime(of fraction: Double) -> TimeInterval {
        let seconds = fraction * duration
        return seconds == 0 ? 0 : seconds / timeScale.magnitude
    }

    private static func isLength(_ seconds: TimeInterval) -> Bool {
        seconds.isFinite && seconds >= 0
    }
}
