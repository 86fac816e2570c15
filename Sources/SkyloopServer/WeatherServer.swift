public import Foundation
import Synchronization

/// Serves weather files: the viewer, tiles, values, legends and WMS with time.
///
/// ```swift
/// let server = try WeatherServer(paths: ["forecasts"], configuration: .init())
/// print(try server.start())
/// ```
public final class WeatherServer: Sendable {
    private let http: HTTPServer
    private let content: CurrentContent
    private let watcher: FolderWatcher
    private let host: String

    /// Opens the files.
    ///
    /// - Parameters:
    ///   - paths: Files, folders and patterns.
    ///   - configuration: Where to listen and what not to exceed.
    ///   - viewer: The folders of the viewer's files; of two files with one name the first counts.
    ///   - log: Is told of each request.
    ///   - note: Is told, in a sentence, what changes in the served files and what can't be used.
    /// - Throws: `WeatherDataError` where no file can be used.
    public init(
        paths: [String], configuration: HTTPServer.Configuration, viewer: [URL],
        log: (@Sendable (AccessLogEntry) -> Void)? = nil,
        note: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        ScratchName.removeLeftovers()
        let content = CurrentContent(try ServedWeather(paths: paths, note: note))
        let files = StaticFiles(folders: viewer)
        let late = LateReference()
        let router = Router(
            content: content, encoder: PictureEncoder(), files: files, now: { Date() },
            metrics: { late.server?.metricsText ?? "" })
        let http = HTTPServer(configuration, log: log) { request, cancellation in
            try router.answer(request, cancellation)
        }
        late.set(http)
        watcher = FolderWatcher(paths) { whole in
            do {
                content.exchange(for: try ServedWeather(paths: whole, note: note))
                http.dataDidChange()
                note("the files have changed: \(content.layers.count) layers now")
            } catch {
                note(
                    "the files have changed, but can't be used, so that the old ones stay: \(error)"
                )
            }
        }
        self.content = content
        self.http = http
        host = configuration.host
    }

    /// How many layers are served.
    public var layerCount: Int { content.layers.count }

    /// Begins to serve, and gives the address to open.
    ///
    /// - Throws: `ServerError` where the port can't be listened on.
    public func start() throws(ServerError) -> String {
        let port = try http.start()
        watcher.start()
        let name = host.contains(":") ? "[\(host)]" : host
        return "http://\(name):\(port)/"
    }

    /// Finishes the running answers and closes everything.
    public func stop() {
        watcher.stop()
        http.stop()
    }
}

/// The way from the router to the server that is made after it.
private final class LateReference: Sendable {
    private struct Held: Sendable {
        weak var server: HTTPServer?
    }

    private let held = Mutex(Held())

    var server: HTTPServer? { held.withLock { $0.server } }

    func set(_ server: HTTPServer) { held.withLock { $0.server = server } }
}

extension HTTPServer {
    /// Everything that is counted, as Prometheus reads it.
    var metricsText: String {
        let (queue, cache) = load
        return metrics.prometheusText(extra: [
            ("skyloop_connections", "Open connections.", Double(connections)),
            ("skyloop_queue_length", "Answers that wait for a worker.", Double(queue)),
            ("skyloop_cache_bytes", "Bytes of kept answers.", Double(cache.bytes)),
            ("skyloop_cache_entries", "Kept answers.", Double(cache.count)),
            (
                "skyloop_cache_hits_total", "Requests answered from what was kept.",
                Double(cache.hits)
            ),
            (
                "skyloop_cache_misses_total", "Requests for which nothing was kept.",
                Double(cache.misses)
            ),
        ])
    }
}
