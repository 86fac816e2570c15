import Foundation
import TestSupport
import Testing

/// The page of other engines' faults says the truth: each fault once, each test that it names is there.
@Suite("The page of the faults")
struct FaultsPageTests {
    let page: MarkdownPage

    init() throws {
        page = try MarkdownPage(Repository.root.appendingPathComponent("docs/faults.md"))
    }

    private var rows: [[String]] {
        page.lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| | ") && !$0.hasPrefix("| -") }
            .map { row in
                row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    @Test("has every fault once, with a test or a reason")
    func complete() {
        #expect(rows.compactMap { Int($0[0]) } == Array(41...111) + Array(94...144))
        for row in rows {
            #expect(row.count == 3 && !row[1].isEmpty)
            #expect(row[2].contains("`") || row[2].hasPrefix("Can't happen"), "\(row[0])")
        }
    }

    @Test("names tests that are there")
    func names() throws {
        let tests = Repository.root.appendingPathComponent("Tests")
        var known: Set<String> = []
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() {
            guard ["swift", "py"].contains(file.pathExtension) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            let suites = text.matches(of: /(?:struct|class|enum) (\w+Tests)\b/).map { $0.1 }
            for match in text.matches(of: /(?:func|def) (\w+)/) {
                known.insert(String(match.1))
                for suite in suites { known.insert("\(suite).\(match.1)") }
            }
            known.formUnion(suites.map(String.init))
        }
        for row in rows {
            for match in row[2].matches(of: /`(\w+Tests(?:\.\w+)?|[a-z]+(?:_[a-z]+)+)`/) {
                #expect(known.contains(String(match.1)), "\(row[0]): \(match.1)")
            }
        }
    }
}
