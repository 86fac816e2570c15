import Foundation
import Raster
import Timekeeping

/// The document that says what the Web Map Service offers, in either version.
struct WMSCapabilities {
    let layers: [PublishedLayer]
    /// The address of the service itself, as clients reach it.
    let address: String
    let version: WMSVersion
    let now: Date

    static let mapFormats = [
        "image/png", "image/webp", "image/jpeg", "image/gif", "image/apng",
    ]
    static let infoFormats = ["application/json", "text/plain", "text/html"]
    static let maximumSize = 4096
    static let legendSize = (width: 320, height: 56)

    func document() -> String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        switch version {
        case .v130:
            lines.append(
                "<WMS_Capabilities version=\"1.3.0\" xmlns=\"http://www.opengis.net/wms\" "
                    + "xmlns:xlink=\"http://www.w3.org/1999/xlink\">")
        case .v111:
            lines.append(
                "<!DOCTYPE WMT_MS_Capabilities SYSTEM "
                    + "\"http://schemas.opengis.net/wms/1.1.1/WMS_MS_Capabilities.dtd\">")
            lines.append("<WMT_MS_Capabilities version=\"1.1.1\">")
        }
        lines += service()
        lines.append("<Capability>")
        lines += requests()
        lines.append("<Layer>")
        lines.append("<Title>Skyloop</Title>")
        for system in WMSReferenceSystem.allCases where version == .v130 || system != .crs84 {
            lines.append(element(version == .v130 ? "CRS" : "SRS", system.rawValue))
        }
        for layer in layers { lines += describe(layer) }
        lines.append("</Layer>")
        lines.append("</Capability>")
        lines.append(version == .v130 ? "</WMS_Capabilities>" : "</WMT_MS_Capabilities>")
        return lines.joined(separator: "\n") + "\n"
    }

    private func element(_ name: String, _ text: String) -> String {
        "<\(name)>\(XML.escape(text))</\(name)>"
    }

    private func online(_ query: String = "") -> String {
        let namespace = version == .v130 ? "" : " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        return
            "<OnlineResource\(namespace) xlink:type=\"simple\" xlink:href=\"\(XML.escape(address + query))\"/>"
    }

    private func service() -> [String] {
        var lines = [
            "<Service>", element("Name", version == .v130 ? "WMS" : "OGC:WMS"),
            element("Title", "Skyloop"),
            element("Abstract", "Weather on a map, moving in time"),
            "<KeywordList><Keyword>weather</Keyword><Keyword>time</Keyword></KeywordList>",
            online(),
            element("Fees", "none"), element("AccessConstraints", "none"),
        ]
        if version == .v130 {
            lines.append(element("LayerLimit", "\(WMSMapRequest.maximumLayers)"))
            lines.append(element("MaxWidth", "\(Self.maximumSize)"))
            lines.append(element("MaxHeight", "\(Self.maximumSize)"))
        }
        return lines + ["</Service>"]
    }

    private func requests() -> [String] {
        var operations = [
            (
                "GetCapabilities",
                [version == .v130 ? "text/xml" : "application/vnd.ogc.wms_xml"]
            ),
            ("GetMap", Self.mapFormats), ("GetFeatureInfo", Self.infoFormats),
        ]
        if version == .v111 { operations.append(("GetLegendGraphic", ["image/png"])) }
        var lines = ["<Request>"]
        for (name, formats) in operations {
            lines.append("<\(name)>")
            lines += formats.map { element("Format", $0) }
            lines.append("<DCPType><HTTP><Get>\(online("?"))</Get></HTTP></DCPType>")
            lines.append("</\(name)>")
        }
        lines += ["</Request>", "<Exception>"]
        lines += WMSExceptionFormat.allCases.map { element("Format", $0.name(in: version)) }
        return lines + ["</Exception>"]
    }

    private func describe(_ layer: PublishedLayer) -> [String] {
        let (west, south, east, north) = layer.bounds
        var lines = [
            "<Layer queryable=\"1\">", element("Name", layer.code), element("Title", layer.title),
            element("Abstract", layer.summary),
            "<KeywordList>\(element("Keyword", layer.category))</KeywordList>",
        ]
        let box = "minx=\"\(west)\" miny=\"\(south)\" maxx=\"\(east)\" maxy=\"\(north)\""
        switch version {
        case .v130:
            lines += [
                "<EX_GeographicBoundingBox>", element("westBoundLongitude", "\(west)"),
                element("eastBoundLongitude", "\(east)"), element("southBoundLatitude", "\(south)"),
                element("northBoundLatitude", "\(north)"), "</EX_GeographicBoundingBox>",
                "<BoundingBox CRS=\"CRS:84\" \(box)/>",
                "<BoundingBox CRS=\"EPSG:4326\" minx=\"\(south)\" miny=\"\(west)\" "
                    + "maxx=\"\(north)\" maxy=\"\(east)\"/>",
                "<BoundingBox CRS=\"EPSG:3857\" \(mercatorBox(layer))/>",
            ]
        case .v111:
            lines += [
                "<LatLonBoundingBox \(box)/>", "<BoundingBox SRS=\"EPSG:4326\" \(box)/>",
                "<BoundingBox SRS=\"EPSG:3857\" \(mercatorBox(layer))/>",
            ]
        }
        if let time = layer.defaultTime(now: now) {
            let values = TimeExtent.text(of: layer.times)
            let standing = "default=\"\(ISO8601.string(from: time))\" nearestValue=\"1\""
            switch version {
            case .v130:
                lines.append(
                    "<Dimension name=\"time\" units=\"ISO8601\" \(standing) multipleValues=\"1\" "
                        + "current=\"1\">\(values)</Dimension>")
            case .v111:
                lines.append("<Dimension name=\"time\" units=\"ISO8601\"/>")
                lines.append("<Extent name=\"time\" \(standing)>\(values)</Extent>")
            }
        }
        if !layer.attribution.isEmpty {
            lines.append("<Attribution>\(element("Title", layer.attribution))</Attribution>")
        }
        for style in layer.styles {
            let legend =
                "?SERVICE=WMS&REQUEST=GetLegendGraphic&VERSION=\(version.rawValue)&FORMAT=image/png"
                + "&LAYER=\(layer.code)&STYLE=\(style.name)"
            lines += [
                "<Style>", element("Name", style.name), element("Title", style.title),
                "<LegendURL width=\"\(Self.legendSize.width)\" height=\"\(Self.legendSize.height)\">",
                element("Format", "image/png"), online(legend), "</LegendURL>", "</Style>",
            ]
        }
        return lines + ["</Layer>"]
    }

    /// The edges in metres of Web Mercator, cut where it ends.
    private func mercatorBox(_ layer: PublishedLayer) -> String {
        let limit = MapArea.mercatorLimit
        func x(_ longitude: Double) -> Double { longitude / 180 * limit }
        func y(_ latitude: Double) -> Double {
            let bound = WebMercator.maximumLatitude
            return (0.5 - WebMercator.y(latitude: min(max(latitude, -bound), bound))) * 2 * limit
        }
        let (west, south, east, north) = layer.bounds
        return "minx=\"\(x(west))\" miny=\"\(y(south))\" maxx=\"\(x(east))\" maxy=\"\(y(north))\""
    }
}
