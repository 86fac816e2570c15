import Foundation
import Testing

@testable import Timekeeping

@Suite struct TimeSeriesAnimatorTests {
    private let timeline = Timeline.atNoon(hours: 0...12)

    private func animator(_ hours: [Double], loaded: Bool = true) -> TimeSeriesAnimator<Double> {
        let animator = TimeSeriesAnimator<Double>(intervals: hours.map(Date.hour))
        if loaded { for hour in hours { animator.setDataForInterval(hour, .hour(hour)) } }
        timeline.add(animation: animator)
        return animator
    }

    // MARK: Which times show

    @Test(
        arguments: [
            (0.0, 0.0, 0.0, 0.0), (0.5, 0, 1, 0.5), (1, 1, 1, 0), (1.5, 1, 3, 0.25), (2, 1, 3, 0.5),
            (5, 3, 6, 2.0 / 3), (6, 6, 6, 0), (9, 6, 12, 0.5), (12, 12, 12, 0),
        ] as [(Double, Double, Double, Double)])
    func unevenTimesAreMixedByTheExactFraction(
        hour: Double, first: Double, second: Double, fraction: Double
    ) throws {
        let animator = animator([0, 1, 3, 6, 12])
        timeline.goTo(date: .hour(hour))
        let blend = try #require(animator.wantedBlend)
        #expect(blend.first == .hour(first))
        #expect(blend.second == .hour(second))
        #expect(abs(blend.fraction - fraction) < 1e-9)
        #expect(animator.shownBlend == blend)
        #expect(animator.currentInterval == .hour(first))
        #expect(animator.relativePosition == blend.fraction)
    }

    @Test(
        arguments: [
            (0.0, 3.0), (2.9, 3), (3, 3), (5.9, 3), (6, 6), (11.9, 6), (12, 6),
        ] as [(Double, Double)])
    func aSteppedLayerShowsTheLastTimeElseTheFirst(hour: Double, shown: Double) {
        let animator = animator([3, 6])
        animator.isBlending = false
        animator.clamp = .range
        timeline.goTo(date: .hour(hour))
        #expect(animator.wantedBlend == TimeBlend(.hour(shown)))
    }

    /// Times 3…6 in a range of 0…12 with now at 5.
    @Test(
        arguments: [
            (Timing.ClampMode.none, [3.0, 5, 6]), (.range, [0, 2, 3, 5, 6, 7, 12]),
            (.past, [0, 2, 3, 5]), (.future, [6, 7, 12]),
        ] as [(Timing.ClampMode, [Double])])
    func aClampSaysWhereALayerShows(clamp: Timing.ClampMode, hours: [Double]) {
        let clock = TestClock(.hour(5))
        let timeline = Timeline.atNoon(hours: 0...12, clock)
        let animator = TimeSeriesAnimator<Int>(intervals: [.hour(3), .hour(6)])
        animator.clamp = clamp
        timeline.add(animation: animator)
        let shown = [0.0, 2, 3, 5, 6, 7, 12].filter { hour in
            timeline.goTo(date: .hour(hour))
            #expect(animator.canShowForDate(.hour(hour)) == (animator.wantedBlend != nil))
            return animator.wantedBlend != nil
        }
        #expect(shown == hours)
    }

    @Test func theModeOfTheTimelineCountsForLayersWithoutTheirOwn() {
        let animator = animator([3, 6])
        timeline.mode = .range
        timeline.goTo(date: .hour(12))
        #expect(animator.wantedBlend == TimeBlend(.hour(6)))
        animator.clamp = .past
        #expect(animator.wantedBlend == nil)
    }

    @Test func atExactlyNowTheObservationShowsAndTheForecastDoesNot() {
        let observation = animator([-1, 0])
        observation.clamp = .past
        let forecast = animator([0, 1, 2])
        forecast.clamp = .future
        timeline.goTo(date: .noon)
        #expect(observation.wantedBlend == TimeBlend(.noon))
        #expect(forecast.wantedBlend == nil)
        timeline.goTo(offset: 1)
        #expect(observation.wantedBlend == nil)
        #expect(forecast.wantedBlend != nil)
    }

    @Test func aLayerIsHiddenOutsideItsTimeRangeAndWhenItIsOff() {
        let animator = animator([0, 6, 12])
        animator.timeRange = DateInterval(start: .hour(2), end: .hour(4))
        for (hour, isShown) in [(1.0, false), (2, true), (4, true), (5, false)] {
            timeline.goTo(date: .hour(hour))
            #expect((animator.wantedBlend != nil) == isShown)
        }
        animator.timeRange = nil
        #expect(animator.wantedBlend != nil)
        animator.enabled = false
        #expect(animator.wantedBlend == nil)
    }

    // MARK: Times

    @Test func noTimesAtAllPlaySafely() {
        let animator = animator([])
        timeline.play()
        for _ in 0..<100 { timeline.advance(by: 0.1) }
        #expect(animator.wantedBlend == nil)
        #expect(animator.currentInterval == nil)
        #expect(animator.relativePosition == 0)
        #expect(animator.totalIntervals == 0)
        #expect(!animator.hasData)
    }

    @Test func aRangeWithoutAValidTimeShowsNothing() {
        let animator = animator([100, 101])
        timeline.play()
        timeline.advance(by: 1)
        #expect(animator.wantedBlend == nil)
        #expect(timeline.isAnimating)
    }

    @Test func lateTimesShowAtOnceAndChangeNoRange() {
        let animator = animator([0, 12])
        timeline.goTo(date: .hour(3))
        let changes = Log<[Date]>()
        let token = animator.onIntervalsChange.observe { changes.append($0) }
        let recorder = SignalRecorder(timeline)
        animator.insertIntervals([.hour(2), .hour(4), .hour(40)])
        #expect(animator.wantedBlend == TimeBlend(first: .hour(2), second: .hour(4), fraction: 0.5))
        #expect(changes.values == [[0, 2, 4, 12, 40].map(Date.hour)])
        #expect(recorder.all == [])
        #expect(timeline.startDate == .hour(0) && timeline.endDate == .hour(12))
        token.cancel()
    }

    @Test func theMaximumThinsTheTimesOfTheRange() {
        let animator = animator((-240...240).map(Double.init))
        animator.maximumIntervals = 5
        #expect(animator.intervals == [0, 3, 6, 9, 12].map(Date.hour))
        #expect(animator.totalIntervals == 5)
        timeline.setRange(.hour(0)...(.hour(24)))
        #expect(animator.intervals == [0, 6, 12, 18, 24].map(Date.hour))
        animator.maximumIntervals = nil
        #expect(animator.totalIntervals == 481)
    }

    /// The times around the bounds are needed to show something at the bounds.
    @Test func thinningKeepsTheTimesAroundTheBounds() {
        let animator = animator([-6, -3, 0, 3, 6].map { $0 + 0.5 } + [14.5, 20])
        animator.maximumIntervals = 100
        #expect(animator.intervals == [-2.5, 0.5, 3.5, 6.5, 14.5].map(Date.hour))
    }

    /// What shows at a date does not depend on the range that times were chosen for.
    @Test func aDateOutsideTheRangeShowsItsOwnTimes() {
        let animator = animator((-240...240).map(Double.init))
        animator.maximumIntervals = 1000
        #expect(animator.blendForDate(.hour(-100)) == TimeBlend(.hour(-100)))
        #expect(animator.blendForDate(.hour(100.5))?.first == .hour(100))
        timeline.setRange(.hour(50)...(.hour(50)))
        #expect(animator.blendForDate(.hour(50)) == TimeBlend(.hour(50)))
        #expect(animator.blendForDate(.hour(-3)) == TimeBlend(.hour(-3)))
    }

    @Test func sourcesAnimateIndependently() {
        let hourly = animator((0...12).map(Double.init))
        let sixHourly = animator([0, 6, 12])
        let frames = Log<String>()
        let tokens = [
            hourly.onIntervalAdvance.observe { _ in frames.append("hourly") },
            sixHourly.onIntervalAdvance.observe { _ in frames.append("six-hourly") },
        ]
        timeline.play()
        for _ in 0..<200 { timeline.advance(by: 0.01) }
        #expect(frames.values.count { $0 == "hourly" } == 12)
        #expect(frames.values.count { $0 == "six-hourly" } == 2)
        withExtendedLifetime(tokens) {}
    }

    // MARK: Data

    @Test func theLastFrameStaysUntilTheNextIsThere() {
        let animator = animator([0, 6, 12], loaded: false)
        timeline.goTo(date: .hour(0))
        #expect(animator.wantedBlend == TimeBlend(.hour(0)))
        #expect(animator.shownBlend == nil)
        animator.setDataForInterval(0, .hour(0))
        #expect(animator.shownBlend == TimeBlend(.hour(0)))
        timeline.goTo(date: .hour(7))
        #expect(animator.shownBlend == TimeBlend(.hour(0)))
        animator.setDataForInterval(6, .hour(6))
        #expect(animator.shownBlend == TimeBlend(.hour(6)))
        animator.setDataForInterval(12, .hour(12))
        #expect(animator.shownBlend == animator.wantedBlend)
    }

    @Test func aTimeThatFailedIsSkippedAndReportedOnce() {
        let animator = animator([0, 3, 6, 9], loaded: false)
        let failures = Log<Date>()
        let token = animator.onDataFailure.observe { failures.append($0) }
        for hour in [0.0, 6, 9] { animator.setDataForInterval(hour, .hour(hour)) }
        animator.setFailedForInterval(.hour(3))
        animator.setFailedForInterval(.hour(3))
        #expect(failures.values == [.hour(3)])
        timeline.play()
        for hour in [1.0, 3, 5.9] {
            timeline.goTo(date: .hour(hour))
            #expect(animator.shownBlend == TimeBlend(.hour(0)))
        }
        timeline.goTo(date: .hour(7.5))
        #expect(
            animator.shownBlend == TimeBlend(first: .hour(6), second: .hour(9), fraction: 0.5))
        #expect(timeline.isAnimating)
        token.cancel()
    }

    @Test func aFailedFirstTimeShowsTheFirstGoodOne() {
        let animator = animator([0, 3, 6], loaded: false)
        animator.setFailedForInterval(.hour(0))
        timeline.goTo(date: .hour(1))
        #expect(animator.wantedBlend == TimeBlend(.hour(3)))
        animator.setFailedForInterval(.hour(3))
        animator.setFailedForInterval(.hour(6))
        #expect(animator.wantedBlend == nil)
    }

    @Test func dataIsAskedForInTheOrderItIsNeeded() {
        let animator = animator([0, 3, 6, 9, 12], loaded: false)
        let requests = Log<[Date]>()
        let token = animator.onDataRequest.observe { requests.append($0) }
        timeline.goTo(date: .hour(4))
        animator.loadDataIfNeeded()
        #expect(requests.values == [[.hour(3), .hour(6)]])
        animator.loadData()
        #expect(requests.values.last == [.hour(9), .hour(12), .hour(0)])
        animator.loadData()
        #expect(requests.count == 2)
        #expect(animator.loadState == .loading)
        for hour in [0.0, 3, 6, 9, 12] { animator.setDataForInterval(hour, .hour(hour)) }
        #expect(animator.loadState == .ready)
        #expect(animator.hasDataForDate(.hour(4)))
        token.cancel()
    }

    @Test func backwardsTheOrderIsTurnedRound() {
        let animator = animator([0, 3, 6, 9, 12], loaded: false)
        animator.timeScale = -1
        timeline.goTo(date: .hour(6))
        let requests = Log<[Date]>()
        let token = animator.onDataRequest.observe { requests.append($0) }
        animator.loadDataForIntervals([0, 3, 6, 9, 12].map(Date.hour))
        #expect(requests.values == [[6, 3, 0, 12, 9].map(Date.hour)])
        token.cancel()
    }

    @Test func invalidatingAsksForAllAgain() {
        let animator = animator([0, 3])
        #expect(!animator.needsDataForDate(.hour(1)))
        animator.invalidate()
        #expect(animator.needsDataForDate(.hour(1)))
        #expect(animator.shownBlend == nil)
        #expect(animator.loadState == .initial)
    }

    @Test func aHeldLayerStaysWhereItIs() {
        let animator = animator([0, 6, 12])
        animator.pause()
        timeline.goTo(date: .hour(9))
        #expect(animator.wantedBlend == TimeBlend(.hour(0)))
        animator.insertIntervals([.hour(3)])
        #expect(animator.wantedBlend == TimeBlend(.hour(0)))
        animator.play()
        #expect(animator.currentInterval == .hour(6))
    }
}
