import Foundation
import Testing
import Timekeeping

@Suite struct CivilTimeTests {
    /// Foundation's own calendar without the switch of 1582, in a zone.
    private func calendar(_ zone: TimeZone = .gmt) -> Calendar {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = zone
        return calendar
    }

    /// Foundation's Gregorian calendar turns Julian before 15 October 1582; after it all agree.
    @Test func agreesWithFoundationOnRandomInstants() throws {
        var random = SystemRandomNumberGenerator()
        let first = try CaseTable.date("0001-01-03T00:00:00Z").timeIntervalSince1970
        let last = try CaseTable.date("9999-12-31T23:59:59Z").timeIntervalSince1970
        let change = try ISO8601.date(from: "1582-10-15")
        let calendar = calendar()
        for _ in 0..<4_000 {
            let date = Date(
                timeIntervalSince1970: Double.random(in: first...last, using: &random).rounded())
            let civil = try #require(CivilTime(date))
            #expect(civil.date() == date)
            guard date >= change else {
                // Four hundred years are a whole number of weeks: the same fields, later.
                let later = TimePeriod(months: 4_800 * 4).adding(to: date)
                let twin = try #require(CivilTime(later))
                #expect(twin.weekday == civil.weekday)
                #expect(twin.month == civil.month && twin.day == civil.day)
                continue
            }
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
            #expect(Int(civil.year) == parts.year)
            #expect(civil.month == parts.month && civil.day == parts.day)
            #expect(civil.hour == parts.hour && civil.minute == parts.minute)
            #expect(civil.second == parts.second)
            #expect(civil.weekday % 7 + 1 == parts.weekday)
        }
    }

    /// Day after day over all years: the rules of the calendar said once more, as plainly as can be.
    @Test func countsEveryDayOfEveryYear() {
        var number = GregorianCalendar.dayNumber(year: 0, month: 1, day: 1)
        for year in Int64(0)...9_999 {
            let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            for (index, length) in lengths.enumerated() {
                let start = GregorianCalendar.date(ofDay: number)
                let end = GregorianCalendar.date(ofDay: number + Int64(length - 1))
                guard start == (year, index + 1, 1), end == (year, index + 1, length),
                    GregorianCalendar.dayNumber(year: year, month: index + 1, day: length)
                        == number + Int64(length - 1)
                else {
                    Issue.record("\(year)-\(index + 1)")
                    return
                }
                number += Int64(length)
            }
        }
    }

    /// By Foundation's month lengths and not by its own addition, which loses a day across 1900.
    @Test func addsMonthsOnTheCalendar() throws {
        var random = SystemRandomNumberGenerator()
        let calendar = calendar()
        let start = try CaseTable.date("1700-01-01T00:00:00Z").timeIntervalSince1970
        let end = try CaseTable.date("2500-01-01T00:00:00Z").timeIntervalSince1970
        for _ in 0..<2_000 {
            let date = Date(
                timeIntervalSince1970: Double.random(in: start...end, using: &random).rounded())
            let months = Int.random(in: -900...900, using: &random)
            var parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second], from: date)
            let index = try #require(parts.year) * 12 + #require(parts.month) - 1 + months
            parts.year = index / 12
            parts.month = index % 12 + 1
            let first = DateComponents(year: parts.year, month: parts.month, day: 1)
            let days = try calendar.range(
                of: .day, in: .month, for: #require(calendar.date(from: first)))
            parts.day = try min(#require(parts.day), #require(days).count)
            #expect(
                TimePeriod(months: Int64(months)).adding(to: date) == calendar.date(from: parts))
        }
    }

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 1e15, -1e15, 1e16, .greatestFiniteMagnitude,
    ])
    func hasNoFieldsForWhatIsNoTime(seconds: Double) {
        #expect(CivilTime(Date(timeIntervalSinceReferenceDate: seconds)) == nil)
    }

    @Test(arguments: [-0.25, -1.5, 0, 0.5, -978_307_200.75])
    func keepsTheFraction(seconds: Double) throws {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let civil = try #require(CivilTime(date))
        #expect(civil.fraction >= 0 && civil.fraction < 1)
        #expect(civil.date() == date)
    }
}
