import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

@Suite("skyloop query")
struct QueryCommandTests {
    struct Answer: Decodable {
        struct Value: Decodable {
            let time: String
            let value: Double?
        }

        let variable: String?
        let layer: String?
        let units: String
        let longitude: Double
        let latitude: Double
        let values: [Value]
    }

    private static func ask(_ arguments: [String]) async throws -> Answer {
        try await TinyNetCDF.withFile { path in
            let run = await Capture(["query", path] + arguments)
            #expect(run.exitCode == .success, "\(run.error)")
            return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        }
    }

    @Test("gives the whole series")
    func series() async throws {
        let answer = try await Self.ask(["--variable", "t2m", "--at", "90,50"])
        #expect(answer.variable == "t2m" && answer.layer == nil)
        #expect(answer.units == "K")
        #expect(answer.longitude == 90 && answer.latitude == 50)
        let times = answer.values.map(\.time)
        #expect(times == ["2020-01-01T00:00:00Z", "2020-01-01T06:00:00Z", "2020-01-01T12:00:00Z"])
        let values = answer.values.map { $0.value ?? .nan }
        for (value, wanted) in zip(values, [281.1, 291.1, 301.1]) {
            #expect(abs(value - wanted) < 1e-4)
        }
    }

    @Test(
        "gives the value between cells and between times, or the nearest one",
        arguments: [
            ("90,50", "first", "bilinear", 281.1), ("90,50", "last", "bilinear", 301.1),
            ("45,50", "first", "bilinear", 281.05), ("45,50", "first", "nearest", 281.1),
            ("90,55", "first", "bilinear", 280.6), ("44,50", "first", "nearest", 281),
            // Across 360°, from the last column to the first; a missing cell is far away.
            ("315,60", "first", "bilinear", 280.15), ("-45,60", "first", "bilinear", 280.15),
            ("-270,50", "first", "bilinear", 281.1), ("450,50", "first", "bilinear", 281.1),
            ("90,50", "2020-01-01T03:00:00Z", "bilinear", 286.1),
            ("90,50", "2020-01-01T02:00:00Z", "nearest", 281.1),
            ("90,50", "2020-01-01T03:00:00Z", "nearest", 291.1),
            // Half of the weight is on a missing cell: the rest decides.
            ("225,40", "first", "bilinear", 282.2),
        ])
    func value(_ place: String, _ time: String, _ method: String, _ expected: Double) async throws {
        let answer = try await Self.ask(
            ["--variable", "t2m", "--at", place, "--time", time, "--method", method])
        let value = try #require(answer.values.first?.value)
        #expect(answer.values.count == 1)
        #expect(abs(value - expected) < 1e-4, "\(value)")
    }

    @Test(
        "gives null for what is missing, outside, or at no time",
        arguments: [
            ("270,40", "first"), ("90,10", "first"), ("90,-90", "first"),
            ("90,50", "2019-12-31T23:59:59Z"), ("90,50", "2020-01-01T12:00:01Z"),
        ])
    func missing(_ place: String, _ time: String) async throws {
        try await TinyNetCDF.withFile { path in
            let run = await Capture(
                "query", path, "--variable", "t2m", "--at", place, "--time", time)
            #expect(run.exitCode == .success)
            let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
            #expect(answer.values.count == 1 && answer.values[0].value == nil)
            #expect(run.error.hasPrefix("skyloop: warning: "))
        }
    }

    @Test("answers for layers in the unit asked for")
    func layers() async throws {
        let metric = try await Self.ask(
            ["--layer", "temperatures", "--at", "90,50", "--time", "first"])
        #expect(metric.layer == "temperatures" && metric.variable == nil)
        #expect(metric.units == "°C")
        #expect(abs((metric.values[0].value ?? 0) - 7.95) < 1e-3)
        let imperial = try await Self.ask(
            ["--layer=temperatures", "--at=90,50", "--time=first", "--units=imperial"])
        #expect(imperial.units == "°F")
        #expect(abs((imperial.values[0].value ?? 0) - 46.31) < 1e-2)
    }

    @Test("writes CSV")
    func csv() async throws {
        try await TinyNetCDF.withFile { path in
            let run = await Capture(
                "query", path, "--variable", "t2m", "--at", "270,40", "--format", "csv")
            #expect(
                run.output == """
                    time,value
                    2020-01-01T00:00:00Z,
                    2020-01-01T06:00:00Z,
                    2020-01-01T12:00:00Z,

                    """)
            let one = await Capture(
                "query", path, "--variable", "t2m", "--at", "0,60", "--format", "csv", "--time",
                "last")
            #expect(one.output == "time,value\n2020-01-01T12:00:00Z,300\n")
        }
    }

    @Test(
        "says what is wrong",
        arguments: [
            (["--variable", "t2", "--at", "0,0"], "did you mean t2m", ExitCode.badData),
            (["--variable", "xyz", "--at", "0,0"], "no variable 'xyz'", .badData),
            (["--layer", "temperature", "--at", "0,0"], "did you mean 'temperatures'", .usage),
            (["--layer", "wind-speeds", "--at", "0,0"], "doesn't feed 'wind-speeds'", .badData),
            (["--at", "0,0"], "'--layer CODE' or '--variable ID' is missing", .usage),
            (["--layer", "a", "--variable", "b", "--at", "0,0"], "exclude each other", .usage),
            (["--variable", "t2m"], "'--at LON,LAT' is missing", .usage),
            (["--variable", "t2m", "--at", "0,91"], "from -90 to 90", .usage),
            (["--variable", "t2m", "--at", "north"], "use LON,LAT", .usage),
            (["--variable", "t2m", "--at", "0,0", "--time", "soon"], "use ISO 8601", .usage),
            (
                ["--variable", "t2m", "--at", "0,0", "--units", "metric"], "goes with '--layer'",
                .usage
            ),
            (["--variable", "t2m", "--at", "0,0", "--per", "step"], "no sum or mean", .usage),
            (
                ["--layer", "temperatures", "--at", "0,0", "--per", "hour"],
                "goes with '--variable'", .usage
            ),
        ])
    func wrong(_ arguments: [String], _ message: String, _ code: ExitCode) async throws {
        try await TinyNetCDF.withFile { path in
            let run = await Capture(["query", path] + arguments)
            #expect(run.exitCode == code)
            #expect(run.output.isEmpty)
            #expect(run.error.contains(message), "\(run.error)")
            #expect(run.error.count { $0.isNewline } == 1)
        }
    }

    /// HRRR's rain of twelve hours, and of the last one.
    @Test(
        "gives sums for each hour", .enabled(if: TestData.isAvailable, TestData.skipped),
        arguments: [("tp.total", Float(12)), ("tp", 1)])
    func rates(_ variable: String, _ hours: Float) async throws {
        let path = try TestData.file("grib2/grid/subset_20201214_hrrr.t00z.wrfsfcf12.grib2").path
        func ask(_ more: [String]) async throws -> Answer {
            let run = await Capture(
                ["query", path, "--variable", variable, "--at=-85,33"] + more)
            return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        }
        let sum = try await ask([])
        let rate = try await ask(["--per", "hour"])
        let step = try await ask(["--per", "step"])
        #expect(sum.units == "kg m**-2" && rate.units == "kg m**-2 h**-1")
        let value = Float(try #require(sum.values[0].value))
        #expect(value > 1)
        #expect(abs(Float(try #require(rate.values[0].value)) - value / hours) < 1e-5)
        #expect(Float(try #require(step.values[0].value)) == value)
    }

    @Test("blends directions as vectors")
    func directions() {
        #expect(abs(PlaceSampler.degrees(-0.1) - 354.2704) < 1e-3)
    }
}
