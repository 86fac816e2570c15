/// `/legend/{code}.png`, `.svg` and `.json`.
struct LegendService {
    let router: Router

    func legend(_ request: HTTPRequest) throws -> HTTPResponse {
        let name = request.path[1]
        guard let dot = name.lastIndex(of: ".") else {
            throw HTTPError(404, "a legend is at /legend/{code}.png, .svg or .json")
        }
        let layer = try router.layer(String(name[..<dot]))
        let style = try router.style(request, of: layer)
        let isImperial = request.parameter("units")?.lowercased() == "imperial"
        switch name[name.index(after: dot)...] {
        case "png":
            let image = try router.content.legend(
                of: layer.code, style: style, width: 320, height: 56, scale: 1)
            return HTTPResponse(
                contentType: "image/png", body: try router.encoder.still(image, as: .png),
                cacheControl: "public, max-age=3600")
        case "svg":
            return .text(
                try router.content.legendText(
                    of: layer.code, style: style, asSVG: true, isImperial: isImperial),
                contentType: "image/svg+xml", cacheControl: "public, max-age=3600")
        case "json":
            return .text(
                try router.content.legendText(
                    of: layer.code, style: style, asSVG: false, isImperial: isImperial),
                contentType: "application/json", cacheControl: "public, max-age=3600")
        default: throw HTTPError(404, "legends end in .png, .svg or .json")
        }
    }
}
