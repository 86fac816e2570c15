import Foundation
import Testing

@testable import Timekeeping

/// Faults that other engines were reported to have, by their number in our list (D1).
@Suite struct ReportedFaultTests {
    private let clock = TestClock()

    private func timeline(_ hours: ClosedRange<Double>) -> Timeline { .atNoon(hours: hours, clock) }

    private func animator(
        _ hours: [Double], on timeline: Timeline, clamp: Timing.ClampMode = .none
    ) -> TimeSeriesAnimator<Double> {
        let animator = TimeSeriesAnimator<Double>(intervals: hours.map(Date.hour))
        for hour in hours { animator.setDataForInterval(hour, .hour(hour)) }
        animator.clamp = clamp
        timeline.add(animation: animator)
        return animator
    }

    @Test("1: playback stopped after now when the range mixed past and forecast")
    func pastAndForecastArePlayedThrough() {
        let timeline = timeline(-2...2)
        let radar = animator([-2, -1.5, -1, -0.5, 0], on: timeline, clamp: .past)
        let forecast = animator([0, 1, 2], on: timeline, clamp: .future)
        let visited = Log<Date?>()
        let tokens = [radar, forecast].map { $0.onIntervalAdvance.observe { visited.append($0) } }
        timeline.isRepeating = false
        timeline.play()
        for _ in 0..<200 { timeline.advance(by: 0.01) }
        #expect(timeline.position == 1)
        #expect(
            visited.values.compactMap { $0 }
                == [-1.5, -1, -0.5, 0, 0, 1, 2].map(Date.hour))
        withExtendedLifetime(tokens) {}
    }

    @Test("2, 3: frames of different times lay over each other")
    func neighboursAndNothingElseShow() {
        let timeline = timeline(-2...2)
        let times = [-2, -1.5, -0.25, 0, 0.5, 2]
        let radar = animator(times.filter { $0 <= 0 }, on: timeline, clamp: .past)
        let forecast = animator(times.filter { $0 >= 0 }, on: timeline, clamp: .future)
        timeline.play()
        for _ in 0..<500 {
            timeline.advance(by: 0.0137)
            let date = timeline.currentDate
            let shown = [radar.shownBlend, forecast.shownBlend].compactMap { $0 }
            #expect(shown.count == 1)
            for blend in shown {
                #expect(blend.first <= date && (blend.isSingle || date <= blend.second))
                let between = times.map(Date.hour).filter {
                    $0 > blend.first && $0 < blend.second
                }
                #expect(between == [])
            }
        }
    }

    @Test("5: the series was not updated when metadata came anew after a range change")
    func newTimesAfterARangeChangeShow() {
        let timeline = timeline(0...2)
        let layer = animator([0, 1, 2], on: timeline)
        let token = timeline.onRangeChange.observe { range in
            layer.setIntervals(
                stride(from: 0, through: range.duration, by: 3600).map {
                    range.start.addingTimeInterval($0)
                })
        }
        timeline.setRange(.hour(10)...(.hour(14)))
        #expect(layer.intervals == [10, 11, 12, 13, 14].map(Date.hour))
        timeline.goTo(date: .hour(12))
        #expect(layer.currentInterval == .hour(12))
        token.cancel()
    }

    @Test("8: layers froze on one frame while the clock went on")
    func everyLayerMovesWithTheClock() {
        let timeline = timeline(0...6)
        let layers = [[0.0, 1, 2, 3, 4, 5, 6], [0, 3, 6], [0, 0.5, 6]].map {
            animator($0, on: timeline)
        }
        timeline.play()
        var shown: [Set<Date>] = [[], [], []]
        for _ in 0..<60 {
            timeline.advance(by: 1.0 / 30)
            for (index, layer) in layers.enumerated() {
                if let time = layer.shownBlend?.first { shown[index].insert(time) }
            }
        }
        #expect(shown.map(\.count) == [7, 3, 3])
    }

    @Test("9: a long range played once and halted although it was to repeat")
    func fiftyLoopsOverTenDays() {
        let timeline = timeline(-240...0)
        let layer = animator(stride(from: -240, through: 0, by: 6).map { $0 }, on: timeline)
        let restarts = Log<Void>()
        let token = timeline.onRestart.observe { restarts.append(()) }
        timeline.play()
        for _ in 0..<(50 * 30) { timeline.advance(by: 0.1) }
        #expect(restarts.count == 50)
        #expect(timeline.isAnimating)
        timeline.advance(by: 0.25)
        #expect(layer.currentInterval == .hour(-210))
        token.cancel()
    }

    @Test("10: playback did not go on when the range was extended")
    func playbackGoesOnWhenTheRangeIsExtended() {
        let timeline = timeline(0...2)
        timeline.play()
        timeline.advance(by: 0.5)
        timeline.endDate = .hour(4)
        let before = timeline.currentDate
        timeline.advance(by: 0.5)
        #expect(timeline.currentDate.timeIntervalSince(before) == 3600)
        #expect(timeline.currentDate == .hour(2))
    }

    @Test("11: a pause jumped to a whole interval")
    func aPauseKeepsPositionAndBlend() {
        let timeline = timeline(0...6)
        let layer = animator([0, 2, 6], on: timeline)
        timeline.play()
        timeline.advance(by: 0.777)
        let before = (timeline.position, layer.shownBlend)
        timeline.pause()
        timeline.advance(by: 1)
        #expect(timeline.position == before.0)
        #expect(layer.shownBlend == before.1)
        #expect(layer.relativePosition > 0 && layer.relativePosition < 1)
    }

    @Test("12: the blend depended on the frame rate", arguments: [10, 30, 60, 120])
    func theBlendIsThatOfTheTime(framesPerSecond: Int) throws {
        let timeline = timeline(0...6)
        let layer = animator([0, 1, 6], on: timeline)
        timeline.play()
        for _ in 0..<(framesPerSecond * 3 / 2) {
            timeline.advance(by: 1 / Double(framesPerSecond))
        }
        #expect(abs(timeline.position - 0.75) < 1e-9)
        #expect(abs(layer.relativePosition - 0.7) < 1e-9)
    }

    @Test("13: pauses and small seeks loaded what was there")
    func pausesAndSeeksAskForNothing() {
        let timeline = timeline(0...6)
        let layer = animator([0, 2, 4, 6], on: timeline)
        let requests = Log<[Date]>()
        let token = layer.onDataRequest.observe { requests.append($0) }
        timeline.play()
        for position in [0.1, 0.11, 0.12, 0.5] {
            timeline.pause()
            timeline.goTo(position: position)
            layer.loadDataIfNeeded()
            timeline.resume()
            layer.loadDataIfNeeded()
        }
        #expect(requests.count == 0)
        token.cancel()
    }

    @Test("14: playback was choppy")
    func noAdvanceLeapsFurtherThanItsFrame() {
        let timeline = timeline(0...6)
        let dates = Log<Date>()
        let token = timeline.onAdvance.observe { dates.append($0.date) }
        timeline.play()
        for _ in 0..<120 { timeline.advance(by: 1.0 / 60) }
        let longest = 6.0 * 3600 / 2 / 60
        let gaps = zip(dates.values, dates.values.dropFirst()).map { $1.timeIntervalSince($0) }
        #expect(gaps.allSatisfy { $0 >= 0 && $0 <= longest + 1e-3 })
        token.cancel()
    }

    @Test("16: zones east of Greenwich broke it")
    func theZoneOfTheMachineDoesNotMatter() async {
        await #expect(processExitsWith: .success) {
            let zones = [
                "UTC", "Asia/Tokyo", "Asia/Kolkata", "Pacific/Auckland", "America/St_Johns",
            ]
            for zone in zones {
                setenv("TZ", zone, 1)
                tzset()
                for (text, month) in [
                    ("2024-02-29T00:00:00Z", "2024-01-29T00:00:00Z"),
                    ("2023-12-31T23:59:59Z", "2023-11-30T23:59:59Z"),
                ] {
                    let now = try ISO8601.date(from: text)
                    let monthBefore = try ISO8601.date(from: month)
                    let timeline = Timeline(now: { now })
                    timeline.setStartDate(usingRelativeTime: "-1 month")
                    timeline.setEndDate(usingRelativeTime: "+1 day")
                    timeline.goTo(date: now)
                    precondition(timeline.currentDate == now)
                    precondition(timeline.startDate == monthBefore)
                    precondition(timeline.endDate.timeIntervalSince(now) == 86_400)
                }
            }
        }
    }

    @Test("17: past times were missing")
    func aRangeInThePastHasItsTimes() {
        let timeline = timeline(-48...(-24))
        let layer = animator(stride(from: -72, through: 0, by: 6).map { $0 }, on: timeline)
        #expect(timeline.validTimes == [-48, -42, -36, -30, -24].map(Date.hour))
        timeline.goTo(position: 0.5)
        #expect(layer.currentInterval == .hour(-36))
    }

    @Test("19: state leaked between controllers with the same ids")
    func twoTimelinesAreIndependent() {
        let (first, second) = (timeline(0...2), timeline(0...2))
        for timeline in [first, second] { timeline.add(animation: Animation(id: "radar")) }
        first.play(position: 0.5)
        first.removeById(id: "radar")
        #expect(second.state == .initial)
        #expect(second.position == 0)
        #expect(second.animations.count == 1)
    }

    @Test("20: it was not animating in the waits", arguments: [0.5, 1, 2, 3, 3.5, 3.99])
    func waitsAreAnimatingToo(seconds: Double) {
        let timeline = timeline(0...2)
        timeline.delay = 1
        timeline.isRepeating = false
        timeline.play()
        timeline.advance(by: seconds)
        #expect(timeline.isAnimating)
    }

    @Test("21: the date was left outside changed bounds", arguments: [true, false])
    func theDateStaysInsideNewBounds(keepsDate: Bool) {
        let timeline = timeline(0...10)
        timeline.keepsDateOnRangeChange = keepsDate
        for position in [0, 0.5, 1] {
            timeline.setRange(.hour(0)...(.hour(10)))
            timeline.goTo(position: position)
            timeline.setRange(.hour(4)...(.hour(4.5)))
            #expect(timeline.currentDate >= .hour(4) && timeline.currentDate <= .hour(4.5))
        }
    }

    @Test("22: a seek to where there are no times failed")
    func aSeekIntoAnEmptyPartIsNoError() {
        let timeline = timeline(-2...10)
        let layer = animator([-2, -1, 0], on: timeline)
        #expect(timeline.goTo(date: .hour(9)) == .hour(9))
        #expect(layer.wantedBlend == nil)
        #expect(layer.currentInterval == nil)
    }

    @Test("23: at now the forecast won over the observation")
    func atNowTheObservationShows() {
        let timeline = timeline(-2...2)
        let observation = animator([-1, 0], on: timeline, clamp: .past)
        let forecast = animator([0, 1], on: timeline, clamp: .future)
        timeline.goTo(date: clock.now)
        #expect(observation.shownBlend == TimeBlend(.noon))
        #expect(forecast.shownBlend == nil)
    }

    @Test("24: no times at all failed")
    func noTimesPlaySafely() {
        let timeline = timeline(0...2)
        let layer = animator([], on: timeline)
        timeline.play()
        timeline.step(by: 1)
        timeline.advance(by: 10)
        layer.loadData()
        #expect(layer.shownBlend == nil)
        #expect(timeline.isAnimating)
    }

    @Test("25: equal bounds did nothing and said nothing")
    func equalBoundsAreAClearError() {
        let timeline = timeline(0...2)
        let errors = Log<TimekeepingError>()
        let token = timeline.onError.observe { errors.append($0) }
        timeline.setRange(.noon...(.noon))
        timeline.play()
        #expect(!timeline.isRangeValid)
        #expect(errors.values.map(\.code) == [.invalidArgument])
        token.cancel()
    }

    @Test("27: fewer frames made a faster loop", arguments: [1, 2, 10, 500])
    func theDurationDoesNotDependOnTheFrames(frames: Int) {
        let timeline = timeline(0...6)
        _ = animator((0..<frames).map { 6 * Double($0) / Double(frames) }, on: timeline)
        timeline.play()
        timeline.advance(by: 1)
        #expect(timeline.position == 0.5)
    }

    @Test("28: daily layers did not show in an hourly range")
    func aDailyLayerShowsInAnHourlyRange() {
        let timeline = timeline(5...8)
        let layer = animator([-24, 0, 24], on: timeline)
        timeline.goTo(date: .hour(6))
        #expect(
            layer.shownBlend == TimeBlend(first: .hour(0), second: .hour(24), fraction: 0.25))
        layer.isBlending = false
        #expect(layer.shownBlend == TimeBlend(.hour(0)))
    }

    @Test("29: times that were loaded later changed the user's range")
    func loadingNeverChangesTheRange() {
        let timeline = timeline(0...2)
        let layer = animator([], on: timeline)
        let recorder = SignalRecorder(timeline)
        layer.insertIntervals([-100, 0, 1, 100].map(Date.hour))
        layer.loadData()
        layer.setDataForInterval(7, .hour(200), createIfMissing: true)
        #expect(timeline.startDate == .hour(0) && timeline.endDate == .hour(2))
        #expect(recorder.all == [])
    }

    @Test("30: playback stopped when data was let go")
    func evictionKeepsTheLoopGoing() {
        let timeline = timeline(0...6)
        let layer = animator([0, 2, 4, 6], on: timeline)
        timeline.play()
        for step in 0..<300 {
            timeline.advance(by: 0.1)
            layer.setDataForInterval(step.isMultiple(of: 2) ? nil : 1, .hour(2))
            if let shown = layer.shownBlend {
                #expect(layer.hasDataForInterval(shown.first))
                #expect(layer.hasDataForInterval(shown.second))
            }
        }
        #expect(timeline.isAnimating)
    }

    /// Nothing is copied, so nothing can be forgotten: a child has no settings of its own to play by.
    @Test("31: options were not handed to members")
    func membersPlayByTheTimeline() {
        let timeline = timeline(0...6)
        let child = Animation(duration: 99)
        timeline.add(animation: child)
        timeline.duration = 4
        timeline.timeScale = 2
        timeline.play()
        timeline.advance(by: 1)
        #expect(child.position == 0.5)
        #expect(child.progress.date == .hour(3))
    }

    @Test("32: a seek outside the range did nothing to be seen")
    func aClampedSeekSaysWhereItLanded() {
        let timeline = timeline(0...6)
        let wanted = Date.hour(9)
        let reached = timeline.goTo(date: wanted)
        #expect(reached != wanted)
        #expect(reached == timeline.endDate)
    }

    @Test("33: milliseconds were taken for seconds")
    func offsetsAreSeconds() {
        let timeline = timeline(0...6)
        timeline.goTo(offset: 3600)
        #expect(timeline.currentDate == .hour(1))
    }

    @Test("34: frames had no time")
    func everyAdvanceCarriesItsDate() {
        let timeline = timeline(0...6)
        let child = Animation()
        timeline.add(animation: child)
        let dates = Log<Date>()
        let tokens = [timeline, child].map { $0.onAdvance.observe { dates.append($0.date) } }
        timeline.play()
        timeline.advance(by: 0.5)
        timeline.goTo(offset: 3600)
        #expect(dates.values == [1.5, 1.5, 1, 1].map(Date.hour))
        withExtendedLifetime(tokens) {}
    }
}
