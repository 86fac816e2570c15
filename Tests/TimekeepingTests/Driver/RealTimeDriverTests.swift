import Testing

@testable import Timekeeping

@Suite(.timeLimit(.minutes(1))) struct RealTimeDriverTests {
    private let clock = ManualClock()
    private let timeline = Timeline.atNoon()

    private func driver() -> RealTimeDriver {
        RealTimeDriver(timeline, framesPerSecond: 10, clock: clock)
    }

    /// Lets time pass and waits for the frame of it.
    private func frame(_ duration: Duration) async {
        clock.advance(by: duration)
        await clock.whenAsleep()
    }

    @Test func itMovesThePlayheadByTheClock() async {
        let driver = driver()
        timeline.play()
        await clock.whenAsleep()
        for _ in 0..<10 { await frame(.milliseconds(100)) }
        #expect(abs(timeline.elapsed - 1) < 1e-9)
        _ = driver
    }

    @Test func itDrivesWhatPlaysAlready() async {
        timeline.play()
        let driver = driver()
        await clock.whenAsleep()
        await frame(.milliseconds(100))
        #expect(abs(timeline.elapsed - 0.1) < 1e-9)
        _ = driver
    }

    /// `maximumStep`: a stalled program does not leap.
    @Test func oneStepIsAtMostAQuarterOfASecond() async {
        let driver = driver()
        timeline.play()
        await clock.whenAsleep()
        await frame(.seconds(100))
        #expect(timeline.elapsed == 0.25)
        _ = driver
    }

    @Test func timeSpentPausedNeverArrives() async {
        let driver = driver()
        timeline.play()
        await clock.whenAsleep()
        await frame(.milliseconds(100))
        timeline.pause()
        clock.suspend(for: .milliseconds(50))
        timeline.resume()
        await frame(.milliseconds(60))
        #expect(abs(timeline.elapsed - 0.16) < 1e-9)
        _ = driver
    }

    /// Asleep means that nothing at all runs: the clock is not even asked to wake anybody.
    @Test(arguments: ["initial", "paused", "stopped", "frozen", "turned round", "completed"])
    func itSleepsWhenNothingMoves(state: String) async {
        let driver = driver()
        if state != "initial" {
            timeline.play()
            await clock.whenAsleep()
        }
        switch state {
        case "paused": timeline.pause()
        case "stopped": timeline.stop()
        case "frozen": timeline.timeScale = 0
        case "turned round": timeline.endDate = .distantPast
        case "completed":
            timeline.isRepeating = false
            timeline.goTo(position: 1, useTotalDuration: true)
        default: break
        }
        let recorder = SignalRecorder(timeline)
        clock.advance(by: .seconds(1))
        for _ in 0..<100 { await Task.yield() }
        #expect(clock.sleepCount == (state == "initial" ? 0 : 1))
        if state != "completed" { #expect(recorder.all == []) }

        // And it wakes by itself.
        timeline.timeScale = 1
        timeline.setRange(.hour(-2)...(.hour(0)))
        timeline.play()
        await clock.whenAsleep()
        let before = timeline.elapsed
        await frame(.milliseconds(100))
        #expect(abs(timeline.elapsed - before - 0.1) < 1e-9)
        _ = driver
    }

    @Test func droppingItEndsIt() async {
        var driver: RealTimeDriver? = driver()
        timeline.play()
        await clock.whenAsleep()
        #expect(driver != nil)
        driver = nil
        clock.advance(by: .seconds(1))
        for _ in 0..<100 { await Task.yield() }
        #expect(timeline.elapsed <= 0.25)
        let elapsed = timeline.elapsed
        clock.advance(by: .seconds(1))
        for _ in 0..<100 { await Task.yield() }
        #expect(timeline.elapsed == elapsed)
    }

    @Test func aFrameRateOfZeroIsAMistakeOfTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = RealTimeDriver(Animation(), framesPerSecond: 0)
        }
    }
}
