import Foundation
import Synchronization

/// `/film.mp4?layers=&lon=&lat=&zoom=&width=&height=`: all times of the layers as a film.
struct FilmService {
    let router: Router

    /// Drawing a film takes all there is: one at a time.
    private static let isBusy = Mutex(false)

    func film(_ request: HTTPRequest, _ cancellation: Cancellation) throws -> HTTPResponse {
        let codes = (request.parameter("layers") ?? "").split(separator: ",").map(String.init)
        guard !codes.isEmpty, codes.count <= 12 else {
            throw HTTPError(400, "layers names one to twelve layers")
        }
        for code in codes { _ = try router.layer(code) }
        let zone = request.parameter("timezone") ?? "UTC"
        guard let timeZone = TimeZone(identifier: zone) else {
            throw HTTPError(400, "there is no time zone '\(zone)'")
        }
        let film = FilmRequest(
            codes: codes, longitude: try request.number("lon", in: -540...540),
            latitude: try request.number("lat", in: -86...86),
            zoom: try request.number("zoom", in: -2...18),
            width: Int(try request.number("width", in: 64...1920)) / 2 * 2,
            height: Int(try request.number("height", in: 64...1920)) / 2 * 2,
            isImperial: request.parameter("units") == "imperial",
            isLight: request.parameter("theme") == "light", timeZone: timeZone)
        let isFree = Self.isBusy.withLock { isBusy in
            defer { isBusy = true }
            return !isBusy
        }
        guard isFree else { throw HTTPError(503, "another film is being made; try again soon") }
        defer { Self.isBusy.withLock { $0 = false } }
        return HTTPResponse(
            contentType: "video/mp4",
            body: try router.content.film(film, cancellation: cancellation),
            cacheControl: "no-store",
            headers: [("Content-Disposition", "attachment; filename=\"skyloop.mp4\"")],
            isShareable: false)
    }
}

extension WeatherContent {
    /// Makes no film.
    public func film(_ request: FilmRequest, cancellation: Cancellation) throws -> [UInt8] {
        throw HTTPError(404, "no films are made here")
    }
}
