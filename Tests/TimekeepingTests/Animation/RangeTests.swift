import Foundation
import Testing

@testable import Timekeeping

/// The range of dates.
@Suite struct RangeTests {
    @Test func theDefaultIsTheTwoHoursBeforeTheTimelineWasMade() {
        let clock = TestClock()
        let timeline = Timeline(now: { clock.now })
        clock.now = .hour(5)
        #expect(timeline.startDate == .hour(-2))
        #expect(timeline.endDate == .hour(0))
        let real = Timeline()
        #expect(abs(real.endDate.timeIntervalSinceNow) < 60)
        #expect(real.endDate.timeIntervalSince(real.startDate) == 7200)
    }

    /// From 10:00–12:00 to a range before and one after it, either bound first.
    @Test(arguments: [(-9.0, -8.0), (8, 9), (-3, 3), (-1.5, -0.5)], [true, false])
    func theBoundsMayBeAssignedInEitherOrder(hours: (Double, Double), isStartFirst: Bool) {
        let timeline = Timeline.atNoon()
        timeline.goTo(position: 0.25)
        if isStartFirst { timeline.startDate = .hour(hours.0) }
        timeline.endDate = .hour(hours.1)
        if !isStartFirst { timeline.startDate = .hour(hours.0) }
        #expect(timeline.startDate == .hour(hours.0))
        #expect(timeline.endDate == .hour(hours.1))
        #expect(timeline.isRangeValid)
        #expect(timeline.position == 0.25)
    }

    @Test(arguments: [0.0, 1])
    func aRangeThatIsTurnedRoundOrEmptyHoldsStill(hours: Double) {
        let timeline = Timeline.atNoon()
        timeline.play(position: 0.5)
        let recorder = SignalRecorder(timeline)
        timeline.startDate = .hour(hours)
        #expect(!timeline.isRangeValid)
        #expect(timeline.position == 0)
        #expect(timeline.totalPosition == 0)
        #expect(timeline.elapsed == 0)
        #expect(timeline.currentDate == .hour(hours))
        timeline.advance(by: 1)
        #expect(timeline.goTo(position: 0.75) == .hour(hours))
        #expect(timeline.goTo(date: .noon) == .hour(hours))
        #expect(timeline.position == 0)
        #expect(recorder.take() == ["timelineChange"])

        // Back in order, it goes on from where it was.
        timeline.startDate = .hour(-2)
        #expect(timeline.isAnimating)
        #expect(timeline.position == 0.5)
        timeline.advance(by: 0.5)
        #expect(timeline.position == 0.75)
    }

    @Test(arguments: ["play", "play(0.5)", "toggle", "restart", "resume"])
    func playingATurnedRangeDoesNothingAndSaysSo(call: String) {
        let timeline = Timeline.atNoon()
        if call == "resume" {
            timeline.play()
            timeline.pause()
        }
        timeline.endDate = .hour(-3)
        let state = timeline.state
        let errors = Log<TimekeepingError>()
        let token = timeline.onError.observe { errors.append($0) }
        switch call {
        case "play": timeline.play()
        case "play(0.5)": timeline.play(position: 0.5)
        case "toggle": timeline.toggle()
        case "restart": timeline.restart()
        default: timeline.resume()
        }
        #expect(timeline.state == state)
        #expect(timeline.position == 0)
        #expect(errors.count == 1)
        #expect(errors.values.first?.message.contains("start must be before") == true)
        token.cancel()
    }

    @Test func aChangeKeepsThePositionAndSignalsInOrder() {
        let timeline = Timeline.atNoon()
        timeline.play(position: 0.5)
        let recorder = SignalRecorder(timeline)
        let ranges = Log<DateInterval>()
        let token = timeline.onRangeChange.observe { ranges.append($0) }
        timeline.startDate = .hour(-4)
        #expect(recorder.take() == ["rangeChange", "timelineChange", "advance"])
        #expect(ranges.values == [DateInterval(start: .hour(-4), end: .hour(0))])
        #expect(timeline.position == 0.5)
        #expect(timeline.currentDate == .hour(-2))
        #expect(timeline.isAnimating)
        timeline.setRange(.hour(-8)...(.hour(8)))
        #expect(recorder.take() == ["rangeChange", "timelineChange", "advance"])
        timeline.setRange(.hour(-8)...(.hour(8)))
        #expect(recorder.take() == [])
        token.cancel()
    }

    @Test func aChangeKeepsTheDateIfToldTo() {
        let timeline = Timeline.atNoon()
        timeline.keepsDateOnRangeChange = true
        timeline.goTo(date: .hour(-0.5))
        timeline.setRange(.hour(-1)...(.hour(1)))
        #expect(timeline.currentDate == .hour(-0.5))
        #expect(timeline.position == 0.25)
        // Outside the new range the position stays.
        timeline.setRange(.hour(10)...(.hour(14)))
        #expect(timeline.position == 0.25)
        #expect(timeline.currentDate == .hour(11))
    }

    @Test func theDateIsKeptOverAMomentOfDisorder() {
        let timeline = Timeline.atNoon()
        timeline.keepsDateOnRangeChange = true
        timeline.goTo(date: .hour(-0.5))
        timeline.endDate = .hour(-9)
        timeline.startDate = .hour(-10)
        timeline.startDate = .hour(-1)
        timeline.endDate = .hour(0)
        #expect(timeline.isRangeValid)
        timeline.goTo(date: .hour(-0.5))
        timeline.startDate = .hour(1)
        timeline.endDate = .hour(2)
        timeline.startDate = .hour(-1.5)
        #expect(timeline.position >= 0 && timeline.position <= 1)
    }

    @Test func boundsThatAreNoDatesAreIgnored() {
        let timeline = Timeline.atNoon()
        for seconds in [Double.nan, .infinity, -.infinity] {
            timeline.startDate = Date(timeIntervalSinceReferenceDate: seconds)
            timeline.endDate = Date(timeIntervalSinceReferenceDate: seconds)
            timeline.setStartDate(usingOffset: seconds)
            timeline.setEndDate(usingOffset: seconds)
            timeline.goTo(date: Date(timeIntervalSinceReferenceDate: .nan))
            timeline.goTo(offset: .nan)
        }
        #expect(timeline.startDate == .hour(-2))
        #expect(timeline.endDate == .hour(0))
        #expect(timeline.position == 0)
    }

    @Test func offsetsAreSecondsFromNow() {
        let clock = TestClock()
        let timeline = Timeline.atNoon(clock)
        clock.now = .hour(10)
        timeline.setEndDate(usingOffset: 3600)
        timeline.setStartDate(usingOffset: -3600)
        #expect(timeline.startDate == .hour(9))
        #expect(timeline.endDate == .hour(11))
        timeline.setEndDate(usingOffset: 60, relativeTo: timeline.startDate)
        #expect(timeline.endDate.timeIntervalSince(timeline.startDate) == 60)
    }

    /// Now counts as past.
    @Test(
        arguments: [
            (-2.0, -1.0, "isPast containsPast"), (-2, 0, "isPast containsPast"),
            (-2, 1, "containsPast containsFuture"), (0, 1, "containsPast containsFuture"),
            (1, 2, "isFuture containsFuture"),
        ] as [(Double, Double, String)])
    func pastAndFuture(start: Double, end: Double, expected: String) {
        let timeline = Timeline.atNoon(hours: start...end)
        let answers = [
            (timeline.isPast, "isPast"), (timeline.isFuture, "isFuture"),
            (timeline.containsPast, "containsPast"), (timeline.containsFuture, "containsFuture"),
        ]
        #expect(answers.filter(\.0).map(\.1).joined(separator: " ") == expected)
    }

    @Test(arguments: [(-9.0, 0.0), (-2, 0), (-1, 0.5), (0, 1), (9, 1)] as [(Double, Double)])
    func thePositionOfADateIsClamped(hour: Double, position: Double) {
        #expect(Timeline.atNoon().getPosition(from: .hour(hour)) == position)
    }

    @Test(arguments: [(-9.0, -2.0), (-1, -1), (9, 0)] as [(Double, Double)])
    func seeksGiveTheDateThatTheyReached(hour: Double, reached: Double) throws {
        let timeline = Timeline.atNoon()
        let offset = (hour + 2) * 3600
        #expect(timeline.goTo(date: .hour(hour)) == .hour(reached))
        timeline.reset()
        #expect(timeline.goTo(offset: offset) == .hour(reached))
        timeline.reset()
        #expect(timeline.goTo(position: offset / 7200) == .hour(reached))
        timeline.reset()
        #expect(try timeline.goTo(time: "\(hour) hours") == .hour(reached))
        #expect(timeline.startDate == .hour(-2) && timeline.endDate == .hour(0))
    }

    @Test func aTextThatIsNoTimeChangesNothing() {
        let timeline = Timeline.atNoon()
        let recorder = SignalRecorder(timeline)
        let result = timeline.setStartDate(usingRelativeTime: "a fortnight ago")
        #expect(throws: TimekeepingError.self) { try result.get() }
        timeline.setEndDate(usingRelativeTime: "soon")
        #expect(recorder.take() == ["error", "error"])
        #expect(throws: TimekeepingError.self) { try timeline.goTo(time: "soon") }
        #expect(timeline.startDate == .hour(-2) && timeline.endDate == .hour(0))
        #expect(timeline.position == 0)
        #expect(timeline.setEndDate(usingRelativeTime: "1 hour") == .success(.hour(1)))
    }

    @Test func theDaysOfATextStartInTheZoneGiven() {
        let timeline = Timeline.atNoon()
        timeline.setStartDate(usingRelativeTime: "today")
        #expect(timeline.startDate == .hour(-12))
        timeline.setStartDate(usingRelativeTime: "today", in: TimeZoneRule(utcOffset: 9 * 3600))
        #expect(timeline.startDate == .hour(-21))
    }
}
