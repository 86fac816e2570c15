import Foundation
import SkyloopServer

/// `skyloop serve PATH…`: the viewer and the tile services.
enum ServeCommand: Subcommand {
    private static let host = Option<String>(
        "--host", placeholder: "ADDRESS",
        summary:
            "The address to listen on: 127.0.0.1 for this machine only (the default), 0.0.0.0 for all"
    )
    private static let port = Option<Int>(
        "--port", placeholder: "PORT", in: 0...65_535,
        summary: "The port; 0 takes a free one (8080 by default)")
    private static let log = Option<String>(
        "--log", choices: ["off", "text", "json"],
        summary: "Writes a line for each request to the standard error (off by default)")
    private static let cache = Option<Int>(
        "--cache", placeholder: "MIB", in: 0...65_536,
        summary: "The room for finished answers, in MiB (128 by default)")
    private static let workers = Option<Int>(
        "--workers", placeholder: "N", in: 1...256,
        summary: "How many answers are made at once (one for each core by default)")

    static let definition = CommandDefinition(
        name: "serve",
        summary: "Shows weather files in the browser, and serves tiles, values and WMS",
        discussion:
            "The first line is the address to open. New files in a served folder appear by themselves. "
            + "Ctrl-C finishes the running answers and ends.",
        positional: .paths,
        options: [
            AnyOption(host), AnyOption(port), AnyOption(log), AnyOption(cache), AnyOption(workers),
        ],
        examples: [
            .init("skyloop serve forecasts/", "Serves a folder at http://127.0.0.1:8080/"),
            .init(
                "skyloop serve '*.grib2' --host 0.0.0.0 --port 80",
                "Serves to everyone on the network"),
        ])

    static let endsByCancellation = true

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        var configuration = HTTPServer.Configuration()
        configuration.host = arguments[host] ?? configuration.host
        configuration.port = UInt16(arguments[port] ?? 8080)
        configuration.cacheBytes = arguments[cache].map { $0 << 20 } ?? configuration.cacheBytes
        configuration.workers =
            arguments[workers] ?? max(ProcessInfo.processInfo.activeProcessorCount, 2)
        var logger: (@Sendable (AccessLogEntry) -> Void)?
        if let form = arguments[log], form != "off" {
            logger = { console.note($0.line(asJSON: form == "json")) }
        }
        let server = try WeatherServer(
            paths: arguments.positionals, configuration: configuration, viewer: ViewerFiles.folders,
            log: logger, note: { console.note("skyloop: \($0)") })
        let address = try server.start()
        try console.print(address)
        do {
            while true { try await Task.sleep(for: .seconds(86_400)) }
        } catch {
            server.stop()
        }
    }
}
