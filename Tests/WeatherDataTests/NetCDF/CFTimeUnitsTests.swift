import Foundation
import Testing

@testable import WeatherData

@Suite("CF time units")
struct CFTimeUnitsTests {
    @Test(
        "are read in the forms that files have",
        arguments: [
            ("hours since 1900-01-01 00:00:00", 1.0, "1900-01-01T01:00:00Z"),
            ("hours since 1900-01-01 00:00:0.0", 0, "1900-01-01T00:00:00Z"),
            ("hours since 1992-1-1", 24, "1992-01-02T00:00:00Z"),
            ("seconds since 1-1-1970", 60, "1970-01-01T00:01:00Z"),
            ("Hour since 2001-12-31T23:00:00Z", 1, "2002-01-01T00:00:00Z"),
            ("seconds since 1970-01-01 00:00:00 +00:00", 1, "1970-01-01T00:00:01Z"),
            ("days since 1858-11-17", 51_544, "2000-01-01T00:00:00Z"),
            ("days since 2000-1-1 12:00 -6:00", 0, "2000-01-01T18:00:00Z"),
            ("hours since 2000-01-01 00:00:00 +0530", 0, "1999-12-31T18:30:00Z"),
            ("minutes since 2000-01-01T06:30", 15, "2000-01-01T06:45:00Z"),
            ("days since 2000-01-01 00:00:00 UTC", 0.5, "2000-01-01T12:00:00Z"),
            ("milliseconds since 2018-07-02 04:33:00.000", 1500, "2018-07-02T04:33:01Z"),
            ("weeks since 2000-01-01", 1, "2000-01-08T00:00:00Z"),
            ("years since 2000-02-29", 1, "2001-02-28T00:00:00Z"),
            ("days since 20000101", 1, "2000-01-02T00:00:00Z"),
            ("hours after 2000-01-01", 1, "2000-01-01T01:00:00Z"),
            ("days since 2000", 1, "2000-01-02T00:00:00Z"),
            ("days since 0001-01-01", 730_121, "2000-01-01T00:00:00Z"),
            // 10.041666666666666 days is one hour after ten days: no second is lost.
            ("days since 2000-01-01", 10.041666666666666, "2000-01-11T01:00:00Z"),
        ])
    func forms(_ text: String, _ value: Double, _ expected: String) throws {
        let units = try #require(CFTimeUnits(parsing: text, calendar: .standard))
        #expect(units.date(value)?.formatted(.iso8601) == expected)
    }

    @Test(
        "that are none are refused",
        arguments: [
            "", "hours", "K", "hours since", "hours since yesterday", "fortnights since 2000-01-01",
            "hours since 2000-13-01", "hours since 2000-02-30", "hours since 2000-01-01 25:00",
            "hours since 2000-01-01 00:00 +99:00", "days since 2000-01-01 x", "since 2000-01-01",
            "minutes since simulation start", "hours since 1582-10-10",
        ])
    func none(_ text: String) {
        #expect(CFTimeUnits(parsing: text, calendar: .standard) == nil)
    }

    @Test("give no time for numbers that are none")
    func numbers() throws {
        let units = try #require(CFTimeUnits(parsing: "days since 2000-01-01", calendar: .standard))
        for value in [Double.nan, .infinity, -.infinity, 9.96921e36, -1e300] {
            #expect(units.date(value) == nil)
        }
    }

    @Test(
        "count days as the calendar has them, there and back",
        arguments: [
            CFCalendar.standard, .prolepticGregorian, .julian, .noLeap, .allLeap, .days360,
        ])
    func days(_ calendar: CFCalendar) throws {
        var last = calendar.day(-800_000)
        for number in stride(from: -799_999, to: 100_000, by: 1) {
            let day = calendar.day(number)
            if number.isMultiple(of: 97) { #expect(calendar.number(of: day) == number) }
            // Each day is the next of the one before; 1582 lacks ten in the standard calendar.
            let isNext =
                day.day == last.day + 1
                || day.day == 1
                    && last.day == calendar.length(ofMonth: last.month, year: last.year)
                || calendar == .standard && last.day == 4 && day.day == 15
            if !isNext { Issue.record("\(last) is followed by \(day)") }
            last = day
        }
    }
}
