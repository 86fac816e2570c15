import Foundation
import TestSupport
import Testing

/// Chromium with the viewer in it, driven by Playwright for Python.
enum Browser {
    /// The page's own files.
    static let page = Repository.root.appendingPathComponent("Web", isDirectory: true)

    /// What `Scripts/web.sh` gets together: WebAssembly, MapLibre, the base map.
    static let web = Repository.root.appendingPathComponent(".build/web", isDirectory: true)

    private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("skyloop")

    private static let chromium = Tool.find("chromium")

    /// What a run needs and this machine has not.
    static let missing: [String] = {
        var missing: [String] = []
        func need(_ name: String, _ isThere: Bool) {
            if !isThere { missing.append(name) }
        }
        need("the skyloop program", FileManager.default.isExecutableFile(atPath: program.path))
        need("chromium", chromium != nil)
        for name in ["SkyloopWeb.wasm", "maplibre-gl.js"] {
            let path = web.appendingPathComponent(name).path
            need("\(name) (Scripts/web.sh)", FileManager.default.fileExists(atPath: path))
        }
        let imports = "import playwright, axe_playwright_python, netCDF4, PIL"
        need(
            "Playwright for Python (make test installs it)",
            Python.isAvailable && (try? Python.run(imports)) != nil)
        return missing
    }()

    static let skipped = Comment(rawValue: "no browser: \(missing.joined(separator: ", ")) missing")

    /// The suite ended before its first case.
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// What was wrong in each case, nothing where all is well; runs the browser once.
    static let outcomes = Result { try run() }

    private static func run() throws -> [String: String] {
        guard let interpreter = Python.interpreter, let chromium else { return [:] }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Browser", isDirectory: true)
        return try withTemporaryFolder { scratch in
            // The server takes one folder; the page must be the one of this checkout.
            for files in [page, web] {
                for file in try FileManager.default.contentsOfDirectory(
                    at: files, includingPropertiesForKeys: nil)
                {
                    try FileManager.default.createSymbolicLink(
                        at: scratch.appendingPathComponent(file.lastPathComponent),
                        withDestinationURL: file)
                }
            }
            let result = try Tool.run(
                interpreter,
                [
                    folder.appendingPathComponent("suite.py").path, program.path, scratch.path,
                    chromium.path, scratch.path,
                ], environment: ["PYTHONDONTWRITEBYTECODE": "1"])
            var outcomes: [String: String] = [:]
            for line in result.text.split(separator: "\n") {
                let list = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
                guard let name = list?[0] as? String, let wrong = list?[1] as? String else {
                    continue
                }
                outcomes[name] = wrong
            }
            guard result.status == 0 || !outcomes.isEmpty else {
                throw Failed(description: "the browser did not run: \(result.errorText)")
            }
            return outcomes
        }
    }
}
