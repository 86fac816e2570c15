import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Timekeeping

/// Calls from many tasks at once, to be run with `--sanitize=thread` too.
///
/// Faults 6 and 18 of our list are here.
@Suite(.timeLimit(.minutes(5))) struct FuzzTests {
    private static let tasks = 8
    private static let calls = 400

    /// Any calls in any order: the state stays sound, and the signals tell a run that makes sense.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func anyCallsFromManyTasks(seed: UInt64) async {
        let timeline = Timeline.atNoon(hours: 0...10)
        let layer = TimeSeriesAnimator<Int>(intervals: (0...10).map { .hour(Double($0)) })
        timeline.add(animation: layer)
        let log = Log<String>()
        let tokens = RunLog(timeline, log).tokens
        // An observer that calls back.
        let token = timeline.onAdvance.observe { progress in
            if progress.position > 0.95 { timeline.goTo(position: 0.1) }
            _ = timeline.currentDate
        }
        await withTaskGroup { group in
            for task in 0..<FuzzTests.tasks {
                group.addTask {
                    var random = SplitMix(seed: seed &* 1000 &+ UInt64(task))
                    for _ in 0..<FuzzTests.calls {
                        randomCall(timeline, layer, &random)
                        let progress = timeline.progress
                        #expect((0...1).contains(progress.position))
                        #expect((0...1).contains(progress.totalPosition))
                    }
                }
            }
        }
        #expect(RunLog.faults(in: log.values) == [])
        _ = (tokens, token)
    }

    /// Each second is played once, whoever brings it.
    @Test func stepsFromManyTasksAddUp() async {
        let animation = Animation(duration: 2, endDelay: 1)
        let seconds = Mutex(0.0)
        let token = animation.onAdvance.observe { progress in
            seconds.withLock { $0 += progress.delta }
        }
        animation.play()
        await withTaskGroup { group in
            for _ in 0..<FuzzTests.tasks {
                group.addTask {
                    for _ in 0..<1000 { animation.advance(by: 0.001) }
                }
            }
        }
        #expect(abs(seconds.withLock { $0 } - 8) < 1e-9)
        #expect(abs(animation.elapsed - 2) < 1e-9)
        token.cancel()
    }

    /// The lists of a series are read while the range changes.
    @Test func readsDuringRangeChanges() async {
        let timeline = Timeline.atNoon(hours: 0...10)
        let layer = TimeSeriesAnimator<Int>(intervals: (-50...50).map { .hour(Double($0)) })
        layer.maximumIntervals = 7
        timeline.add(animation: layer)
        await withTaskGroup { group in
            group.addTask {
                for hours in 1..<500 {
                    timeline.setRange(.hour(-Double(hours % 40))...(.hour(Double(hours % 30 + 1))))
                }
            }
            group.addTask {
                for hours in 0..<500 { layer.insertIntervals([.hour(Double(hours) / 7)]) }
            }
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<500 {
                        let times = layer.intervals
                        #expect(times == times.sorted())
                        _ = layer.series.intervalAtIndex(times.count - 1)
                        _ = timeline.validTimes
                    }
                }
            }
        }
        #expect(layer.totalIntervals <= 7)
    }

    /// Observers come and go while signals are sent.
    @Test func observersComeAndGo() async {
        let animation = Animation(duration: 1, endDelay: 0)
        animation.play()
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<500 {
                        let isOver = Atomic(false)
                        let token = animation.onAdvance.observe { _ in
                            _ = isOver.load(ordering: .relaxed)
                        }
                        animation.advance(by: 0.01)
                        token.cancel()
                        isOver.store(true, ordering: .relaxed)
                    }
                }
            }
        }
    }
}

private func randomCall(
    _ timeline: Timeline, _ layer: TimeSeriesAnimator<Int>, _ random: inout SplitMix
) {
    let number = Double.random(in: -0.1...1.1, using: &random)
    switch Int.random(in: 0..<26, using: &random) {
    case 0: timeline.play()
    case 1: timeline.play(position: number)
    case 2: timeline.pause()
    case 3: timeline.resume()
    case 4: timeline.stop()
    case 5: timeline.restart()
    case 6: timeline.toggle()
    case 7: timeline.reset()
    case 8: timeline.goTo(position: number, useTotalDuration: Bool.random(using: &random))
    case 9: timeline.goTo(date: .hour(number * 10))
    case 10: timeline.step(by: Int.random(in: -3...3, using: &random))
    case 11: timeline.startDate = .hour(number * 5)
    case 12: timeline.endDate = .hour(number * 5 + 4)
    case 13: timeline.setRange(.hour(0)...(.hour(10)))
    case 14: timeline.timeScale = number * 4 - 2
    case 15: timeline.repeatCount = Int.random(in: 0...3, using: &random)
    case 16: timeline.duration = number
    case 17: timeline.endDelay = number
    case 18:
        let child = Animation(id: "child")
        timeline.add(animation: child)
        child.toggle()
    case 19: timeline.removeById(id: "child")
    case 20: layer.setDataForInterval(1, .hour((number * 10).rounded()))
    case 21: layer.setFailedForInterval(.hour((number * 10).rounded()))
    case 22: layer.invalidate()
    case 23: layer.loadDataIfNeeded()
    case 24: layer.toggle()
    default: timeline.advance(by: number)
    }
}

/// Checks that the signals of an animation tell a run that makes sense.
private struct RunLog {
    let tokens: [ObservationToken]

    init(_ animation: Animation, _ log: Log<String>) {
        tokens = [
            (animation.onPlay, "play"), (animation.onPause, "pause"),
            (animation.onResume, "resume"), (animation.onRestart, "restart"),
            (animation.onStop, "stop"), (animation.onEnd, "end"),
        ].map { signal, name in signal.observe { log.append(name) } }
    }

    static func faults(in names: [String]) -> [String] {
        var state = "idle"
        var faults: [String] = []
        for (index, name) in names.enumerated() {
            let next: String? =
                switch (state, name) {
                case ("idle", "play"), ("paused", "resume"): "playing"
                // A restart of a paused run is a new run.
                case ("paused", "play"): "playing"
                case ("playing", "pause"): "paused"
                case ("playing", "restart"): "playing"
                case ("playing", "end"): "ended"
                case ("ended", "stop"), ("playing", "stop"), ("paused", "stop"): "idle"
                default: nil
                }
            if next == nil { faults.append("\(index): \(name) when \(state)") }
            state = next ?? state
        }
        return faults
    }
}
