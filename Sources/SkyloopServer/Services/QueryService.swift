import Foundation
import Timekeeping

/// `/query/{code}?lon=&lat=&time=`: the value at a place, at one time or at all.
struct QueryService {
    let router: Router

    func query(_ request: HTTPRequest) throws -> HTTPResponse {
        let layer = try router.layer(request.path[1])
        let longitude = try request.number("lon", in: -540...540)
        let latitude = try request.number("lat", in: -90...90)
        let isNearest: Bool
        switch request.parameter("method") ?? "bilinear" {
        case "bilinear": isNearest = false
        case "nearest": isNearest = true
        default: throw HTTPError(400, "method is nearest or bilinear")
        }
        let dates =
            try request.parameter("time").map { [try router.time($0, of: layer)] } ?? layer.times
        let values = try router.content.values(
            of: layer.code, longitude: longitude, latitude: latitude, at: dates,
            isNearest: isNearest)
        let rows = zip(dates, values).map { date, value in
            "{\"time\": \"\(ISO8601.string(from: date))\", \"value\": \(JSONText.number(value))}"
        }
        return .text(
            "{\"layer\": \(JSONText.quote(layer.code)), \"units\": \(JSONText.quote(layer.unit)), "
                + "\"longitude\": \(longitude), \"latitude\": \(latitude), "
                + "\"values\": [\(rows.joined(separator: ", "))]}\n",
            contentType: "application/json", cacheControl: "public, max-age=60")
    }
}
