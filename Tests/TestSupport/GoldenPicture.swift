import Foundation
public import Testing

/// Pictures that were looked at once and must not change unseen, as the bytes of files.
///
/// A missing one is written, so that a person looks at it, and fails where `CI` is set. One that differs
/// fails; what was drawn and, where Python is there, the difference are written to `.build/goldens`.
/// To renew one, delete it and run the test again.
public enum GoldenPicture {
    /// Expects the bytes to be those of the file `Goldens/NAME` beside the test's own file.
    public static func expect(
        _ bytes: [UInt8], named name: String, testFile: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let url = URL(fileURLWithPath: testFile).deletingLastPathComponent()
            .appendingPathComponent("Goldens", isDirectory: true).appendingPathComponent(name)
        guard let golden = try? Data(contentsOf: url) else {
            if ProcessInfo.processInfo.environment["CI"] != nil {
                Issue.record(
                    "no golden picture \(name): run the test outside CI and look at it",
                    sourceLocation: sourceLocation)
                return
            }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
            return
        }
        if golden == Data(bytes) { return }
        let folder = Repository.root.appendingPathComponent(".build/goldens", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let actual = folder.appendingPathComponent(name)
        try Data(bytes).write(to: actual)
        var told = "\(name) differs from its golden picture; drawn now: \(actual.path)"
        if Python.isAvailable {
            let difference = folder.appendingPathComponent("difference-\(name)")
            let largest = try? Python.run(
                """
                import sys
                from PIL import Image, ImageChops
                a, b = (Image.open(p).convert('RGBA') for p in sys.argv[1:3])
                d = ImageChops.difference(a, b)
                d.convert('RGB').point(lambda v: min(255, v * 16)).save(sys.argv[3])
                print(max(high for _, high in d.getextrema()), end='')
                """, [url.path, actual.path, difference.path])
            told += "; difference (largest \(largest ?? "unknown")): \(difference.path)"
        }
        Issue.record("\(told)", sourceLocation: sourceLocation)
    }
}
