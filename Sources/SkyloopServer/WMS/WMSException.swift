/// A refusal in the words of the Web Map Service.
struct WMSException: Error, Sendable {
    /// The codes of OGC 06-042 and 01-068r3.
    enum Code: String, Sendable {
        case invalidFormat = "InvalidFormat"
        case invalidCRS = "InvalidCRS"
        case layerNotDefined = "LayerNotDefined"
        case styleNotDefined = "StyleNotDefined"
        case layerNotQueryable = "LayerNotQueryable"
        case invalidPoint = "InvalidPoint"
        case missingDimensionValue = "MissingDimensionValue"
        case invalidDimensionValue = "InvalidDimensionValue"
        case operationNotSupported = "OperationNotSupported"
    }

    /// The code, where one fits.
    let code: Code?
    /// What is wrong and what would be right.
    let text: String

    init(_ code: Code?, _ text: String) {
        self.code = code
        self.text = text
    }

    /// The report as XML of one version.
    func report(_ version: WMSVersion) -> String {
        var code = ""
        if let known = self.code {
            // The older version asks about an SRS, not a CRS.
            let name = version == .v111 && known == .invalidCRS ? "InvalidSRS" : known.rawValue
            code = " code=\"\(name)\""
        }
        let exception = "  <ServiceException\(code)>\(XML.escape(text))</ServiceException>\n"
        switch version {
        case .v130:
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <ServiceExceptionReport version="1.3.0" xmlns="http://www.opengis.net/ogc">
                \(exception)</ServiceExceptionReport>

                """
        case .v111:
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE ServiceExceptionReport SYSTEM "http://schemas.opengis.net/wms/1.1.1/WMS_exception_1_1_1.dtd">
                <ServiceExceptionReport version="1.1.1">
                \(exception)</ServiceExceptionReport>

                """
        }
    }

    /// The report as an answer.
    ///
    /// Always 400: clients read the report of that status, but not of 404.
    func response(_ version: WMSVersion) -> HTTPResponse {
        HTTPResponse(
            status: 400,
            contentType: version == .v130
                ? "text/xml; charset=utf-8" : "application/vnd.ogc.se_xml",
            body: Array(report(version).utf8), cacheControl: "no-store", isShareable: false)
    }
}
