import Foundation
import Testing
import Timekeeping

/// Notes what a timeline view tells its delegate.
private final class Recorder: TimelineViewDelegate {
    var events: [String] = []

    func timelineView(_ timelineView: TimelineView, didPanTo date: Date) {
        events.append("pan " + ISO8601.string(from: date))
    }

    func timelineView(_ timelineView: TimelineView, didSelect date: Date) {
        events.append("select " + ISO8601.string(from: date))
    }

    func timelineView(_ timelineView: TimelineView, didSelectSpeed speed: Double) {
        events.append("speed \(speed)")
    }

    func timelineView(_ timelineView: TimelineView, didSetLooping isLooping: Bool) {
        events.append("loop \(isLooping)")
    }
}

@Suite struct TimelineViewTests {
    private func date(_ text: String) throws -> Date { try ISO8601.date(from: text) }

    /// A view over a day, with valid times at 00, 06, 12 and 18 h and now at 09 h.
    private func dayView() throws -> TimelineView {
        let now = try date("2018-10-08T09:00Z")
        let view = TimelineView(clock: { now })
        view.setRange(try date("2018-10-08")...date("2018-10-09"))
        view.validTimes = Array(
            try ISO8601.steps(from: "2018-10-08/2018-10-08T18Z/PT6H"))
        view.clockStyle = .twentyFourHours
        return view
    }

    // MARK: Range and time

    @Test(arguments: [true, false])
    func takesTheBoundsInAnyOrder(startsFirst: Bool) throws {
        let view = try dayView()
        view.currentTime = try date("2018-10-08T12:00Z")
        let (start, end) = (try date("2020-01-01"), try date("2020-01-03"))
        if startsFirst {
            view.startDate = start
            #expect(!view.isRangeValid && view.position == 0)
            view.endDate = end
        } else {
            view.endDate = end
            view.startDate = start
        }
        #expect(view.startDate == start && view.endDate == end && view.isRangeValid)
        #expect(view.currentTime == start)
    }

    @Test func keepsTheTimeInsideTheRange() throws {
        let view = try dayView()
        view.currentTime = try date("2018-10-08T12:00Z")
        #expect(view.position == 0.5)
        view.endDate = try date("2018-10-08T06:00Z")
        #expect(view.currentTime == view.endDate && view.position == 1)
        view.currentTime = .distantPast
        #expect(view.currentTime == view.startDate && view.position == 0)
    }

    @Test(arguments: [
        (-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.infinity, 1), (-.infinity, 0),
        (.nan, 0.125),
    ])
    func holdsAPosition(position: Double, expect: Double) throws {
        let view = try dayView()
        view.position = 0.125
        view.position = position
        #expect(view.position == expect)
    }

    @Test func ignoresWhatIsNoTime() throws {
        let view = try dayView()
        view.position = 0.5
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            let odd = Date(timeIntervalSinceReferenceDate: seconds)
            view.currentTime = odd
            view.startDate = odd
            view.endDate = odd
            view.validTimes += [odd]
        }
        #expect(view.position == 0.5 && view.isRangeValid && view.validTimes.count == 4)
    }

    @Test func isQuietWithoutARange() {
        let view = TimelineView(clock: { Date(timeIntervalSinceReferenceDate: .nan) })
        let recorder = Recorder()
        view.delegate = recorder
        view.beginDrag(at: 0.5)
        view.drag(to: 0.7)
        view.endDrag()
        view.tap(at: 0.5)
        view.step(by: 1)
        view.selectNow()
        view.position = 0.5
        for raw in UInt8(0)...7 {
            if let key = TimelineKey(rawValue: raw) { #expect(!view.press(key)) }
        }
        #expect(recorder.events.isEmpty && view.position == 0 && !view.isDragging)
        #expect(view.ticks(width: 500).isEmpty && view.loadedSpans.isEmpty)
        #expect(view.hourLabels(width: 500, labelWidth: 40).isEmpty)
        #expect(view.dayLabels(width: 500, labelWidth: 40).isEmpty)
        #expect(view.valueText == "no time" && view.distanceText == "")
    }

    // MARK: Dragging, keys

    @Test func aDragPansAndThenSelects() throws {
        let view = try dayView()
        let recorder = Recorder()
        view.delegate = recorder
        view.beginDrag(at: 0.25)
        #expect(view.isDragging && view.positionView.pressed)
        view.drag(to: 0.5)
        view.drag(to: .nan)
        // What the animation says meanwhile does not move the thumb from under the finger.
        view.currentTime = try date("2018-10-08T21:00Z")
        #expect(view.position == 0.5)
        view.drag(to: 2)
        view.endDrag()
        view.endDrag()
        #expect(!view.isDragging && !view.positionView.pressed)
        #expect(
            recorder.events == [
                "pan 2018-10-08T06:00:00Z", "pan 2018-10-08T12:00:00Z", "pan 2018-10-09T00:00:00Z",
                "select 2018-10-09T00:00:00Z",
            ])
    }

    @Test func aCancelledDragGoesBack() throws {
        let view = try dayView()
        let recorder = Recorder()
        view.delegate = recorder
        view.position = 0.25
        view.beginDrag(at: 0.75)
        view.cancelDrag()
        #expect(view.position == 0.25 && !view.isDragging)
        #expect(recorder.events == ["pan 2018-10-08T18:00:00Z", "pan 2018-10-08T06:00:00Z"])
    }

    @Test func snapsIfAsked() throws {
        let view = try dayView()
        view.snapsToValidTimes = true
        view.tap(at: 0.4)
        #expect(view.currentTime == (try date("2018-10-08T12:00Z")))
        view.tap(at: 1)
        #expect(view.currentTime == (try date("2018-10-08T18:00Z")))
    }

    @Test(arguments: [
        ("2018-10-08T00:00Z", 1, true, "2018-10-08T06:00:00Z"),
        ("2018-10-08T02:00Z", 1, true, "2018-10-08T06:00:00Z"),
        ("2018-10-08T02:00Z", -1, true, "2018-10-08T00:00:00Z"),
        ("2018-10-08T06:00Z", 2, true, "2018-10-08T18:00:00Z"),
        ("2018-10-08T18:00Z", 1, true, "2018-10-08T00:00:00Z"),
        ("2018-10-08T18:00Z", 1, false, "2018-10-08T18:00:00Z"),
        ("2018-10-08T00:00Z", -1, true, "2018-10-08T18:00:00Z"),
        ("2018-10-08T00:00Z", -1, false, "2018-10-08T00:00:00Z"),
        ("2018-10-08T12:00Z", 6, true, "2018-10-08T18:00:00Z"),
        ("2018-10-08T12:00Z", -6, true, "2018-10-08T00:00:00Z"),
        ("2018-10-08T12:00Z", .max, true, "2018-10-08T18:00:00Z"),
        ("2018-10-08T12:00Z", .min, true, "2018-10-08T00:00:00Z"),
    ])
    func stepsOverValidTimes(
        from: String, count: Int, isLooping: Bool, expect: String
    ) throws {
        let view = try dayView()
        view.isLooping = isLooping
        view.currentTime = try date(from)
        view.step(by: count)
        #expect(ISO8601.string(from: view.currentTime) == expect)
    }

    @Test func stepsByHoursWithoutValidTimes() throws {
        let view = try dayView()
        view.validTimes = []
        view.step(by: 2)
        #expect(view.currentTime == (try date("2018-10-08T02:00Z")))
        view.endDate = try date("2018-10-08T04:00Z")
        view.step(by: -1)
        #expect(view.currentTime == (try date("2018-10-08T01:50Z")))
    }

    @Test(arguments: [
        (TimelineKey.stepBack, "2018-10-08T06:00:00Z"), (.stepForward, "2018-10-08T18:00:00Z"),
        (.pageBack, "2018-10-08T00:00:00Z"), (.pageForward, "2018-10-08T18:00:00Z"),
        (.start, "2018-10-08T00:00:00Z"), (.end, "2018-10-09T00:00:00Z"),
        (.now, "2018-10-08T09:00:00Z"),
    ])
    func answersToKeys(key: TimelineKey, expect: String) throws {
        let view = try dayView()
        let recorder = Recorder()
        view.delegate = recorder
        view.currentTime = try date("2018-10-08T12:00Z")
        #expect(view.press(key))
        #expect(recorder.events == ["select " + expect])
    }

    @Test func saysSpeedAndLoop() throws {
        let view = try dayView()
        let recorder = Recorder()
        view.delegate = recorder
        view.selectSpeed(2)
        view.selectSpeed(.nan)
        view.selectSpeed(0)
        view.toggleLooping()
        #expect(recorder.events == ["speed 2.0", "speed 2.0", "speed 2.0", "loop false"])
        #expect(view.speed == 2 && !view.isLooping)
    }

    // MARK: Now

    @Test(
        arguments: [
            ("2018-10-07T09:00Z", nil, "2018-10-08T00:00:00Z"),
            ("2018-10-08T00:00Z", 0.0, "2018-10-08T00:00:00Z"),
            ("2018-10-08T18:00Z", 0.75, "2018-10-08T18:00:00Z"),
            ("2018-10-10T09:00Z", nil, "2018-10-09T00:00:00Z"),
        ] as [(String, Double?, String)])
    func tellsPastAndFutureApart(now: String, position: Double?, selected: String) throws {
        let now = try date(now)
        let view = TimelineView(clock: { now })
        view.setRange(try date("2018-10-08")...date("2018-10-09"))
        #expect(view.barView.futurePosition == position)
        #expect(view.nowButton.isEnabled == (position != nil))
        view.selectNow()
        #expect(ISO8601.string(from: view.currentTime) == selected)
    }

    // MARK: Texts

    @Test func writesTheLabels() throws {
        let view = try dayView()
        view.clockStyle = .twelveHours
        view.currentTime = try date("2018-10-08T15:30Z")
        #expect(view.positionView.textLabel.text == "3:30 PM")
        #expect(view.positionView.detailTextLabel.text == "Monday")
        view.timeZone = TimeZoneRule(utcOffset: 36_000, abbreviation: "AEST")
        #expect(view.positionView.textLabel.text == "1:30 AM")
        #expect(view.positionView.detailTextLabel.text == "Tuesday")
        view.clockStyle = .twentyFourHours
        #expect(view.timeText == "01:30 AEST" && view.dayText == "Tue 9 Oct")
        #expect(view.valueText == "Tuesday 9 October 2018, 01:30 AEST, in 6 h")
    }

    @Test func usesTheFormattersItIsGiven() throws {
        let view = try dayView()
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "HH'h'"
        view.setTextLabelFormatter(formatter)
        view.setDetailTextLabelFormatter { ISO8601.string(from: $0) }
        view.position = 0.25
        #expect(view.positionView.textLabel.text == "06h")
        #expect(view.positionView.detailTextLabel.text == "2018-10-08T06:00:00Z")
        view.setTextLabelFormatter(nil)
        #expect(view.positionView.textLabel.text == "06:00")
    }

    @Test func writesTheYearWhereItIsAnother() throws {
        let now = try date("2026-01-01T03:00Z")
        let view = TimelineView(clock: { now })
        view.setRange(try date("1995-07-14")...date("2026-01-02"))
        view.position = 0
        #expect(view.dayText == "Fri 14 Jul 1995" && view.distanceText == "30 years ago")
        view.currentTime = now
        #expect(view.dayText == "Thu 1 Jan")
        // In the zone of the reader it may still be the old year.
        view.timeZone = TimeZoneRule(utcOffset: -18_000, abbreviation: "EST")
        #expect(view.dayText == "Wed 31 Dec")
    }

    @Test(arguments: [
        (0.0, "now"), (59, "now"), (-59, "now"), (60, "in 1 min"), (-3_540, "59 min ago"),
        (10_800, "in 3 h"), (-7_200, "2 h ago"), (9_000, "in 2 h 30 min"), (-36_900, "10 h ago"),
        (172_799, "in 47 h"), (172_800, "in 2 d"), (-1e6, "11 d ago"),
        (-5_356_799, "61 d ago"), (5_356_800, "in 2 months"), (-63_115_199, "23 months ago"),
        (63_115_200, "in 2 years"), (-990_316_800, "31 years ago"), (.nan, ""), (1e300, ""),
    ])
    func saysHowFarFromNow(seconds: Double, expect: String) {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(TimeText.distance(of: now.addingTimeInterval(seconds), from: now) == expect)
    }

    @Test(arguments: [(0, "12:05 AM"), (1, "1:05 AM"), (12, "12:05 PM"), (13, "1:05 PM")])
    func countsHoursToTwelve(hour: Int, expect: String) {
        let civil = CivilTime(year: 2018, hour: hour, minute: 5)
        #expect(TimeText.time(civil, clock: .twelveHours) == expect)
    }

    // MARK: Loading

    @Test func joinsLoadedSpans() throws {
        let view = try dayView()
        view.loadedIntervals = try [
            date("2018-10-08T12:00Z")...date("2018-10-08T15:00Z"),
            date("2018-10-07")...date("2018-10-08T03:00Z"),
            date("2018-10-08T14:00Z")...date("2018-10-08T18:00Z"),
            date("2018-10-08T13:00Z")...date("2018-10-08T14:00Z"),
            date("2018-10-10")...date("2018-10-11"),
        ]
        #expect(view.loadedSpans == [0...0.125, 0.5...0.75])
    }

    @Test(arguments: [(-1.0, 0.0), (0.5, 0.5), (2, 1), (.infinity, 1), (.nan, 0.25)])
    func holdsTheProgress(progress: Double, expect: Double) throws {
        let view = try dayView()
        view.barView.progress = 0.25
        view.setProgress(progress, animated: true)
        #expect(view.barView.progress == expect)
    }

    // MARK: Changes

    @Test func tellsWhatChanged() throws {
        let view = try dayView()
        let changes = Changes()
        let token = view.onChange.observe { changes.append($0) }
        view.currentTime = try date("2018-10-08T06:00Z")
        view.currentTime = try date("2018-10-08T06:00Z")
        view.isPlaying = true
        view.isPlaying = true
        view.showLoading(true)
        view.validTimes = []
        view.beginDrag(at: 0.5)
        view.drag(to: 0.6)
        view.endDrag()
        token.cancel()
        view.isPlaying = false
        #expect(
            changes.all == [
                .position, .buttons, .loading, .ticks, [.position, .dragging], .position,
                [.position, .dragging],
            ])
    }

    /// Every member from several tasks at once; the thread sanitizer watches in its own run.
    @Test func maybeUsedFromSeveralTasks() async throws {
        let view = try dayView()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask {
                    for round in 0..<300 {
                        view.position = Double(round % 100) / 100
                        view.isPlaying = round % 2 == task % 2
                        view.beginDrag(at: 0.5)
                        view.endDrag()
                        view.startDate = view.startDate.addingTimeInterval(Double(round % 3) - 1)
                        view.setProgress(Double(round) / 300, animated: false)
                        _ = view.hourLabels(width: 300, labelWidth: 40)
                        _ = view.valueText
                    }
                }
            }
        }
        #expect(view.position >= 0 && view.position <= 1)
    }
}

/// A list that observers of a signal may write to.
private final class Changes: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [TimelineViewChanges] = []

    var all: [TimelineViewChanges] { lock.withLock { list } }

    func append(_ changes: TimelineViewChanges) {
        lock.withLock { list.append(changes) }
    }
}
