import Foundation
import Testing

@testable import Timekeeping

/// One pass: its parts, its rate, its end.
@Suite struct CycleTests {
    private func animation(_ delay: Double, _ duration: Double, _ endDelay: Double) -> Animation {
        Animation(duration: duration, delay: delay, endDelay: endDelay)
    }

    @Test func theDefaultsAreTwoSecondsAndAHoldOfOne() {
        let animation = Animation()
        #expect(animation.duration == 2)
        #expect(animation.delay == 0)
        #expect(animation.endDelay == 1)
        #expect(animation.timeScale == 1)
        #expect(animation.repeatCount == nil)
        #expect(animation.isRepeating)
        #expect(animation.totalDuration == 3)
        #expect(animation.stopPosition == .start)
        #expect(animation.state == .initial)
    }

    @Test(
        arguments: [
            (0.5, 0.5, 0.0, 0.125), (1, 1, 0, 0.25), (2, 2, 0.5, 0.5), (3, 3, 1, 0.75),
            (3.5, 3.5, 1, 0.875), (4.5, 0.5, 0, 0.125),
        ] as [(Double, Double, Double, Double)])
    func forwards(seconds: Double, elapsed: Double, position: Double, total: Double) {
        let animation = animation(1, 2, 1)
        animation.play()
        animation.advance(by: seconds)
        #expect(animation.elapsed == elapsed)
        #expect(animation.position == position)
        #expect(animation.totalPosition == total)
    }

    /// Every moment of the cycle looks as it does forwards: the hold first, the wait last.
    @Test(
        arguments: [
            (0.5, 3.5, 1.0), (1, 3, 1), (2, 2, 0.5), (3, 1, 0), (3.5, 0.5, 0), (4.5, 3.5, 1),
        ] as [(Double, Double, Double)])
    func backwards(seconds: Double, elapsed: Double, position: Double) {
        let animation = animation(1, 2, 1)
        animation.timeScale = -1
        animation.play()
        #expect(animation.elapsed == 4)
        animation.advance(by: seconds)
        #expect(animation.elapsed == elapsed)
        #expect(animation.position == position)
    }

    @Test func backwardsTheWaitsKeepToRealTimeToo() {
        let animation = animation(1, 2, 1)
        animation.timeScale = -4
        animation.play()
        animation.advance(by: 1.25)
        #expect(animation.position == 0.5)
        animation.advance(by: 0.75)
        #expect(animation.elapsed == 0.5)
    }

    /// In each part of the cycle.
    @Test(arguments: [0.5, 1, 2, 3, 3.5])
    func flippingTheSignNeverMovesThePlayhead(seconds: Double) {
        let animation = animation(1, 2, 1)
        animation.play()
        animation.advance(by: seconds)
        let before = animation.progress
        animation.timeScale = -1
        #expect(animation.progress == before)
        animation.advance(by: 0.25)
        animation.timeScale = 1
        animation.advance(by: 0.25)
        #expect(abs(animation.elapsed - before.elapsed) < 1e-12)
    }

    @Test func eachCrossingOfTheNearEndIsAPass() {
        let animation = animation(0, 2, 0)
        animation.repeatCount = 2
        let recorder = SignalRecorder(animation)
        animation.play()
        animation.advance(by: 1)
        animation.timeScale = -1
        animation.advance(by: 1.5)
        #expect(recorder.calls == ["play", "restart"])
        #expect(animation.position == 0.75)
        animation.advance(by: 1.5)
        #expect(recorder.calls == ["play", "restart", "end", "stop"])
    }

    /// Also in a wait: nothing passes at all.
    @Test(arguments: [0.5, 1, 2, 3.5, 4])
    func aRateOfZeroFreezesAndStaysPlaying(seconds: Double) {
        let animation = animation(1, 2, 1)
        animation.play()
        animation.advance(by: seconds)
        let before = animation.progress
        animation.timeScale = 0
        let recorder = SignalRecorder(animation)
        for _ in 0..<10 { animation.advance(by: 1) }
        #expect(animation.progress == before)
        #expect(animation.state == .playing)
        #expect(recorder.all == [])
        animation.timeScale = 1
        animation.advance(by: 0.125)
        #expect(animation.elapsed == before.elapsed + 0.125)
    }

    @Test func exactlyAtTheEndOfAPassItRestsAtTheNextStart() {
        let animation = animation(1, 2, 1)
        animation.play()
        let recorder = SignalRecorder(animation)
        animation.advance(by: 4)
        #expect(recorder.all == ["advance", "restart"])
        #expect(animation.elapsed == 0)
        #expect(animation.position == 0)
    }

    @Test func theLastAdvanceOfAPassIsAtTheFarEndExactly() {
        let animation = animation(0, 2, 1)
        let progresses = Log<Animation.Progress>()
        let token = animation.onAdvance.observe { progresses.append($0) }
        animation.play()
        animation.advance(by: 3.5)
        #expect(progresses.values.map(\.elapsed) == [3, 0.5])
        #expect(progresses.values.map(\.position) == [1, 0.25])
        #expect(progresses.values.map(\.totalPosition) == [1, 0.5 / 3])
        #expect(progresses.values.map(\.delta) == [3, 0.5])
        token.cancel()
    }

    @Test func anEndlessCycleWithoutLengthStaysAtOneAndAdvancesOnceAStep() {
        let animation = animation(0, 0, 0)
        animation.play()
        let recorder = SignalRecorder(animation)
        for _ in 0..<3 { animation.advance(by: 1) }
        #expect(recorder.all == ["advance", "advance", "advance"])
        #expect(animation.position == 1)
        #expect(animation.isAnimating)
    }

    @Test func aCountedCycleWithoutLengthRunsAllItsPasses() {
        let animation = animation(0, 0, 0)
        animation.repeatCount = 3
        let recorder = SignalRecorder(animation)
        animation.play()
        animation.advance(by: 0.1)
        #expect(recorder.calls == ["play", "restart", "restart", "end", "stop"])
    }

    /// Nobody can follow a million passes in one step; what it comes to is still right.
    @Test func aStepOverVeryManyPassesEndsWhereArithmeticSays() {
        let animation = animation(0, 0.001, 0)
        let recorder = SignalRecorder(animation)
        animation.play()
        animation.advance(by: 86_400.000_25)
        #expect(abs(animation.position - 0.25) < 1e-3)
        #expect(recorder.calls.count <= 1002)
        animation.advance(by: .greatestFiniteMagnitude)
        #expect(animation.isAnimating)
        animation.repeatCount = .max
        animation.advance(by: .greatestFiniteMagnitude)
        animation.repeatCount = 1
        animation.advance(by: 1)
        #expect(animation.state == .completed)
    }

    @Test func aDurationOfZeroJumpsToTheEndAtOnce() {
        let animation = animation(1, 0, 1)
        animation.play()
        animation.advance(by: 0.999)
        #expect(animation.position == 0)
        animation.advance(by: 0.001)
        #expect(animation.position == 1)
        #expect(animation.elapsed == 1)
    }

    @Test(arguments: [-1, -0.001, .nan, .infinity, -.infinity] as [Double])
    func lengthsThatMakeNoSenseAreIgnored(length: Double) {
        let animation = animation(1, 2, 3)
        animation.delay = length
        animation.duration = length
        animation.endDelay = length
        #expect([animation.delay, animation.duration, animation.endDelay] == [1, 2, 3])
        let made = Animation(duration: length, delay: length, endDelay: length)
        #expect([made.delay, made.duration, made.endDelay] == [0, 2, 1])
    }

    @Test(arguments: [.nan, .infinity, -.infinity] as [Double])
    func ratesThatMakeNoSenseAreIgnored(rate: Double) {
        let animation = Animation()
        animation.timeScale = 3
        animation.timeScale = rate
        #expect(animation.timeScale == 3)
    }

    @Test(arguments: [0, -1, .min])
    func countsThatMakeNoSenseAreIgnored(count: Int) {
        let animation = Animation()
        animation.repeatCount = 3
        animation.repeatCount = count
        #expect(animation.repeatCount == 3)
    }

    @Test func repeatingIsTheFaceOfTheCount() {
        let animation = Animation()
        animation.isRepeating = false
        #expect(animation.repeatCount == 1)
        animation.isRepeating = true
        #expect(animation.repeatCount == nil)
        animation.repeatCount = 5
        animation.isRepeating = true
        #expect(animation.repeatCount == 5)
    }

    /// A new length under way moves nothing that is seen.
    @Test func newLengthsKeepThePosition() {
        let animation = animation(1, 2, 1)
        animation.play()
        animation.advance(by: 2)
        animation.duration = 20
        animation.delay = 0
        #expect(animation.position == 0.5)
        animation.advance(by: 10.5)
        animation.endDelay = 0.25
        #expect(animation.position == 1)
        #expect(animation.elapsed == animation.totalDuration)
    }

    /// Whatever comes in, it comes out with a place in the cycle.
    @Test func noMixOfLengthsAndStepsBreaksIt() {
        let values = [
            0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.1, 1, 1e9, 1e300, .greatestFiniteMagnitude,
        ]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            func pick() -> Double { values.randomElement(using: &random) ?? 0 }
            let animation = animation(pick(), pick(), pick())
            animation.timeScale = Bool.random(using: &random) ? pick() : -pick()
            animation.repeatCount = [nil, 1, 2, 1_000_000, .max].randomElement(using: &random) ?? 1
            animation.play(position: .random(in: 0...1, using: &random))
            for _ in 0..<5 {
                animation.advance(by: pick())
                let progress = animation.progress
                #expect((0...1).contains(progress.position))
                #expect((0...1).contains(progress.totalPosition))
                #expect(progress.elapsed >= 0 && progress.elapsed <= animation.totalDuration)
            }
        }
    }
}
