import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

/// The command lines on the pages of the documentation.
@Suite("Command lines of the documentation")
struct ShellSnippetTests {
    /// A line of `skyloop` or `make` on a page.
    struct Line: Sendable, CustomTestStringConvertible {
        let place: String
        let words: [String]

        var testDescription: String { "\(place): \(words.joined(separator: " "))" }
    }

    /// Every line of a fence that says `sh`, without its comment and without what follows a pipe.
    static let lines: [Line] = MarkdownPage.all.flatMap { page in
        page.code.filter { $0.language == "sh" }.flatMap { code in
            code.text.replacing("\\\n", with: " ").components(separatedBy: "\n")
                .map { words(of: $0) }
                .filter { !$0.isEmpty }.map { Line(place: "\(page.name):\(code.line)", words: $0) }
        }
    }

    @Test("there are some")
    func some() {
        #expect(Self.lines.count > 10)
    }

    @Test("make knows its targets", arguments: lines.filter { $0.words[0] == "make" })
    func targets(_ line: Line) throws {
        let make = try String(
            contentsOf: Repository.root.appendingPathComponent("Makefile"), encoding: .utf8)
        for word in line.words.dropFirst() {
            if let equals = word.firstIndex(of: "=") {
                #expect(make.contains("$(\(word[..<equals]))"), "\(word)")
            } else {
                #expect(make.contains("\n\(word):"), "\(word)")
            }
        }
    }

    @Test("skyloop understands it", arguments: lines.filter { $0.words[0] == "skyloop" })
    func parsed(_ line: Line) throws {
        let name = try #require(line.words.dropFirst().first)
        if name.hasPrefix("--") { return }
        let command = try #require(SkyloopMain.commands.first { $0.definition.name == name })
        _ = try ArgumentParser(definition: command.definition)
            .parse(Array(line.words.dropFirst(2)))
    }

    @Test(
        "skyloop runs it on real weather",
        .enabled(if: TestData.isAvailable, TestData.skipped),
        .enabled(if: BuiltProgram.isThere, "the program is not built beside the tests"))
    func run() throws {
        try withTemporaryFolder { folder in
            let storm = folder.appendingPathComponent("forecasts")
            try FileManager.default.copyItem(
                at: TestData.file("timeseries/ncl-storm"), to: storm)
            try FileManager.default.copyItem(
                at: storm.appendingPathComponent("Tstorm.cdf"),
                to: folder.appendingPathComponent("forecast.grib2"))
            for line in Self.lines where line.words[0] == "skyloop" {
                var words = Array(line.words.dropFirst())
                // These wait, or fetch.
                if ["serve", "sample"].contains(words[0]) { continue }
                if words[0] == "render", !words.contains(where: { $0.hasSuffix(".png") }) {
                    words += ["--fps", "1", "--size", "320x180"]
                }
                let run = try Tool.run(BuiltProgram.url, words, folder: folder)
                #expect(run.status == 0, "\(line.testDescription): \(run.errorText)")
            }
        }
    }

    /// The words of a line as a simple shell would split them: quotes, and a comment or pipe that ends it.
    static func words(of line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + [character] }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let done = word { words.append(done) }
                word = nil
            } else if word == nil, "#|>&".contains(character) {
                return words
            } else {
                word = (word ?? "") + [character]
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
