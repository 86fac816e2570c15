import Foundation
import Skyloop
import TestSupport
import Testing

@Suite("The page of the layers")
struct LayersPageTests {
    @Test("has every code of the catalogue with its description and unit, and no other")
    func rows() throws {
        let page = try MarkdownPage(Repository.root.appendingPathComponent("docs/layers.md"))
        let service = WeatherService(datasets: [])
        let expected = WeatherService.allCodes.compactMap { code in
            service.metadata(for: code).map { "| `\($0.id)` | \($0.description) | \($0.unit) |" }
        }
        let rows = page.lines.filter { $0.hasPrefix("| `") }
        #expect(Set(rows) == Set(expected))
    }
}
