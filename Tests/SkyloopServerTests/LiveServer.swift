import Foundation
import TestSupport

@testable import SkyloopServer

/// A whole server over real files on a free port, for clients that come over the network.
enum LiveServer {
    /// Four days of global wind on 1°, twelve hours apart or less.
    static let wind = "timeseries/gfs-wind10m-2018-10"

    /// The layer that the wind feeds, and one of its times.
    static let (layer, time) = ("wind-speeds", "2018-10-09T12:00:00Z")

    /// Serves the files of these names below the test data while the body runs with the address.
    static func run<T>(
        _ names: [String] = [wind], _ change: (inout HTTPServer.Configuration) -> Void = { _ in },
        _ body: (String, WeatherServer) throws -> T
    ) throws -> T {
        var configuration = HTTPServer.Configuration()
        configuration.port = 0
        change(&configuration)
        let server = try WeatherServer(
            paths: try names.map { try TestData.file($0).path }, configuration: configuration,
            viewer: [])
        let address = try server.start()
        defer { server.stop() }
        return try body(address, server)
    }
}
