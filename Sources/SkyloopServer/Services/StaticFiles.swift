import Foundation

/// The viewer's files, read once: what is not among them can't be asked for.
struct StaticFiles: Sendable {
    private let responses: [String: HTTPResponse]

    /// Reads all files of these folders; of two with one name the first counts.
    init(folders: [URL]) {
        var responses: [String: HTTPResponse] = [:]
        for folder in folders {
            let files =
                (try? FileManager.default.contentsOfDirectory(
                    at: folder, includingPropertiesForKeys: [.isRegularFileKey])) ?? []
            for file in files {
                let name = file.lastPathComponent
                guard responses[name] == nil,
                    let type = Self.types[file.pathExtension.lowercased()],
                    let data = try? Data(contentsOf: file)
                else { continue }
                var response = HTTPResponse(contentType: type, body: [UInt8](data))
                if ContentCoding.isWorthwhile(type), data.count >= 1024 {
                    response.gzipped = ContentCoding.gzip(response.body)
                }
                responses[name] = response
            }
        }
        self.responses = responses
    }

    /// Whether there is a viewer at all.
    var hasViewer: Bool { responses["index.html"] != nil }

    func response(_ name: String) throws(HTTPError) -> HTTPResponse {
        if let response = responses[name] { return response }
        if name == "index.html" {
            throw HTTPError(
                404,
                "the viewer's files are not installed; the services are at /catalog.json, /wms and /tiles"
            )
        }
        throw HTTPError(404, "there is nothing at /\(name)")
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
        "json": "application/json", "geojson": "application/geo+json", "svg": "image/svg+xml",
        "png": "image/png", "ico": "image/x-icon", "wasm": "application/wasm",
        "woff2": "font/woff2",
        "txt": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json",
    ]
}
