import Foundation
import TestSupport
import Testing

/// The Swift on the pages of the documentation, read by the compiler with the modules that were built for the tests.
@Suite("Swift of the documentation")
struct SwiftSnippetTests {
    /// The folder of the modules beside the tests.
    static let modules = BuiltProgram.url.deletingLastPathComponent()
        .appendingPathComponent("Modules")

    static let pages = MarkdownPage.all.filter { page in
        page.code.contains { $0.language == "swift" }
    }

    /// What a page takes as given.
    static let given = [
        "docs/drawing.md": "let values = [Float](repeating: 0, count: 1440 * 721)",
        "docs/Timekeeping.docc/Timekeeping.md": "import Foundation\nimport Timekeeping",
    ]

    @Test(
        "compiles",
        .enabled(if: Tool.find("swiftc") != nil, "no swiftc"),
        .enabled(if: Tool.find("pkg-config") != nil, "no pkg-config"),
        .enabled(if: FileManager.default.fileExists(atPath: modules.path), "no modules"),
        arguments: pages)
    func compiles(_ page: MarkdownPage) throws {
        let compiler = try #require(Tool.find("swiftc"))
        // A package's manifest is another program.
        let text = page.code.filter { $0.language == "swift" }.map(\.text)
            .filter { !$0.hasPrefix("// swift-tools-version") }
        let program = ([Self.given[page.name] ?? ""] + text).joined(separator: "\n\n")
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("main.swift")
            try Data(program.utf8).write(to: file)
            let headers = try FileManager.default.contentsOfDirectory(
                at: Repository.root.appendingPathComponent("Sources/C"),
                includingPropertiesForKeys: nil)
            let flags = try Tool.text(
                try #require(Tool.find("pkg-config")), ["--cflags-only-I", "pangocairo", "proj"])
            let run = try Tool.run(
                compiler,
                ["-typecheck", "-swift-version", "6", "-I", Self.modules.path]
                    + headers.flatMap { ["-I", $0.path] }
                    + flags.split { $0.isWhitespace }.map(String.init) + [file.path])
            #expect(run.status == 0, "\(page.name): \(run.errorText)")
        }
    }
}
