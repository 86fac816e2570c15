import Foundation
import Testing
import Timekeeping

@Suite struct ISO8601Tests {
    struct Row: Decodable {
        struct Expect: Decodable {
            struct At: Decodable {
                let index: Int
                let instant: String
            }

            let instants: [String]?
            let at: [At]?
            let count: Int?
            let months: Int64?
            let days: Double?
            let seconds: Double?
            let start: String?
            let end: String?
        }

        let name: String
        let kind: String
        let text: String
        let anchor: String?
        let expect: Expect?
        let error: Bool?
        let optional: Bool?
        let anyOrder: Bool?
    }

    @Test func readsTheTable() throws {
        let rows = try CaseTable.rows("iso8601-time", as: Row.self)
        #expect(rows.count == 319)
        for row in rows {
            do {
                let differs = try difference(row)
                #expect(row.error != true, "\(row.name): \(row.text) was read")
                if let differs { Issue.record("\(row.name): \(row.text): \(differs)") }
            } catch is TimekeepingError {
                #expect(
                    row.error == true || row.optional == true,
                    "\(row.name): \(row.text) was refused")
            }
        }
    }

    /// What a row's text gives other than what it should; nil if all is right.
    private func difference(_ row: Row) throws -> String? {
        switch row.kind {
        case "instant":
            return try differs([ISO8601.date(from: row.text)], row)
        case "duration":
            let period = try ISO8601.period(from: row.text)
            guard let expect = row.expect else { return nil }
            guard period.months == expect.months, period.days == expect.days,
                abs(period.seconds - (expect.seconds ?? .nan)) < 1e-9
            else { return "\(period)" }
            guard let anchor = row.anchor else { return nil }
            return try differs([period.adding(to: CaseTable.date(anchor))], row)
        case "interval":
            return try differs(Array(ISO8601.steps(from: row.text)), row)
        case "list":
            return try differs(ISO8601.list(from: row.text).dates(), row)
        case "range":
            let range = try ISO8601.range(from: row.text)
            guard let start = row.expect?.start, let end = row.expect?.end else { return nil }
            let isRight =
                try range.lowerBound.isNear(CaseTable.date(start))
                && range.upperBound.isNear(CaseTable.date(end))
            return isRight ? nil : "\(range)"
        default:
            return "a row of an unknown kind"
        }
    }

    private func differs(_ dates: [Date], _ row: Row) throws -> String? {
        guard let expect = row.expect else { return nil }
        if let count = expect.count, dates.count != count { return "\(dates.count) instants" }
        if let instants = expect.instants {
            let wanted = try instants.map(CaseTable.date)
            let pairs =
                row.anyOrder == true ? zip(dates.sorted(), wanted.sorted()) : zip(dates, wanted)
            guard dates.count == wanted.count else { return "\(dates.count) instants" }
            if let pair = pairs.first(where: { !$0.isNear($1) }) { return "\(pair)" }
        }
        for at in expect.at ?? [] where try !dates[at.index].isNear(CaseTable.date(at.instant)) {
            return "\(dates[at.index]) at \(at.index)"
        }
        return nil
    }

    @Test func readsEveryKindOfListEntry() throws {
        let text = "2018-10-08T00:00:00Z,current, 2018-10-08/PT6H,2018-10-09/2018-10-10/PT12H"
        let list = try ISO8601.list(from: text)
        let valid = try ["2018-10-08T03:00:00Z", "2018-10-08T06:00:00Z", "2018-10-08T09:00:00Z"]
            .map(CaseTable.date)
        #expect(list.members.count == 4)
        #expect(
            list.dates(among: valid).map(ISO8601.string(from:)) == [
                "2018-10-08T00:00:00Z", "2018-10-08T09:00:00Z", "2018-10-08T03:00:00Z",
                "2018-10-08T06:00:00Z", "2018-10-09T00:00:00Z", "2018-10-09T12:00:00Z",
                "2018-10-10T00:00:00Z",
            ])
    }

    @Test(arguments: [
        "0000-01-01/9999-12-31/PT0.000001S", "0000-01-01/9999-12-31/PT1S",
        "2018-10-08/2018-10-18/PT1M", "2018-01-01,2018-01-02/2019-01-01/PT1H",
        "2018,2018,2018,2018,2018,2018,2018,2018,2018,2018,2018",
    ])
    func boundsAListBeforeItIsBuilt(text: String) {
        let error = #expect(throws: TimekeepingError.self) {
            try ISO8601.list(from: text, limit: 10)
        }
        #expect(error?.code == .tooMany)
    }

    @Test func holdsTenMillionMembersOff() {
        let text = String(repeating: "2018,", count: 1_000_000)
        let error = #expect(throws: TimekeepingError.self) { try ISO8601.list(from: text) }
        #expect(error?.code == .tooMany)
    }

    @Test(arguments: [
        "2018-10-08/2018-10-07", "2018-10-08/2018-10-07/PT1H", "2018-10-08/", "/",
        "2018-10-08//PT1H",
        "P1D/P1D", "current/2018-10-08", "currents", " 2018-10-08", "2018-10-08 ", "2018,",
    ])
    func refusesABadEntry(text: String) {
        let error = #expect(throws: TimekeepingError.self) { try ISO8601.list(from: text) }
        #expect(error?.code == .invalidText)
    }

    @Test(arguments: [
        ("2018-10-08", "2018-10-08T00:00:00Z"),
        ("2018-10-08T06:30:15.5Z", "2018-10-08T06:30:15.5Z"),
        ("2018-10-08T06:30:15.125Z", "2018-10-08T06:30:15.125Z"),
        ("2018-10-08T23:59:59.9996Z", "2018-10-09T00:00:00Z"),
        ("0000-02-29", "0000-02-29T00:00:00Z"),
        ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"), ("0042-01-01", "0042-01-01T00:00:00Z"),
    ])
    func writesAnInstant(text: String, expect: String) throws {
        #expect(try ISO8601.string(from: ISO8601.date(from: text)) == expect)
    }

    @Test(arguments: [
        (Double.nan, "invalid"), (.infinity, "invalid"), (1e300, "invalid"), (-1e300, "invalid"),
        (3e11, "+11507-08-17T05:20:00Z"), (-1e11, "-1168-02-16T14:13:20Z"),
    ])
    func writesOddInstants(seconds: Double, expect: String) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(ISO8601.string(from: date) == expect)
    }

    @Test(arguments: [
        ("PT3H", "PT3H"), ("P1D", "P1D"), ("P2W", "P14D"), ("PT90M", "PT1H30M"), ("PT0S", "PT0S"),
        ("P1Y2M3DT4H5M6.5S", "P1Y2M3DT4H5M6.5S"), ("P1.5D", "P1DT12H"), ("PT0.25S", "PT0.25S"),
        ("PT24H", "PT24H"), ("P14M", "P1Y2M"),
    ])
    func writesAPeriod(text: String, expect: String) throws {
        #expect(try ISO8601.string(from: ISO8601.period(from: text)) == expect)
    }

    @Test(arguments: [
        TimePeriod(months: -1), TimePeriod(days: .nan), TimePeriod(seconds: -.infinity),
        TimePeriod(seconds: -3), TimePeriod(months: .max), TimePeriod(days: 1e300),
    ])
    func takesAnyPeriod(period: TimePeriod) {
        _ = ISO8601.string(from: period)
        for count in [Int64.min, -1, 0, 1, .max] {
            _ = period.adding(to: Date(timeIntervalSince1970: 0), times: count)
            _ = period.adding(to: Date(timeIntervalSince1970: .nan), times: count)
        }
    }

    /// Texts of the letters that times are made of, and of any bytes: read or refused, never a trap.
    @Test func readsOrRefusesAnyBytes() {
        var random = SystemRandomNumberGenerator()
        let letters = Array("0123456789-:TZPYMWDHS/,.+ nowdaystmrhec".utf8)
        let anchor = Date(timeIntervalSince1970: 1_538_956_800)
        for round in 0..<20_000 {
            let count = Int.random(in: 0..<28, using: &random)
            let bytes = (0..<count).map { _ in
                round % 4 == 0
                    ? UInt8.random(in: 0...255, using: &random)
                    : letters.randomElement(using: &random) ?? 0
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if let date = try? ISO8601.date(from: bytes) {
                #expect((try? ISO8601.date(from: ISO8601.string(from: date))) != nil)
            }
            _ = try? ISO8601.period(from: bytes)
            _ = try? ISO8601.list(from: text, limit: 100).dates(among: [anchor])
            _ = try? ISO8601.steps(from: text, limit: 100)
            _ = try? ISO8601.range(from: text)
            _ = try? RelativeTime.date(from: bytes, relativeTo: anchor)
        }
    }
}
