import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

@Suite("skyloop info")
struct InfoCommandTests {
    struct Report: Decodable {
        struct Variable: Decodable {
            struct Grid: Decodable {
                let kind: String
                let width: Int
                let height: Int
                let bounds: [Double]?
            }

            let id: String
            let name: String
            let standardName: String?
            let units: String
            let level: String?
            let grid: Grid
            let times: [String]
            let layers: [String]
        }

        let variables: [Variable]
        let warnings: [String]
    }

    @Test("writes its help", .tags(.golden), arguments: ["info", "query"])
    func help(_ name: String) async throws {
        let run = await Capture(name, "--help")
        #expect(run.exitCode == .success)
        #expect(await Capture("help", name).output == run.output)
        try Golden.expect(run.output, named: "\(name)-help")
    }

    @Test("gives the documented JSON")
    func json() async throws {
        try await TinyNetCDF.withFile { path in
            let run = await Capture("info", path, "--json")
            #expect(run.exitCode == .success)
            #expect(run.error.isEmpty)
            let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
            #expect(report.warnings.isEmpty)
            let variable = try #require(report.variables.first)
            #expect(report.variables.count == 1)
            #expect(variable.id == "t2m")
            #expect(variable.name == "2 metre temperature")
            #expect(variable.units == "K")
            #expect(variable.level == "2 m above ground")
            #expect(variable.grid.kind == "regular_ll")
            #expect(variable.grid.width == 4 && variable.grid.height == 3)
            let bounds: [Double] = [-180, 40, 180, 60]
            #expect(variable.grid.bounds == bounds)
            let times = ["2020-01-01T00:00:00Z", "2020-01-01T06:00:00Z", "2020-01-01T12:00:00Z"]
            #expect(variable.times == times)
            #expect(variable.layers.contains("temperatures"))
        }
    }

    @Test("shows a table for people", .tags(.golden))
    func text() async throws {
        try await TinyNetCDF.withFile { path in
            let run = await Capture("info", path)
            #expect(run.exitCode == .success)
            // Which layers there are is the catalogue's affair.
            let parts = run.output.split(separator: "\n\nLayers\n")
            #expect(parts.count == 2)
            try Golden.expect(String(parts[0]) + "\n", named: "info-tiny")
        }
    }

    @Test(
        "says what is wrong with a file, in one line that names it",
        arguments: [
            ("", "empty", ExitCode.badData), ("hello\nworld\n", "text", .badData),
            ("<!DOCTYPE html><html>", "web page", .badData),
            ("CDF\u{1}", "cut short", .badData), ("GRIB", "GRIB", .badData),
        ])
    func damage(_ content: String, _ word: String, _ code: ExitCode) async throws {
        try await TinyNetCDF.withFile { path in
            try Data(content.utf8).write(to: URL(fileURLWithPath: path))
            let run = await Capture("info", path)
            #expect(run.exitCode == code)
            #expect(run.output.isEmpty)
            #expect(run.error.hasPrefix("skyloop: error: \(path)"), "\(run.error)")
            #expect(run.error.contains(word), "\(run.error)")
            #expect(run.error.count { $0.isNewline } == 1)
        }
    }

    @Test("has exit code 66 where there is nothing")
    func missing() async {
        let run = await Capture("info", "/no/such/file.nc")
        #expect(run.exitCode == .noInput)
        #expect(run.error == "skyloop: error: /no/such/file.nc: there is no such file\n")
    }

    @Test("keeps what is good of a file that was cut short, and warns")
    func cut() async throws {
        try await TinyNetCDF.withFile { path in
            try TinyNetCDF.bytes.dropLast(8).write(to: URL(fileURLWithPath: path))
            let run = await Capture("info", path, "--json")
            #expect(run.exitCode == .success)
            let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
            #expect(report.variables.first?.times.count == 2)
            #expect(report.warnings.contains { $0.contains("cut short") && $0.contains(path) })
        }
    }
}
