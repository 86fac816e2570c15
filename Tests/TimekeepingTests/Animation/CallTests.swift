import Foundation
import Testing

@testable import Timekeeping

/// Each call in each state: what it does, and which signals it gives.
@Suite struct CallTests {
    /// A timeline in a state, in the middle of its range unless it is new or completed.
    private func timeline(_ state: AnimationState) -> Timeline {
        let timeline = Timeline.atNoon()
        timeline.isRepeating = false
        switch state {
        case .playing: timeline.play(position: 0.5)
        case .paused:
            timeline.play(position: 0.5)
            timeline.pause()
        case .stopped:
            timeline.play()
            timeline.stop()
            timeline.goTo(position: 0.5)
        case .completed:
            timeline.play()
            timeline.advance(by: 10)
        default: break
        }
        #expect(timeline.state == state)
        return timeline
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let call: String
        let from: AnimationState
        let to: AnimationState
        let position: Double
        let signals: [String]

        init(
            _ call: String, _ from: AnimationState, _ to: AnimationState, _ position: Double,
            _ signals: String
        ) {
            self.call = call
            self.from = from
            self.to = to
            self.position = position
            self.signals = signals.split(separator: " ").map(String.init)
        }

        var testDescription: String { "\(call) when \(from)" }
    }

    @Test(arguments: [
        Row("play", .initial, .playing, 0, "play"),
        Row("play", .playing, .playing, 0.5, ""),
        Row("play", .paused, .playing, 0.5, "resume"),
        Row("play", .stopped, .playing, 0.5, "play"),
        Row("play", .completed, .playing, 0, "play advance"),

        Row("play(0.25)", .initial, .playing, 0.25, "play advance"),
        Row("play(0.25)", .playing, .playing, 0.25, "advance"),
        Row("play(0.25)", .paused, .playing, 0.25, "resume advance"),
        Row("play(0.25)", .stopped, .playing, 0.25, "play advance"),
        Row("play(0.25)", .completed, .playing, 0.25, "play advance"),

        Row("pause", .initial, .initial, 0, ""),
        Row("pause", .playing, .paused, 0.5, "pause"),
        Row("pause", .paused, .paused, 0.5, ""),
        Row("pause", .stopped, .stopped, 0.5, ""),
        Row("pause", .completed, .completed, 1, ""),

        Row("resume", .initial, .initial, 0, ""),
        Row("resume", .playing, .playing, 0.5, ""),
        Row("resume", .paused, .playing, 0.5, "resume"),
        Row("resume", .stopped, .stopped, 0.5, ""),
        Row("resume", .completed, .completed, 1, ""),

        Row("stop", .initial, .initial, 0, ""),
        Row("stop", .playing, .stopped, 0, "advance stop"),
        Row("stop", .paused, .stopped, 0, "advance stop"),
        Row("stop", .stopped, .stopped, 0.5, ""),
        Row("stop", .completed, .stopped, 0, "advance"),

        Row("restart", .initial, .playing, 0, "play restart"),
        Row("restart", .playing, .playing, 0, "restart advance"),
        Row("restart", .paused, .playing, 0, "play restart advance"),
        Row("restart", .stopped, .playing, 0, "play restart advance"),
        Row("restart", .completed, .playing, 0, "play restart advance"),

        Row("toggle", .initial, .playing, 0, "play"),
        Row("toggle", .playing, .paused, 0.5, "pause"),
        Row("toggle", .paused, .playing, 0.5, "resume"),
        Row("toggle", .stopped, .playing, 0.5, "play"),
        Row("toggle", .completed, .playing, 0, "play advance"),

        Row("reset", .initial, .initial, 0, "reset"),
        Row("reset", .playing, .stopped, 0, "advance stop reset"),
        Row("reset", .paused, .stopped, 0, "advance stop reset"),
        Row("reset", .stopped, .stopped, 0, "advance reset"),
        Row("reset", .completed, .stopped, 0, "advance reset"),

        Row("goTo", .initial, .initial, 0.25, "advance"),
        Row("goTo", .playing, .playing, 0.25, "advance"),
        Row("goTo", .paused, .paused, 0.25, "advance"),
        Row("goTo", .stopped, .stopped, 0.25, "advance"),
        Row("goTo", .completed, .completed, 0.25, "advance"),
    ])
    func call(_ row: Row) {
        let timeline = timeline(row.from)
        let recorder = SignalRecorder(timeline)
        switch row.call {
        case "play": timeline.play()
        case "play(0.25)": timeline.play(position: 0.25)
        case "pause": timeline.pause()
        case "resume": timeline.resume()
        case "stop": timeline.stop()
        case "restart": timeline.restart()
        case "toggle": timeline.toggle()
        case "reset": timeline.reset()
        default: timeline.goTo(position: 0.25)
        }
        #expect(timeline.state == row.to)
        #expect(timeline.position == row.position)
        #expect(recorder.all == row.signals)
        #expect(timeline.isAnimating == (row.to == .playing))
        #expect(timeline.isPaused == (row.to == .paused))
        #expect(timeline.isActive == (row.to == .playing || row.to == .paused))
    }

    @Test func heldAtTheFarEndWithNothingLeftItStartsOver() {
        let timeline = Timeline.atNoon()
        timeline.goTo(position: 1, useTotalDuration: true)
        timeline.play()
        #expect(timeline.elapsed == 0)
        timeline.stop()
        // At the last frame a hold is left to play.
        timeline.goTo(position: 1)
        timeline.play()
        #expect(timeline.position == 1)
    }

    @Test func aCompletedRunStaysCompletedUntilPlayedAndThenStartsOver() {
        let timeline = timeline(.completed)
        timeline.goTo(position: 0.25)
        timeline.advance(by: 1)
        #expect(timeline.state == .completed)
        #expect(timeline.position == 0.25)
        timeline.play()
        #expect(timeline.position == 0)
    }

    @Test func aNewRunHasAllItsPasses() {
        let timeline = Timeline.atNoon()
        timeline.repeatCount = 2
        timeline.play()
        timeline.advance(by: 4)
        timeline.restart()
        timeline.advance(by: 4)
        #expect(timeline.isAnimating)
        timeline.stop()
        timeline.play()
        timeline.advance(by: 5.9)
        #expect(timeline.isAnimating)
        timeline.advance(by: 0.1)
        #expect(timeline.state == .completed)
    }

    @Test func backwardsARestartBeginsAtTheFullCycle() {
        let timeline = Timeline.atNoon()
        timeline.timeScale = -1
        timeline.play(position: 0.5)
        timeline.restart()
        #expect(timeline.elapsed == 3)
        timeline.stop()
        #expect(timeline.elapsed == 0)
        timeline.play()
        #expect(timeline.elapsed == 3)
    }

    @Test func aPositionThatIsNoNumberIsIgnored() {
        let timeline = timeline(.playing)
        timeline.goTo(position: .nan)
        #expect(timeline.position == 0.5)
        timeline.play(position: .nan)
        #expect(timeline.position == 0.5)
        timeline.goTo(position: .infinity)
        #expect(timeline.position == 1)
        timeline.goTo(position: -.infinity)
        #expect(timeline.position == 0)
    }

    @Test(arguments: [0.1, 0.3, 1.0 / 3, 0.7, 0.9])
    func aSeekLandsExactlyWhereItWasAskedTo(position: Double) {
        let timeline = Timeline.atNoon()
        timeline.delay = 0.1
        timeline.duration = 0.7
        timeline.goTo(position: position)
        #expect(timeline.position == position)
        let date = Date.hour(-2 * position)
        #expect(timeline.goTo(date: date) == date)
        #expect(timeline.currentDate == date)
    }

    // MARK: Where a stop leaves the playhead

    @Test(
        arguments: [
            (Animation.StopPosition.start, 0.0, 0.0), (.end, 1, 3), (.stay, 0.5, 1),
            (.now, 0.75, 1.5),
        ] as [(Animation.StopPosition, Double, Double)])
    func stopping(at stopPosition: Animation.StopPosition, position: Double, elapsed: Double) {
        let timeline = Timeline.atNoon(hours: -6...2)
        timeline.stopPosition = stopPosition
        timeline.play(position: 0.5)
        let recorder = SignalRecorder(timeline)
        timeline.stop()
        #expect(timeline.position == position)
        #expect(timeline.elapsed == elapsed)
        #expect(recorder.all == (stopPosition == .stay ? ["stop"] : ["advance", "stop"]))
    }

    @Test func nowIsClampedToTheRange() {
        let timeline = Timeline.atNoon(hours: -6...(-2))
        timeline.stopPosition = .now
        timeline.play(position: 0.5)
        timeline.stop()
        #expect(timeline.position == 1)
        let animation = Animation()
        animation.stopPosition = .now
        animation.play(position: 0.5)
        animation.stop()
        #expect(animation.position == 0)
    }

    // MARK: Loading

    @Test func aPauseForLoadingEndsWithTheLoading() {
        let timeline = timeline(.playing)
        let recorder = SignalRecorder(timeline)
        timeline.pauseForLoading()
        #expect(timeline.isPaused && timeline.isPausedForLoading)
        timeline.resumeAfterLoading()
        #expect(timeline.isAnimating && !timeline.isPausedForLoading)
        #expect(recorder.all == ["pause", "resume"])
    }

    @Test(arguments: ["pause", "stop", "play", "reset"])
    func aCallOfTheUserMeanwhileIsTheLastWord(call: String) {
        let timeline = timeline(.playing)
        timeline.pauseForLoading()
        switch call {
        case "pause": timeline.pause()
        case "stop": timeline.stop()
        case "play": timeline.play()
        default: timeline.reset()
        }
        let state = timeline.state
        let recorder = SignalRecorder(timeline)
        timeline.resumeAfterLoading()
        #expect(timeline.state == state)
        #expect(recorder.all == [])
    }
}
