import Testing

@testable import Timekeeping

@Suite struct ManualDriverTests {
    private let timeline = Timeline.atNoon()

    /// Film export counts every second.
    @Test func stepsHaveNoLimitUnlessOneIsSet() {
        timeline.play()
        ManualDriver(timeline).advance(by: 1.5)
        #expect(timeline.elapsed == 1.5)
        ManualDriver(timeline, maximumStep: 0.25).advance(by: 1)
        #expect(timeline.elapsed == 1.75)
    }

    @Test func ticksLetTheTimeBetweenThemPass() {
        let driver = ManualDriver(timeline)
        timeline.play()
        driver.tick(at: 100)
        #expect(timeline.elapsed == 0)
        driver.tick(at: 100.5)
        #expect(timeline.elapsed == 0.5)
    }

    @Test func theFirstTickAfterAPauseOnlyMarksTheTime() {
        let driver = ManualDriver(timeline)
        timeline.play()
        driver.tick(at: 0)
        driver.tick(at: 0.5)
        timeline.pause()
        driver.tick(at: 1)
        timeline.resume()
        driver.tick(at: 99)
        #expect(timeline.elapsed == 0.5)
        driver.tick(at: 99.25)
        #expect(timeline.elapsed == 0.75)
    }

    @Test func aClockThatRunsBackOrIsNoNumberStandsStill() {
        let driver = ManualDriver(timeline)
        timeline.play()
        for seconds in [5.0, 4, .nan, .infinity, -.infinity, 4.5] { driver.tick(at: seconds) }
        #expect(timeline.elapsed == 0.5)
    }

    @Test func theMotionSaysWhenTicksAreNeeded() {
        let changes = Log<Bool>()
        let token = timeline.onMotionChange.observe { changes.append($0) }
        timeline.play()
        timeline.timeScale = 0
        timeline.timeScale = 1
        timeline.isRepeating = false
        timeline.advance(by: 10)
        #expect(changes.values == [true, false, true, false])
        #expect(!timeline.isMoving)
        token.cancel()
    }
}
