import Foundation
import Testing
import Timekeeping

@Suite struct TimelineViewScaleTests {
    private func view(
        from: String, to: String, zone: String = "UTC"
    ) throws -> TimelineView {
        let range = try CaseTable.date(from)...CaseTable.date(to)
        let view = TimelineView(clock: { Date(timeIntervalSince1970: 0) })
        view.setRange(range)
        view.clockStyle = .twentyFourHours
        view.timeZone = TimeZoneRule(try #require(TimeZone(identifier: zone)), covering: range)
        return view
    }

    @Test(arguments: [
        (500.0, ["00:00", "01:00", "02:00", "03:00", "04:00", "05:00", "06:00"]),
        (240, ["00:00", "02:00", "04:00", "06:00"]), (90, ["00:00", "06:00"]),
        (0, []), (-5, []), (.nan, []),
    ])
    func writesRoundHours(width: Double, expect: [String]) throws {
        let view = try view(from: "2018-10-08T00:00:00Z", to: "2018-10-08T06:00:00Z")
        #expect(view.hourLabels(width: width, labelWidth: 40).map(\.text) == expect)
    }

    /// In St John's, half an hour beside whole hours, and over both changes of its clocks in 2024.
    @Test(arguments: [
        "UTC", "Asia/Kolkata", "America/St_Johns", "Europe/Berlin", "Australia/Lord_Howe",
        "Asia/Kathmandu",
    ])
    func labelsNeverTouchAndTellTheTime(zone: String) throws {
        let ranges = [
            ("2024-03-09T04:10:00Z", "2024-03-12T00:00:00Z"),
            ("2024-03-30T00:00:00Z", "2024-04-08T00:00:00Z"),
            ("2024-10-05T00:00:00Z", "2024-11-04T12:00:00Z"),
            ("2024-02-28T22:00:00Z", "2024-03-01T03:00:00Z"),
            ("2024-12-31T20:00:00Z", "2025-01-01T04:00:00Z"),
        ]
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        for (from, to) in ranges {
            let view = try view(from: from, to: to, zone: zone)
            for width in [200.0, 360, 700, 1_200, 3_000] {
                let hours = view.hourLabels(width: width, labelWidth: 38, gap: 6)
                let days = view.dayLabels(width: width, labelWidth: 70, gap: 6)
                for (marks, room) in [(hours, 44.0), (days, 76.0)] {
                    for (mark, next) in zip(marks, marks.dropFirst()) {
                        let distance = (next.position - mark.position) * width
                        #expect(distance >= room - 1e-6, "\(zone) \(width) \(mark) \(next)")
                    }
                }
                for mark in hours {
                    let parts = calendar.dateComponents([.hour, .minute], from: mark.date)
                    let clock = String(
                        format: "%02d:%02d", parts.hour ?? -1, parts.minute ?? -1)
                    #expect(mark.text == clock)
                }
                for mark in days where mark.position > 0 {
                    #expect(calendar.startOfDay(for: mark.date) == mark.date, "\(zone) \(mark)")
                }
                #expect(!days.isEmpty)
            }
        }
    }

    @Test func leavesOutAnHourThatTheClocksSkip() throws {
        let view = try view(
            from: "2024-03-31T00:00:00Z", to: "2024-03-31T04:00:00Z", zone: "Europe/Berlin")
        let labels = view.hourLabels(width: 600, labelWidth: 40)
        #expect(
            labels.map(\.text) == [
                "01:00", "01:30", "03:00", "03:30", "04:00", "04:30", "05:00",
                "05:30", "06:00",
            ])
    }

    @Test func writesDaysFromTheirMidnights() throws {
        let view = try view(from: "2018-10-07T20:00:00Z", to: "2018-10-10T12:00:00Z")
        #expect(
            view.dayLabels(width: 1_000, labelWidth: 50).map(\.text)
                == ["Sun 7 Oct", "Mon 8 Oct", "Tue 9 Oct", "Wed 10 Oct"])
        #expect(
            view.dayLabels(width: 300, labelWidth: 60).map(\.text)
                == ["Mon 8 Oct", "Tue 9 Oct", "Wed 10 Oct"])
    }

    @Test(arguments: [
        (
            "2018-10-01T00:00:00Z", "2018-11-01T00:00:00Z",
            ["1 Oct", "8 Oct", "15 Oct", "22 Oct", "29 Oct"]
        ),
        (
            "2018-01-01T00:00:00Z", "2020-01-01T00:00:00Z",
            ["Jan 2018", "Jul 2018", "Jan 2019", "Jul 2019", "Jan 2020"]
        ),
    ])
    func thinsDays(from: String, to: String, expect: [String]) throws {
        let view = try view(from: from, to: to)
        #expect(view.dayLabels(width: 400, labelWidth: 60).map(\.text) == expect)
    }

    @Test func thinsTicks() throws {
        let view = try view(from: "2018-10-08T00:00:00Z", to: "2018-10-09T00:00:00Z")
        view.validTimes = Array(try ISO8601.steps(from: "2018-10-07/2018-10-10/PT1H"))
        #expect(view.ticks(width: 1_000).count == 25)
        #expect(view.ticks(width: 50).count == 13)
        #expect(view.ticks(width: 50).first == 0 && view.ticks(width: 50).last == 1)
        #expect(view.ticks(width: 1e-300).count == 1)
    }

    @Test func laysOutTheWidestAndTheLongest() throws {
        let view = try view(from: "0001-01-01T00:00:00Z", to: "9999-01-01T00:00:00Z")
        for width in [1.0, 300, 1e6, .infinity] {
            #expect(view.dayLabels(width: width, labelWidth: 50).count <= 1_001)
            #expect(view.hourLabels(width: width, labelWidth: 50).isEmpty)
        }
        #expect(view.dayLabels(width: 100, labelWidth: .nan).isEmpty)
    }
}
