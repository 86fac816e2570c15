import Foundation
import Testing

@testable import Timekeeping

/// Steps over the valid times of all layers.
@Suite struct StepTests {
    private let timeline: Timeline = {
        let timeline = Timeline.atNoon(hours: 0...6)
        timeline.add(animation: TimeSeriesAnimator<Int>(intervals: [0, 2, 4, 6, 8].map(Date.hour)))
        timeline.add(animation: TimeSeriesAnimator<Int>(intervals: [-3, 0, 3, 6].map(Date.hour)))
        return timeline
    }()

    @Test func theTimesAreThoseOfAllLayersInTheRange() {
        #expect(timeline.validTimes == [0, 2, 3, 4, 6].map(Date.hour))
    }

    @Test(
        arguments: [
            (0.0, 1, 2.0), (0, 2, 3), (0, 4, 6), (2.5, 1, 3), (2.5, -1, 2), (3, -1, 2), (6, -4, 0),
            (0, 5, 0), (6, 1, 0), (0, -1, 6), (2.5, 5, 2), (2.5, -5, 3), (3, 0, 3), (2.5, 0, 2.5),
            (0, .max, 3), (0, .min, 3),
        ] as [(Double, Int, Double)])
    func repeatingStepsWrap(hour: Double, count: Int, reached: Double) {
        timeline.goTo(date: .hour(hour))
        let expected: Date = .hour(reached)
        if count == .max || count == .min {
            let date = timeline.step(by: count)
            #expect(timeline.validTimes.contains(date))
        } else {
            #expect(timeline.step(by: count) == expected)
            #expect(timeline.currentDate == expected)
        }
    }

    @Test(
        arguments: [
            (0.0, 5, 6.0), (6, 1, 6), (0, -1, 0), (2.5, 9, 6), (2.5, -9, 0), (0, .max, 6),
            (6, .min, 0), (5, 1, 6), (5, -1, 4),
        ] as [(Double, Int, Double)])
    func otherwiseTheyEndAtTheEnds(hour: Double, count: Int, reached: Double) {
        timeline.isRepeating = false
        timeline.goTo(date: .hour(hour))
        #expect(timeline.step(by: count) == .hour(reached))
    }

    /// A step forward never goes back, where the last time lies before the playhead.
    @Test func beyondTheLastTimeAStepStays() {
        timeline.isRepeating = false
        timeline.setRange(.hour(0)...(.hour(20)))
        timeline.goTo(date: .hour(15))
        #expect(timeline.step(by: 1) == .hour(15))
        #expect(timeline.step(by: -1) == .hour(8))
    }

    @Test func everyStepFollowsTheOneBefore() {
        for expected in [2.0, 3, 4, 6, 0, 2] {
            #expect(timeline.step(by: 1) == .hour(expected))
        }
        for expected in [0.0, 6, 4, 3] {
            #expect(timeline.step(by: -1) == .hour(expected))
        }
    }

    @Test func theStateStays() {
        timeline.play()
        timeline.step(by: 1)
        #expect(timeline.isAnimating)
        timeline.pause()
        timeline.step(by: 1)
        #expect(timeline.isPaused)
    }

    @Test func withoutTimesNothingMoves() {
        let empty = Timeline.atNoon()
        empty.goTo(position: 0.5)
        let recorder = SignalRecorder(empty)
        #expect(empty.step(by: 1) == .hour(-1))
        #expect(recorder.all == [])
    }

    @Test func layersThatAreOffDoNotCount() {
        let animator = TimeSeriesAnimator<Int>(intervals: [.hour(5)])
        timeline.add(animation: animator)
        #expect(timeline.validTimes.contains(.hour(5)))
        animator.enabled = false
        #expect(!timeline.validTimes.contains(.hour(5)))
    }
}
