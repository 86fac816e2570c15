import Foundation
internal import Raster
import Timekeeping

/// Answers Web Map Service requests, versions 1.3.0 and 1.1.1 (OGC 06-042, OGC 01-068r3).
struct WMSService: Sendable {
    let content: any WeatherContent
    let encoder: any PictureEncoding
    let now: @Sendable () -> Date

    /// Answers one request; a failure becomes the report that the client asked for.
    ///
    /// - Parameter address: The address of the service as the client reaches it, without parameters.
    func answer(
        _ request: HTTPRequest, address: String, cancellation: Cancellation
    ) throws -> HTTPResponse {
        let parameters = WMSParameters(request)
        var version = WMSVersion(negotiating: parameters["VERSION"] ?? parameters["WMTVER"])
        do {
            if let service = parameters["SERVICE"], service.uppercased() != "WMS" {
                throw WMSException(nil, "the service here is WMS, not \(service)")
            }
            let name = try parameters.required("REQUEST")
            switch name.lowercased() {
            case "getcapabilities", "capabilities":
                return capabilities(version, address: address)
            case "getmap", "map":
                version = try settle(parameters)
                return try map(parameters, version: version, cancellation: cancellation)
            case "getfeatureinfo":
                version = try settle(parameters)
                return try featureInfo(parameters, version: version)
            case "getlegendgraphic":
                return try legend(parameters)
            default:
                throw WMSException(
                    .operationNotSupported,
                    "the request \(name) is not known; there are GetCapabilities, GetMap, GetFeatureInfo and "
                        + "GetLegendGraphic")
            }
        } catch let exception as WMSException {
            return report(exception, parameters, version: version)
        }
    }

    /// Other requests than the capabilities must name a version that is spoken.
    private func settle(_ parameters: WMSParameters) throws(WMSException) -> WMSVersion {
        guard let text = parameters["VERSION"] ?? parameters["WMTVER"] else {
            throw WMSException(nil, "the parameter VERSION is missing; it is 1.3.0 or 1.1.1")
        }
        guard let version = WMSVersion(rawValue: text) else {
            throw WMSException(nil, "version \(text) is not spoken; ask for 1.3.0 or 1.1.1")
        }
        return version
    }

    private func capabilities(_ version: WMSVersion, address: String) -> HTTPResponse {
        let document = WMSCapabilities(
            layers: content.layers, address: address, version: version, now: now()
        ).document()
        var response = HTTPResponse.text(
            document,
            contentType: version == .v130
                ? "text/xml; charset=utf-8" : "application/vnd.ogc.wms_xml")
        // It names the address by which this client came.
        response.isShareable = false
        return response
    }

    func layer(_ code: String) throws(WMSException) -> PublishedLayer {
        guard let layer = content.layer(code) else {
            throw WMSException(
                .layerNotDefined, "there is no layer '\(code)'; GetCapabilities lists them")
        }
        return layer
    }

    func checkedStyle(_ style: String?, of layer: PublishedLayer) throws(WMSException) -> String? {
        guard let style, style.lowercased() != "default" else { return nil }
        guard layer.styles.contains(where: { $0.name == style }) else {
            throw WMSException(
                .styleNotDefined,
                "\(layer.code) has no style '\(style)'; it has "
                    + layer.styles.map(\.name).joined(separator: ", "))
        }
        return style
    }

    private func legend(_ parameters: WMSParameters) throws -> HTTPResponse {
        let layer = try layer(parameters.required("LAYER"))
        let style = try checkedStyle(parameters["STYLE"], of: layer)
        let format = parameters["FORMAT"]?.lowercased() ?? "image/png"
        guard format == "image/png" else {
            throw WMSException(.invalidFormat, "legends come as image/png, not \(format)")
        }
        let size = WMSCapabilities.legendSize
        func side(_ name: String, or standard: Int) throws(WMSException) -> Int {
            parameters[name] == nil ? standard : try parameters.integer(name, in: 16...2048)
        }
        let image = try content.legend(
            of: layer.code, style: style, width: try side("WIDTH", or: size.width),
            height: try side("HEIGHT", or: size.height), scale: 1)
        return HTTPResponse(
            contentType: "image/png", body: try encoder.still(image, as: .png),
            cacheControl: "public, max-age=3600")
    }

    private func report(
        _ exception: WMSException, _ parameters: WMSParameters, version: WMSVersion
    ) -> HTTPResponse {
        let format = WMSExceptionFormat(parameters["EXCEPTIONS"])
        let isMap = ["getmap", "map"].contains(parameters["REQUEST"]?.lowercased())
        guard format != .xml, isMap, let width = Int(parameters["WIDTH"] ?? ""),
            let height = Int(parameters["HEIGHT"] ?? ""),
            (1...WMSCapabilities.maximumSize).contains(width),
            (1...WMSCapabilities.maximumSize).contains(height),
            let picture = try? encoder.still(
                encoder.notice(
                    format == .inImage ? exception.text : "", width: width, height: height,
                    isTransparent: parameters["TRANSPARENT"]?.uppercased() == "TRUE"), as: .png)
        else { return exception.response(version) }
        // A picture in place of the map: the client has asked not to be told by status.
        return HTTPResponse(
            contentType: "image/png", body: picture, cacheControl: "no-store", isShareable: false)
    }
}
