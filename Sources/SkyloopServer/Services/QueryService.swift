import Foundation
import Timekeeping

/// `/query/{code}?lon=&lat=&time=`: the value at a place, at one time or at all.
struct QueryService {
    let router: Router

    func query(_ request: HTTPRequest) throws -> HTTPResponse {
        let layer = try router.layer(request.path[1])
        let longitude = try number(request, "lon", in: -540...540)
        let latitude = try number(request, "lat", in: -90...90)
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

    private func number(
        _ request: HTTPRequest, _ name: String, in range: ClosedRange<Double>
    ) throws(HTTPError) -> Double {
        guard let text = request.parameter(name), let value = Double(text), range.contains(value)
        else {
            throw HTTPError(
                400,
                "\(name) must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
            )
        }
        return value
    }
}
