import Foundation
internal import Raster
import Timekeeping

/// Map tiles and value tiles in the XYZ scheme.
struct TileService {
    let router: Router

    /// The largest zoom; deeper ones show the same cells larger.
    static let maximumZoom = 18

    private struct Name {
        let z: Int
        let x: Int
        let y: Int
    }

    /// `/tiles/{code}/{time}/{z}/{x}/{y}.png`, `.webp`, and `@2x` before the ending.
    func tile(_ request: HTTPRequest, _ cancellation: Cancellation) throws -> HTTPResponse {
        let path = request.path
        guard path.count == 6, let last = path.last, let dot = last.lastIndex(of: ".") else {
            throw HTTPError(404, "a tile is at /tiles/{code}/{time}/{z}/{x}/{y}.png")
        }
        var row = last[..<dot]
        var scale = 1
        if row.hasSuffix("@2x") {
            scale = 2
            row = row.dropLast(3)
        }
        let format: StillFormat
        switch last[last.index(after: dot)...] {
        case "png": format = .png
        case "webp": format = .webp
        default: throw HTTPError(404, "tiles end in .png or .webp")
        }
        let layer = try router.layer(path[1])
        let date = try router.time(path[2], of: layer)
        let name = try name(path[3], path[4], String(row))
        let area = MapArea.tile(z: name.z, x: name.x, y: name.y, scale: scale)
        let style = try router.style(request, of: layer)
        var file: [UInt8]?
        if format == .png {
            file = try router.content.png(
                layer.code, style: style, at: date, on: area, cancellation: cancellation)
        }
        if file == nil {
            var image = ImageBuffer(
                width: area.width, height: area.height, format: .premultipliedBGRA)
            try router.content.draw(
                layer.code, style: style, at: date, on: area, into: &image,
                cancellation: cancellation)
            file = try router.encoder.still(image, as: format)
        }
        return HTTPResponse(
            contentType: format == .png ? "image/png" : "image/webp", body: file ?? [],
            cacheControl: cacheControl(path[2]), headers: [("X-Valid-Time", Self.text(date))])
    }

    /// `/data/{code}/{time}/{z}/{x}/{y}`: the values of a tile, for clients that colour them themselves.
    func values(_ request: HTTPRequest, _ cancellation: Cancellation) throws -> HTTPResponse {
        let path = request.path
        guard path.count == 6 else {
            throw HTTPError(404, "a value tile is at /data/{code}/{time}/{z}/{x}/{y}")
        }
        let layer = try router.layer(path[1])
        let date = try router.time(path[2], of: layer)
        let name = try name(path[3], path[4], path[5])
        let tile = try router.content.valueTile(
            of: layer.code, at: date, z: name.z, x: name.x, y: name.y, cancellation: cancellation)
        return HTTPResponse(
            contentType: "application/octet-stream", body: tile.encoded(),
            cacheControl: cacheControl(path[2]), headers: [("X-Valid-Time", Self.text(date))])
    }

    private static func text(_ date: Date) -> String { ISO8601.string(from: date) }

    private func cacheControl(_ time: String) -> String {
        // A named time changes only when a newer run replaces it.
        time == "latest" || time == "current" ? "public, max-age=60" : "public, max-age=3600"
    }

    private func name(_ z: String, _ x: String, _ y: String) throws(HTTPError) -> Name {
        guard let z = Int(z), let x = Int(x), let y = Int(y), (0...Self.maximumZoom).contains(z),
            (0..<(1 << z)).contains(x), (0..<(1 << z)).contains(y)
        else {
            throw HTTPError(
                404,
                "there is no such tile: z runs from 0 to \(Self.maximumZoom), x and y from 0 to 2^z − 1"
            )
        }
        return Name(z: z, x: x, y: y)
    }
}
