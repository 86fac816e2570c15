import Foundation
import Testing
import Timekeeping

@Suite struct RelativeTimeTests {
    struct Row: Decodable {
        let name: String
        let text: String
        let anchor: String
        let utcOffset: Int?
        let expect: String?
        let error: Bool?
        let optional: Bool?
    }

    @Test func readsTheTable() throws {
        let rows = try CaseTable.rows("relative-time", as: Row.self)
        #expect(rows.count == 350)
        for row in rows {
            let anchor = try CaseTable.date(row.anchor)
            let result = try? RelativeTime.date(
                from: row.text, relativeTo: anchor, timeZoneOffset: row.utcOffset ?? 0)
            if row.error == true {
                #expect(result == nil, "\(row.name): \(row.text)")
            } else if let result, let expect = row.expect {
                let isRight = try result.isNear(CaseTable.date(expect))
                #expect(isRight, "\(row.name): \(row.text) gave \(result), not \(expect)")
            } else {
                #expect(row.optional == true, "\(row.name): \(row.text) was refused")
            }
        }
    }

    @Test(arguments: [
        ("- 3 hours", -10_800.0), ("+  1\tday", 86_400.0), ("-.5 hr", -1_800.0), ("2m", 120.0),
        ("1.0 months", 2_678_400.0), ("0 years", 0.0),
    ])
    func acceptsLooseSpelling(text: String, seconds: Double) throws {
        let anchor = try ISO8601.date(from: "2024-05-15T12:00:00Z")
        let date = try RelativeTime.date(from: text, relativeTo: anchor)
        #expect(date == anchor.addingTimeInterval(seconds))
    }

    @Test(arguments: [
        "99999999999999 years", "-3000 years", "99999999999999 weeks", "9000 years",
        "999999999999999999999999 seconds", "-100000000 months",
    ])
    func refusesWhatLeadsOutOfTheCalendar(text: String) throws {
        let anchor = try ISO8601.date(from: "2024-05-15T12:00:00Z")
        #expect(throws: TimekeepingError.self) {
            try RelativeTime.date(from: text, relativeTo: anchor)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func refusesAnAnchorThatIsNoTime(seconds: Double) {
        let anchor = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(throws: TimekeepingError.self) {
            try RelativeTime.date(from: "1 day", relativeTo: anchor)
        }
    }

    @Test func namesTheTextAndWhatWouldBeRight() {
        let error = #expect(throws: TimekeepingError.self) {
            try RelativeTime.date(from: "3 huors", relativeTo: Date())
        }
        #expect(error?.code == .invalidText)
        #expect(error?.message.contains("\"3 huors\"") == true)
        #expect(error?.message.contains("-3 hours") == true)
    }

    @Test func keepsAMessageShortAndOnOneLine() {
        let text = String(repeating: "x\n", count: 10_000)
        let error = #expect(throws: TimekeepingError.self) {
            try RelativeTime.date(from: text, relativeTo: Date())
        }
        #expect(error?.message.contains("\n") == false)
        #expect((error?.message.utf8.count ?? 0) < 200)
    }

    /// The day of the change has 23 or 25 hours; it still starts at its own midnight.
    @Test(arguments: [
        ("2024-03-31T12:00:00Z", "today", "2024-03-30T23:00:00Z"),
        ("2024-03-31T12:00:00Z", "tomorrow", "2024-03-31T22:00:00Z"),
        ("2024-10-27T12:00:00Z", "today", "2024-10-26T22:00:00Z"),
        ("2024-10-27T12:00:00Z", "tomorrow", "2024-10-27T23:00:00Z"),
    ])
    func countsDaysInAZoneWithSummerTime(anchor: String, text: String, expect: String) throws {
        let anchor = try CaseTable.date(anchor)
        let berlin = TimeZone(identifier: "Europe/Berlin")
        let zone = TimeZoneRule(try #require(berlin), covering: anchor...anchor)
        let date = try RelativeTime.date(from: text, relativeTo: anchor, in: zone)
        #expect(try date == CaseTable.date(expect))
    }
}
