@testable import Timekeeping

/// Writes the signals of an animation down by name, in the order they come.
final class SignalRecorder: Sendable {
    private let log = Log<String>()
    private let tokens: [ObservationToken]

    init(_ animation: Animation) {
        let log = log
        func note(_ name: String, _ signal: Signal<Void>) -> ObservationToken {
            signal.observe { log.append(name) }
        }
        var tokens = [
            animation.onAdvance.observe { _ in log.append("advance") },
            note("play", animation.onPlay), note("pause", animation.onPause),
            note("resume", animation.onResume), note("stop", animation.onStop),
            note("restart", animation.onRestart), note("reset", animation.onReset),
            note("end", animation.onEnd),
        ]
        if let animation = animation as? TimeAnimation {
            tokens += [
                animation.onRangeChange.observe { _ in log.append("rangeChange") },
                animation.onError.observe { _ in log.append("error") },
            ]
        }
        if let timeline = animation as? Timeline {
            tokens += [
                note("timelineChange", timeline.onTimelineChange),
                timeline.onAnimationAdded.observe { _ in log.append("added") },
                timeline.onAnimationRemoved.observe { _ in log.append("removed") },
            ]
        }
        self.tokens = tokens
    }

    /// All names so far.
    var all: [String] { log.values }

    /// The names so far without `advance`.
    var calls: [String] { log.values.filter { $0 != "advance" } }

    /// Takes the names so far out.
    func take() -> [String] {
        defer { log.removeAll() }
        return log.values
    }
}

extension [String] {
    /// With a run of equal `advance` counted once.
    var withAdvancesCountedOnce: [String] {
        reduce(into: []) { names, name in
            if name != "advance" || names.last != name { names.append(name) }
        }
    }
}
