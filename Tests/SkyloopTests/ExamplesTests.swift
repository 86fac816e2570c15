import Foundation
import TestSupport
import Testing

@Suite struct ExamplesTests {
    /// The folder that the build puts programs into.
    private func program(_ name: String) -> URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(name)
    }

    @Test("The programs of the timeline page run")
    func timelinePage() throws {
        let text = try Tool.text(program("TimelinePage"))
        #expect(text.contains("range: 43200.0"))
        #expect(text.contains("reached: true"))
        #expect(text.contains("position: 0.5"))
        #expect(text.contains("play\n"))
        #expect(text.contains("animations of one's own: false"))
    }

    @Test("The program of the weather map page runs, and its button follows")
    func weatherMapPage() throws {
        let text = try Tool.text(program("WeatherMapPage"))
        let lines = text.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "did start loading", "did finish loading", "did start animating",
                "selected while playing: true", "did stop animating",
                "selected when stopped: false",
            ])
    }

    @Test(
        "Both run with real weather", .enabled(if: TestData.isAvailable, TestData.skipped),
        arguments: ["TimelinePage", "WeatherMapPage"])
    func realWeather(name: String) throws {
        let file = try TestData.file("timeseries/ncl-storm/Tstorm.cdf")
        let text = try Tool.text(program(name), [file.path])
        #expect(text.contains(name == "TimelinePage" ? "picture: 640 360" : "did finish loading"))
    }

    @Test("The first program is the one on its page")
    func firstProgramsPage() throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("docs/Skyloop.docc/FirstProgram.md"),
            encoding: .utf8)
        let file = Repository.root.appendingPathComponent("Examples/FirstProgram/main.swift")
        let parts = page.components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
            .filter { $0.hasPrefix("swift\n") && !$0.contains("swift-tools-version") }
            .map { $0.dropFirst("swift\n".count) }
        #expect(try String(contentsOf: file, encoding: .utf8) == parts.joined(separator: "\n"))
    }

    @Test(
        "The first program runs on real weather, and its film has the frames it should",
        .enabled(if: TestData.isAvailable, TestData.skipped))
    func firstProgram() throws {
        let folder = try TestFolder()
        let data = try TestData.file("timeseries/ncl-storm")
        let run = try Tool.run(
            program("FirstProgram"),
            ["Ustorm.cdf", "Vstorm.cdf"].map { data.appendingPathComponent($0).path },
            folder: folder.url)
        #expect(run.status == 0, "\(run.errorText)")
        #expect(run.text.contains("wind-speeds"))
        #expect(run.text.contains("wrote"))
        #expect(folder.names == ["wind.mp4"])
        if FFprobe.isAvailable {
            let report = try FFprobe.report(folder.file("wind.mp4"))
            #expect(report["width"] == "640" && report["height"] == "360")
        }
    }
}
