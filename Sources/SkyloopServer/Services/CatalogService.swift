import Foundation
import Timekeeping

/// Says what there is to see.
struct CatalogService {
    let router: Router

    /// `/catalog.json`: every layer with what a client needs to show it.
    func catalog() -> HTTPResponse {
        let layers = router.content.layers.map { layer in
            let (west, south, east, north) = layer.bounds
            let members = [
                ("code", JSONText.quote(layer.code)), ("title", JSONText.quote(layer.title)),
                ("description", JSONText.quote(layer.summary)),
                ("category", JSONText.quote(layer.category)), ("kind", JSONText.quote(layer.kind)),
                ("unit", JSONText.quote(layer.unit)),
                (
                    "imperial",
                    layer.imperial.map {
                        "{\"unit\": \(JSONText.quote($0.unit)), \"factor\": \(JSONText.number($0.factor)), "
                            + "\"constant\": \(JSONText.number($0.constant))}"
                    } ?? "null"
                ),
                (
                    "valueRange",
                    layer.valueRange.map {
                        "[\(JSONText.number($0.lowerBound)), \(JSONText.number($0.upperBound))]"
                    } ?? "null"
                ),
                ("bounds", "[\(west), \(south), \(east), \(north)]"),
                (
                    "times",
                    "["
                        + layer.times.map { "\"\(ISO8601.string(from: $0))\"" }.joined(
                            separator: ", ") + "]"
                ),
                ("updateInterval", JSONText.number(layer.updateInterval)),
                ("legend", JSONText.quote("/legend/\(layer.code).json")),
                ("minzoom", "0"), ("maxzoom", "\(TileService.maximumZoom)"),
                ("attribution", JSONText.quote(layer.attribution)),
                (
                    "styles",
                    "["
                        + layer.styles.map {
                            "{\"name\": \(JSONText.quote($0.name)), \"title\": \(JSONText.quote($0.title))}"
                        }.joined(separator: ", ") + "]"
                ),
                ("tiles", JSONText.quote("/tiles/\(layer.code)/{time}/{z}/{x}/{y}.png")),
                ("data", JSONText.quote("/data/\(layer.code)/{time}/{z}/{x}/{y}")),
            ]
            return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
        }
        return .text(
            "{\"layers\": [\n" + layers.joined(separator: ",\n") + "\n]}\n",
            contentType: "application/json")
    }

    /// `/tilejson/{code}.json`: TileJSON 3.0, for the time that `time` names, else the latest.
    func tileJSON(_ request: HTTPRequest) throws -> HTTPResponse {
        let name = request.path[1]
        guard name.hasSuffix(".json") else {
            throw HTTPError(404, "there is nothing at /tilejson/\(name)")
        }
        let layer = try router.layer(String(name.dropLast(5)))
        let time = request.parameter("time") ?? "latest"
        _ = try router.time(time, of: layer)
        let (west, south, east, north) = layer.bounds
        let address = router.address(of: request)
        let members = [
            "\"tilejson\": \"3.0.0\"", "\"name\": \(JSONText.quote(layer.title))",
            "\"description\": \(JSONText.quote(layer.summary))", "\"version\": \"1.0.0\"",
            "\"attribution\": \(JSONText.quote(layer.attribution))", "\"scheme\": \"xyz\"",
            "\"tiles\": [\(JSONText.quote("\(address)/tiles/\(layer.code)/\(time)/{z}/{x}/{y}.png"))]",
            "\"minzoom\": 0", "\"maxzoom\": \(TileService.maximumZoom)",
            "\"bounds\": [\(west), \(max(south, -85.0511)), \(east), \(min(north, 85.0511))]",
            "\"center\": [\((west + east) / 2), \((south + north) / 2), 3]",
        ]
        var response = HTTPResponse.text(
            "{" + members.joined(separator: ", ") + "}\n", contentType: "application/json")
        // It names the address by which this client came.
        response.isShareable = false
        return response
    }
}
