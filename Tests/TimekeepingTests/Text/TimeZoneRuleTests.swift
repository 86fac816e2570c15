import Foundation
import Testing
import Timekeeping

@Suite struct TimeZoneRuleTests {
    static let zones = [
        "UTC", "Asia/Tokyo", "Asia/Kolkata", "Pacific/Auckland", "America/St_Johns",
        "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu",
    ]

    /// Hours over two years, each compared with Foundation's calendar in the zone.
    @Test(arguments: zones)
    func showsWhatFoundationShows(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let start = try CaseTable.date("2023-12-15T00:00:00Z")
        let end = try CaseTable.date("2026-01-15T00:00:00Z")
        let rule = TimeZoneRule(zone, covering: start...end)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var date = start
        while date < end {
            let civil = try #require(rule.civilTime(at: date))
            let parts = calendar.dateComponents([.day, .hour, .minute], from: date)
            if civil.day != parts.day || civil.hour != parts.hour || civil.minute != parts.minute {
                Issue.record("\(name): \(date)")
                return
            }
            date = date.addingTimeInterval(5_400)
        }
        for day in 0..<760 {
            let noon = start.addingTimeInterval(Double(day) * 86_400 + 43_200)
            let own = rule.startOfDay(for: noon)
            let theirs = calendar.startOfDay(for: noon)
            if own != theirs { Issue.record("\(name): \(own) is not \(theirs)") }
        }
    }

    @Test(arguments: [
        ("America/New_York", "2024-07-01T00:00:00Z", "EDT"),
        ("America/New_York", "2024-12-01T00:00:00Z", "EST"),
        ("Europe/Berlin", "2050-07-01T00:00:00Z", "CEST"),
        ("Asia/Tokyo", "2024-07-01T00:00:00Z", "JST"),
        ("Asia/Kathmandu", "2024-07-01T00:00:00Z", "UTC+5:45"),
        ("Pacific/Auckland", "2024-01-01T00:00:00Z", "NZDT"),
    ])
    func namesThePeriods(zone: String, date: String, expect: String) throws {
        let date = try CaseTable.date(date)
        let rule = TimeZoneRule(try #require(TimeZone(identifier: zone)), covering: date...date)
        #expect(rule.period(at: date).abbreviation == expect)
    }

    @Test(arguments: [
        (0, "UTC"), (3_600, "UTC+1"), (-9_000, "UTC-2:30"), (20_700, "UTC+5:45"),
        (999_999, "UTC+23:59"),
    ])
    func namesAnOffset(seconds: Int, expect: String) {
        #expect(TimeZoneRule(utcOffset: seconds).initial.abbreviation == expect)
    }

    /// Berlin skips 02:00…03:00 on 31 March 2024 and has it twice on 27 October.
    @Test(arguments: [
        (3, 31, 2, "2024-03-31T01:00:00Z"), (3, 31, 3, "2024-03-31T01:00:00Z"),
        (10, 27, 2, "2024-10-27T00:00:00Z"), (10, 27, 3, "2024-10-27T02:00:00Z"),
    ])
    func findsTheInstantAcrossAChange(month: Int, day: Int, hour: Int, expect: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let date = try CaseTable.date("2024-06-01T00:00:00Z")
        let rule = TimeZoneRule(zone, covering: date...date)
        let civil = CivilTime(year: 2024, month: month, day: day, hour: hour)
        #expect(try rule.date(of: civil) == CaseTable.date(expect))
    }
}
