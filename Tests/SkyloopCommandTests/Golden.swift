import Foundation
import Testing

/// Texts that were looked at once and must not change unseen.
///
/// A missing one is written and fails, so that a person looks at it; delete a file to renew it.
enum Golden {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens", isDirectory: true)

    /// Expects the text to be the file's.
    static func expect(
        _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let url = folder.appendingPathComponent(name + ".txt")
        guard let golden = try? String(contentsOf: url, encoding: .utf8) else {
            try text.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("wrote \(url.path): look at it", sourceLocation: sourceLocation)
            return
        }
        #expect(text == golden, sourceLocation: sourceLocation)
    }
}

extension Tag {
    @Tag static var golden: Tag
}
