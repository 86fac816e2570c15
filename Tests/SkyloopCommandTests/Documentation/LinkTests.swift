import Foundation
import TestSupport
import Testing

/// Links and pictures of the documentation lead somewhere.
@Suite("Links")
struct LinkTests {
    @Test("every link to a file, a heading or a picture resolves", arguments: MarkdownPage.all)
    func resolve(_ page: MarkdownPage) throws {
        for target in page.targets where !target.contains("://") && !target.hasPrefix("doc:") {
            let parts = target.split(separator: "#", omittingEmptySubsequences: false)
            let path = String(parts[0])
            let file =
                path.isEmpty
                ? page.url : page.url.deletingLastPathComponent().appendingPathComponent(path)
            #expect(
                FileManager.default.fileExists(atPath: file.standardizedFileURL.path),
                "\(page.name): \(target)")
            if parts.count > 1, path.isEmpty || path.hasSuffix(".md") {
                #expect(
                    try MarkdownPage(file).anchors.contains(String(parts[1])),
                    "\(page.name): \(target)")
            }
        }
    }

    @Test("there are no addresses of this machine on a page", arguments: MarkdownPage.all)
    func addresses(_ page: MarkdownPage) {
        for word in ["/home/", "/root/", "/work/"] {
            #expect(!page.lines.contains { $0.contains(word) }, "\(page.name): \(word)")
        }
    }
}
