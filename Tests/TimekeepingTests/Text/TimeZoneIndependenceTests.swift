import Foundation
import Testing
import Timekeeping

/// Dates do not depend on the time zone of the machine.
@Suite struct TimeZoneIndependenceTests {
    @Test(arguments: [
        "UTC", "Asia/Tokyo", "Asia/Kolkata", "Pacific/Auckland", "America/St_Johns",
    ])
    func datesAreTheSameEverywhere(zone: String) async {
        await #expect(processExitsWith: .success) { [zone] in
            setenv("TZ", zone, 1)
            tzset()
            NSTimeZone.resetSystemTimeZone()
            precondition(TimeZone.current.identifier == zone || zone == "UTC")
            try TimeZoneIndependenceTests.check()
        }
    }

    /// Leap days, year ends and the hours around midnight; also called in this process.
    @Test func datesAreRightHere() throws {
        try Self.check()
    }

    private static func check() throws {
        let table: [(text: String, seconds: Double)] = [
            ("1970-01-01", 0), ("2000-02-29T12:00:00Z", 951_825_600),
            ("2024-02-29T23:59:59Z", 1_709_251_199), ("2024-03-01", 1_709_251_200),
            ("2018-12-31T24:00:00Z", 1_546_300_800), ("2019-01-01T00:00:00Z", 1_546_300_800),
            ("2024-03-10T02:30:00", 1_710_037_800), ("1969-12-31T23:59:59Z", -1),
        ]
        for row in table {
            let date = try ISO8601.date(from: row.text)
            precondition(date.timeIntervalSince1970 == row.seconds, row.text)
            let again = try ISO8601.date(from: ISO8601.string(from: date))
            precondition(again == date, row.text)
        }
        let relative: [(text: String, anchor: String, expect: String)] = [
            ("today", "2024-02-29T23:30:00Z", "2024-02-29T00:00:00Z"),
            ("tomorrow", "2024-02-28T00:30:00Z", "2024-02-29T00:00:00Z"),
            ("+1 year", "2024-02-29T12:00:00Z", "2025-02-28T12:00:00Z"),
            ("-1 month", "2024-03-31T23:59:59Z", "2024-02-29T23:59:59Z"),
            ("+1 day", "2024-12-31T23:00:00Z", "2025-01-01T23:00:00Z"),
            ("-1 second", "2025-01-01T00:00:00Z", "2024-12-31T23:59:59Z"),
        ]
        for row in relative {
            let anchor = try ISO8601.date(from: row.anchor)
            let date = try RelativeTime.date(from: row.text, relativeTo: anchor)
            precondition(ISO8601.string(from: date) == row.expect, row.text)
        }
        let view = TimelineView(clock: { Date(timeIntervalSince1970: 0) })
        view.setRange(
            try ISO8601.date(from: "2024-02-28T12Z")...ISO8601.date(from: "2024-03-01T12Z"))
        let days = view.dayLabels(width: 600, labelWidth: 60).map(\.text)
        precondition(days == ["Wed 28 Feb", "Thu 29 Feb", "Fri 1 Mar"])
    }
}
