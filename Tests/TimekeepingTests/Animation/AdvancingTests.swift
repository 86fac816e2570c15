import Foundation
import Testing

@testable import Timekeeping

/// Time that passes.
@Suite struct AdvancingTests {
    /// The same wall time ends in the same place at every frame rate.
    @Test(arguments: [1, 7, 10, 24, 30, 60, 120, 1000])
    func theStepDoesNotMatter(framesPerSecond: Int) {
        let animation = Animation(duration: 2, delay: 0.1, endDelay: 0.7)
        let recorder = SignalRecorder(animation)
        animation.play()
        for _ in 0..<(10 * framesPerSecond) { animation.advance(by: 1 / Double(framesPerSecond)) }
        // 10 s are three cycles of 2.8 s and 1.6 s: 1.5 s into the animated part.
        #expect(abs(animation.elapsed - 1.6) < 1e-9)
        #expect(abs(animation.position - 0.75) < 1e-9)
        #expect(recorder.calls == ["play", "restart", "restart", "restart"])
    }

    /// Frames that add up to a pass meet its end, although their sum in binary does not.
    @Test(arguments: [30, 60, 90, 120, 144])
    func aWholePassOfFramesMeetsTheEnd(framesPerSecond: Int) {
        let animation = Animation(duration: 1, endDelay: 0)
        animation.isRepeating = false
        let positions = Log<Double>()
        let token = animation.onAdvance.observe { positions.append($0.position) }
        animation.play()
        for _ in 0..<framesPerSecond { animation.advance(by: 1 / Double(framesPerSecond)) }
        #expect(animation.state == .completed)
        #expect(positions.count == framesPerSecond)
        #expect(positions.values.last == 1)
        token.cancel()
    }

    @Test func aStepOverSeveralCyclesGivesEachRestart() {
        let animation = Animation(duration: 1, endDelay: 0)
        animation.play()
        let recorder = SignalRecorder(animation)
        animation.advance(by: 3.5)
        #expect(
            recorder.all == [
                "advance", "restart", "advance", "restart", "advance", "restart", "advance",
            ])
    }

    @Test func sixtyLoopsOverTenDaysEndExactly() {
        let timeline = Timeline.atNoon(hours: -240...0)
        let recorder = SignalRecorder(timeline)
        timeline.play()
        for _ in 0..<(60 * 3 * 60) { timeline.advance(by: 1.0 / 60) }
        #expect(recorder.calls == ["play"] + Array(repeating: "restart", count: 60))
        #expect(timeline.elapsed == 0)
        #expect(timeline.currentDate == .hour(-240))
        timeline.advance(by: 0.5)
        #expect(timeline.currentDate.isNear(.hour(-180)))
    }

    @Test(arguments: ["initial", "paused", "stopped", "completed"])
    func timeThatPassesElsewhereNeverArrives(state: String) {
        let animation = Animation()
        switch state {
        case "paused":
            animation.play()
            animation.pause()
        case "stopped":
            animation.play()
            animation.stop()
        case "completed":
            animation.isRepeating = false
            animation.play()
            animation.advance(by: 10)
        default: break
        }
        let before = animation.progress
        let recorder = SignalRecorder(animation)
        animation.advance(by: 1000)
        #expect(animation.progress == before)
        #expect(recorder.all == [])
        animation.play()
        animation.advance(by: 0.5)
        #expect(animation.elapsed == 0.5)
    }

    @Test(arguments: [-1, .nan, .infinity, -.infinity] as [Double])
    func stepsThatMakeNoSenseAreIgnored(seconds: Double) {
        let animation = Animation()
        animation.play()
        animation.advance(by: 0.5)
        let recorder = SignalRecorder(animation)
        animation.advance(by: seconds)
        #expect(animation.elapsed == 0.5)
        #expect(recorder.all == [])
    }

    @Test func aStepOfNothingIsAFrame() {
        let animation = Animation()
        animation.play()
        let recorder = SignalRecorder(animation)
        animation.advance(by: 0)
        #expect(recorder.all == ["advance"])
    }

    @Test func lastElapsedIsThatOfTheAdvanceBefore() {
        let animation = Animation()
        animation.play()
        animation.advance(by: 0.5)
        animation.advance(by: 0.25)
        #expect(animation.lastElapsed == 0.5)
        #expect(animation.elapsed == 0.75)
    }
}
