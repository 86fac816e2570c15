import Foundation
import TestSupport
import Testing

@testable import WeatherData

@Suite("NetCDF times", .enabled(if: Python.isAvailable, Python.skipped))
struct NetCDFTimeTests {
    static func dates(_ entries: [FileIndex.Entry]) -> [String] {
        entries.map { $0.time.date.formatted(.iso8601) }
    }

    @Test(
        "follow the calendar; days that the Gregorian one lacks are left out",
        arguments: [
            ("standard", ["2000-02-27", "2000-02-28", "2000-02-29", "2000-03-01"], 0),
            ("noleap", ["2000-02-27", "2000-02-28", "2000-03-01", "2000-03-02"], 0),
            ("all-leap", ["2001-02-27", "2001-02-28", "2001-03-01"], 1),
            ("days-360", ["2001-02-27", "2001-02-28", "2001-03-01", "2001-03-02"], 1),
            ("months-360", ["2001-01-30", "2001-03-30", "2001-04-30"], 1),
            ("months", ["2001-01-31", "2001-02-28", "2001-03-31", "2002-02-28", "2001-03-15"], 0),
            ("julian", ["2000-01-14", "2000-01-15"], 0),
            ("old", ["1582-10-13", "1582-10-14", "1582-10-15", "1582-10-16"], 0),
            ("proleptic", ["1582-10-13", "1582-10-14", "1582-10-15", "1582-10-16"], 0),
            ("unknown", ["2000-01-01", "2000-01-02"], 1),
            ("spelled", ["2000-02-29", "2000-03-01"], 0),
        ])
    func calendar(_ name: String, _ expected: [String], _ warnings: Int) throws {
        let reader = try MadeFiles.open("calendar-\(name).nc")
        let group = try MadeFiles.group("q", in: reader)
        // Foundation's formats know no proleptic years; the count of days does.
        let days = CFTimeUnits(
            step: .milliseconds(1000), reference: CFInstant(day: 0, millisecond: 0),
            calendar: .prolepticGregorian)
        let found = group.entries.map { days.text($0.time.date.timeIntervalSince1970) }
        #expect(found == expected)
        #expect(reader.index.warnings.count == warnings, "\(reader.index.warnings)")
        // The fields stay with their dates: a step left out takes its own values along.
        let steps = try group.entries.map { try reader.values(at: $0.address)[0] / 1000 }
        #expect(steps == steps.sorted() && Set(steps).count == steps.count)
    }

    @Test("keep both ends of intervals")
    func intervals() throws {
        let reader = try MadeFiles.open("intervals.nc")
        let mean = try MadeFiles.group("tas", in: reader)
        #expect(mean.metadata.statistic == .mean)
        let time = mean.entries[0].time
        #expect(Self.dates([mean.entries[0]]) == ["2019-01-16T12:00:00Z"])
        #expect(time.start?.formatted(.iso8601) == "2019-01-01T00:00:00Z")
        #expect(time.end?.formatted(.iso8601) == "2019-02-01T00:00:00Z")
        #expect(time.duration == 31 * 86_400)
        let point = try MadeFiles.group("now", in: reader)
        #expect(point.metadata.statistic == nil)
        #expect(point.entries[0].time.start == nil)
        #expect(try MadeFiles.group("sum", in: reader).metadata.statistic == .sum)
        let hourly = try MadeFiles.group("rain", in: try MadeFiles.open("hourly-sum.nc"))
        #expect(hourly.entries.map(\.time.duration) == [3600, 3600])
    }

    @Test("come from runs and lead times", arguments: ["implied", "told"])
    func runs(_ name: String) throws {
        let group = try MadeFiles.group(name, in: try MadeFiles.open("runs.nc"))
        let hours = group.entries.map {
            Int($0.time.date.timeIntervalSince1970 - 1_577_836_800) / 3600
        }
        #expect(hours == [0, 3, 6, 6, 9, 12])
        let runs = group.entries.map { $0.time.run.map { Int($0.timeIntervalSince1970) } }
        #expect(Set(runs) == [1_577_836_800, 1_577_858_400])
        // Of two runs with the same valid time, the newest counts.
        let dataset = try Dataset(contentsOf: try MadeFiles.path("runs.nc"))
        let variable = try #require(dataset.variable(name))
        #expect(variable.times.count == 5)
        #expect(try dataset.readField(of: variable, at: 2).values[0] == 3000)
    }

    @Test(
        "without an axis come from the file",
        arguments: [
            ("scalar-time.nc", "2017-07-14T02:40:00Z", 0),
            ("time-of-file.nc", "2021-03-04T05:06:07Z", 0),
            ("curvilinear.nc", "1970-01-01T00:00:00Z", 1),
        ])
    func loose(_ file: String, _ expected: String, _ warnings: Int) throws {
        let reader = try MadeFiles.open(file)
        let group = try MadeFiles.group("q", in: reader)
        #expect(Self.dates(group.entries) == [expected])
        #expect(reader.index.warnings.count == warnings)
    }

    @Test("with no steps yet are no error")
    func noSteps() throws {
        let reader = try MadeFiles.open("no-steps.nc")
        #expect(reader.index.groups.map(\.metadata.shortName) == ["lsm"])
        #expect(reader.index.warnings.contains { $0.contains("'q' has no fields") })
    }
}
