import Foundation
import Timekeeping

extension WMSService {
    private struct Finding {
        let layer: PublishedLayer
        let date: Date
        let value: Double?
    }

    /// Answers GetFeatureInfo: the values under one pixel of a map.
    func featureInfo(_ parameters: WMSParameters, version: WMSVersion) throws -> HTTPResponse {
        let request = try WMSMapRequest(parameters, version: version)
        let (nameX, nameY) = version == .v130 ? ("I", "J") : ("X", "Y")
        guard let x = Int(try parameters.required(nameX)),
            let y = Int(try parameters.required(nameY)),
            (0..<request.width).contains(x), (0..<request.height).contains(y)
        else {
            throw WMSException(
                .invalidPoint,
                "\(nameX) and \(nameY) must name a pixel of the map, from 0 to "
                    + "\(request.width - 1) and \(request.height - 1)")
        }
        let area = MapArea(
            projection: request.system == .webMercator ? .webMercator : .geographic,
            minX: request.box.minX, minY: request.box.minY, maxX: request.box.maxX,
            maxY: request.box.maxY, width: request.width, height: request.height)
        let place = area.coordinate(x: Double(x) + 0.5, y: Double(y) + 0.5)
        _ = try parameters.required("QUERY_LAYERS")
        let asked = parameters.list("QUERY_LAYERS")
        guard asked.count <= WMSMapRequest.maximumLayers else {
            throw WMSException(nil, "one request may ask \(WMSMapRequest.maximumLayers) layers")
        }
        var findings: [Finding] = []
        var warning: String?
        for code in asked {
            let layer = try layer(code)
            let time = try WMSTime(request.time, for: layer, now: now())
            warning = warning ?? time.warning
            let values = try content.values(
                of: code, longitude: place.longitude, latitude: place.latitude, at: time.dates,
                isNearest: false)
            findings += zip(time.dates, values).map { Finding(layer: layer, date: $0, value: $1) }
        }
        var response = try write(
            findings, place, format: parameters["INFO_FORMAT"] ?? "application/json")
        if let warning { response.headers.append(("Warning", warning)) }
        if request.time == nil { response.isShareable = false }
        return response
    }

    private func write(
        _ findings: [Finding], _ place: (longitude: Double, latitude: Double), format: String
    ) throws -> HTTPResponse {
        func number(_ value: Double?) -> String? { value.map { "\(($0 * 1e4).rounded() / 1e4)" } }
        switch format.lowercased() {
        case "application/json", "application/geo+json":
            let members = findings.map { finding in
                "{\"layer\": \(JSONText.quote(finding.layer.code)), "
                    + "\"title\": \(JSONText.quote(finding.layer.title)), "
                    + "\"time\": \"\(ISO8601.string(from: finding.date))\", "
                    + "\"value\": \(number(finding.value) ?? "null"), "
                    + "\"units\": \(JSONText.quote(finding.layer.unit))}"
            }
            return .text(
                "{\"longitude\": \(place.longitude), \"latitude\": \(place.latitude), "
                    + "\"results\": [\(members.joined(separator: ", "))]}\n",
                contentType: "application/json")
        case "text/plain":
            let lines = findings.map { finding in
                "\(finding.layer.title) at \(ISO8601.string(from: finding.date)): "
                    + (number(finding.value).map { "\($0) \(finding.layer.unit)" } ?? "no value")
            }
            return .text(lines.joined(separator: "\n") + "\n")
        case "text/html":
            let rows = findings.map { finding in
                "<tr><td>\(XML.escape(finding.layer.title))</td>"
                    + "<td><time>\(ISO8601.string(from: finding.date))</time></td>"
                    + "<td>\(number(finding.value) ?? "–") \(XML.escape(finding.layer.unit))</td></tr>"
            }
            return .text(
                "<!doctype html><meta charset=\"utf-8\"><title>Values</title>"
                    + "<table>\(rows.joined())</table>\n",
                contentType: "text/html; charset=utf-8")
        default:
            throw WMSException(
                .invalidFormat,
                "\(format) is not offered; ask for "
                    + WMSCapabilities.infoFormats.joined(separator: ", "))
        }
    }
}
