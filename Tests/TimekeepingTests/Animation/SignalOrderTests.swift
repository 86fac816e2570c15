import Foundation
import Testing

@testable import Timekeeping

/// What observers see, and what they may do.
@Suite struct SignalOrderTests {
    @Test func aRunHasItsSignalsInOrder() {
        let animation = Animation(duration: 1, endDelay: 1)
        animation.repeatCount = 2
        let recorder = SignalRecorder(animation)
        animation.play()
        for _ in 0..<8 { animation.advance(by: 0.5) }
        #expect(
            recorder.all.withAdvancesCountedOnce
                == ["play", "advance", "restart", "advance", "end", "stop"])
    }

    @Test func theEndComesOnceAfterTheLastHold() {
        let animation = Animation(duration: 1, endDelay: 1)
        animation.isRepeating = false
        let recorder = SignalRecorder(animation)
        animation.play()
        animation.advance(by: 1.9)
        #expect(!recorder.all.contains("end"))
        for _ in 0..<5 { animation.advance(by: 1) }
        #expect(recorder.calls == ["play", "end", "stop"])
    }

    /// Observers find the animation as the signal says.
    @Test func theStateIsConsistentInsideEachSignal() {
        let timeline = Timeline.atNoon()
        timeline.repeatCount = 2
        let seen = Log<String>()
        let tokens = [
            timeline.onAdvance.observe { progress in
                #expect(timeline.position == progress.position)
                #expect(timeline.elapsed == progress.elapsed)
                #expect(timeline.currentDate == progress.date)
                seen.append("\(timeline.state) \(timeline.elapsed)")
            },
            timeline.onRestart.observe { seen.append("restart \(timeline.elapsed)") },
            timeline.onEnd.observe { seen.append("end \(timeline.state) \(timeline.elapsed)") },
            timeline.onStop.observe { seen.append("stop \(timeline.state) \(timeline.elapsed)") },
        ]
        timeline.play()
        timeline.advance(by: 6.5)
        #expect(
            seen.values == [
                "playing 3.0", "restart 0.0", "playing 3.0", "end completed 3.0",
                "stop completed 3.0",
            ])
        withExtendedLifetime(tokens) {}
    }

    @Test func pauseResumeAndStopComeAfterTheStateIsSet() {
        let timeline = Timeline.atNoon()
        let seen = Log<AnimationState>()
        let tokens = [timeline.onPlay, timeline.onPause, timeline.onResume, timeline.onStop].map {
            $0.observe { seen.append(timeline.state) }
        }
        timeline.play()
        timeline.pause()
        timeline.resume()
        timeline.stop()
        #expect(seen.values == [.playing, .paused, .playing, .stopped])
        withExtendedLifetime(tokens) {}
    }

    @Test func everyObserverGetsSignalsInTheSameOrder() {
        let animation = Animation(duration: 1, endDelay: 0)
        let first = SignalRecorder(animation)
        let token = animation.onAdvance.observe { [weak animation] progress in
            if progress.position == 0.5 { animation?.pause() }
        }
        let second = SignalRecorder(animation)
        animation.play()
        animation.advance(by: 0.5)
        #expect(first.all == ["play", "advance", "pause"])
        #expect(second.all == first.all)
        token.cancel()
    }

    @Test func aPauseInTheMiddleOfAStepDropsTheRestOfIt() {
        let animation = Animation(duration: 1, endDelay: 0)
        let token = animation.onRestart.observe { [weak animation] in animation?.pause() }
        animation.play()
        animation.advance(by: 2.5)
        #expect(animation.isPaused)
        #expect(animation.elapsed == 0)
        animation.resume()
        animation.advance(by: 0.25)
        #expect(animation.elapsed == 0.25)
        token.cancel()
    }

    @Test func aSeekInTheMiddleOfAStepGoesOnFromThere() {
        let animation = Animation(duration: 1, endDelay: 0)
        let recorder = SignalRecorder(animation)
        let token = animation.onAdvance.observe { [weak animation] progress in
            if progress.position == 1 { animation?.goTo(position: 0.5) }
        }
        animation.play()
        animation.advance(by: 1.25)
        #expect(animation.position == 0.75)
        #expect(recorder.calls == ["play"])
        token.cancel()
    }

    @Test func aRestartInsideARestartDoesNotGoOnForEver() {
        let animation = Animation(duration: 1, endDelay: 0)
        let count = Log<Int>()
        let token = animation.onRestart.observe { [weak animation] in
            count.append(0)
            if count.count < 5 { animation?.restart() }
        }
        animation.play()
        animation.advance(by: 3.5)
        #expect(count.count == 5)
        #expect(animation.isAnimating)
        token.cancel()
    }

    /// A slider bound both ways seeks to where the playhead is, and that must be the end of it.
    @Test func aSeekToTheSamePlaceInsideAnAdvanceTellsNothing() {
        let timeline = Timeline.atNoon()
        let count = Log<Double>()
        let token = timeline.onAdvance.observe { progress in
            count.append(progress.position)
            timeline.goTo(position: timeline.position)
        }
        timeline.play()
        timeline.advance(by: 0.7)
        #expect(count.count == 1)
        token.cancel()
    }

    @Test func anObserverMayAdvanceTheTimeline() {
        let animation = Animation(duration: 1, endDelay: 0)
        let positions = Log<Double>()
        let token = animation.onAdvance.observe { [weak animation] progress in
            positions.append(progress.position)
            if progress.position == 0.25 { animation?.advance(by: 0.5) }
        }
        animation.play()
        animation.advance(by: 0.25)
        #expect(positions.values == [0.25, 0.75])
        token.cancel()
    }

    @Test func settingsTellThatTheTimelineChanged() {
        let timeline = Timeline.atNoon()
        let recorder = SignalRecorder(timeline)
        timeline.duration = 5
        timeline.timeScale = 2
        timeline.mode = .past
        #expect(recorder.all == ["timelineChange", "timelineChange", "timelineChange"])
    }

    @Test func progressCarriesAllOfThePlace() {
        let timeline = Timeline.atNoon()
        let progresses = Log<Animation.Progress>()
        let token = timeline.onAdvance.observe { progresses.append($0) }
        timeline.play()
        timeline.advance(by: 1)
        #expect(
            progresses.values == [
                Animation.Progress(
                    position: 0.5, totalPosition: 1.0 / 3, elapsed: 1, delta: 1, date: .hour(-1))
            ])
        timeline.goTo(position: 1)
        #expect(progresses.values.last?.delta == 0)
        token.cancel()
    }

    @Test func theSignalsEndWithTheAnimation() async {
        var animation: Animation? = Animation()
        let values = animation?.onPlay.values
        animation?.play()
        animation = nil
        var count = 0
        for await _ in values! { count += 1 }
        #expect(count == 1)
    }
}
