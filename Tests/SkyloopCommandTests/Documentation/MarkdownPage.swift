import Foundation
import TestSupport
import Testing

/// A page of the documentation, as far as tests look into it.
struct MarkdownPage: Sendable, CustomTestStringConvertible {
    /// A piece of code between two fences.
    struct Code: Sendable {
        let language: String
        let text: String
        /// The number of its first line on the page.
        let line: Int
    }

    let url: URL
    let lines: [String]

    init(_ url: URL) throws {
        self.url = url
        lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The path in the repository.
    var name: String { String(url.path.dropFirst(Repository.root.path.count + 1)) }

    var testDescription: String { name }

    /// The pages of the repository.
    static let all: [MarkdownPage] = {
        let root = Repository.root
        var files = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map {
            root.appendingPathComponent($0)
        }
        let docs = FileManager.default.enumerator(
            at: root.appendingPathComponent("docs"), includingPropertiesForKeys: nil)
        for case let file as URL in docs ?? .init() where file.pathExtension == "md" {
            files.append(file)
        }
        return files.sorted { $0.path < $1.path }.compactMap { try? MarkdownPage($0) }
    }()

    /// What stands between fences.
    var code: [Code] {
        var found: [Code] = []
        var open: (language: String, line: Int)?
        var text: [String] = []
        for (index, line) in lines.enumerated() {
            if let start = open {
                if line.hasPrefix("```") {
                    found.append(
                        Code(
                            language: start.language, text: text.joined(separator: "\n"),
                            line: start.line))
                    open = nil
                } else {
                    text.append(line)
                }
            } else if line.hasPrefix("```") {
                open = (line.dropFirst(3).trimmingCharacters(in: .whitespaces), index + 2)
                text = []
            }
        }
        return found
    }

    /// The lines outside code.
    private var prose: [String] {
        var isCode = false
        return lines.filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode && !line.hasPrefix("    ")
        }
    }

    /// Where links and pictures lead, as they are written.
    var targets: [String] {
        let text = prose.joined(separator: "\n")
            .replacing(/`[^`\n]*`/, with: "")
        return text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    }

    /// The names that headings have in links, as GitHub makes them.
    var anchors: Set<String> {
        Set(
            prose.filter { $0.hasPrefix("#") }.map { line in
                let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
                return title.lowercased().replacing(" ", with: "-")
                    .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            })
    }
}
