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
}
