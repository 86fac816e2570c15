import Foundation
internal import Raster
import Timekeeping

/// Leads each request to the service that answers it.
struct Router: Sendable {
    let content: any WeatherContent
    let encoder: any PictureEncoding
    let files: StaticFiles
    let now: @Sendable () -> Date
    /// What the metrics page says beside the counts of requests.
    let metrics: @Sendable () -> String

    /// Answers a request.
    ///
    /// - Throws: `HTTPError` where nothing is at the path or the request is wrong.
    func answer(_ request: HTTPRequest, _ cancellation: Cancellation) throws -> HTTPResponse {
        let path = request.path
        switch path.first {
        case nil: return try files.response("index.html")
        case "health" where path.count == 1:
            return HTTPResponse(
                contentType: "application/json",
                body: Array("{\"status\": \"ok\", \"layers\": \(content.layers.count)}\n".utf8),
                cacheControl: "no-store", isShareable: false)
        case "metrics" where path.count == 1:
            return HTTPResponse(
                contentType: "text/plain; version=0.0.4; charset=utf-8",
                body: Array(metrics().utf8),
                cacheControl: "no-store", isShareable: false)
        case "catalog.json" where path.count == 1: return CatalogService(router: self).catalog()
        case "tiles": return try TileService(router: self).tile(request, cancellation)
        case "tilejson" where path.count == 2:
            return try CatalogService(router: self).tileJSON(request)
        case "data": return try TileService(router: self).values(request, cancellation)
        case "legend" where path.count == 2: return try LegendService(router: self).legend(request)
        case "query" where path.count == 2: return try QueryService(router: self).query(request)
        case "film.mp4" where path.count == 1:
            return try FilmService(router: self).film(request, cancellation)
        case "wms" where path.count == 1:
            return try WMSService(content: content, encoder: encoder, now: now)
                .answer(request, address: address(of: request) + "/wms", cancellation: cancellation)
        case let name? where path.count == 1: return try files.response(name)
        default: throw HTTPError(404, "there is nothing at /\(path.joined(separator: "/"))")
        }
    }

    /// The address of the server as this client reaches it, through a proxy or not.
    func address(of request: HTTPRequest) -> String {
        func clean(_ name: String) -> String? {
            guard let value = request.headers[name], !value.isEmpty, value.utf8.count <= 255 else {
                return nil
            }
            let isPlain = value.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._:[]/".utf8.contains(byte)
                }
            }
            return isPlain ? value : nil
        }
        let host = clean("x-forwarded-host") ?? clean("host") ?? "localhost"
        let scheme = clean("x-forwarded-proto") == "https" ? "https" : "http"
        var prefix = clean("x-forwarded-prefix") ?? ""
        while prefix.hasSuffix("/") { prefix.removeLast() }
        return "\(scheme)://\(host)\(prefix)"
    }

    /// The layer of this code.
    func layer(_ code: String) throws(HTTPError) -> PublishedLayer {
        guard let layer = content.layer(code) else {
            throw HTTPError(404, "there is no layer '\(code)'; /catalog.json lists them")
        }
        return layer
    }

    /// The style that a request asks for; nil for the layer's own.
    func style(_ request: HTTPRequest, of layer: PublishedLayer) throws(HTTPError) -> String? {
        guard let style = request.parameter("style"), !style.isEmpty, style != "default" else {
            return nil
        }
        guard layer.styles.contains(where: { $0.name == style }) else {
            throw HTTPError(404, "\(layer.code) has no style '\(style)'; /catalog.json lists them")
        }
        return style
    }

    /// The valid time that a part of a path names.
    func time(_ text: String, of layer: PublishedLayer) throws(HTTPError) -> Date {
        if text == "latest" || text == "current" {
            guard let last = layer.times.last else {
                throw HTTPError(404, "\(layer.code) has no time")
            }
            return last
        }
        let date: Date
        do {
            date = try ISO8601.date(from: text)
        } catch {
            throw HTTPError(404, "the time can't be read: \(error.message)")
        }
        guard layer.times.contains(date) else {
            throw HTTPError(
                404,
                "\(layer.code) has no data for \(ISO8601.string(from: date)); /catalog.json lists its times"
            )
        }
        return date
    }
}
