/// How a client wants to hear of a failure.
enum WMSExceptionFormat: String, CaseIterable, Sendable {
    case xml = "XML"
    case inImage = "INIMAGE"
    case blank = "BLANK"

    /// Reads `EXCEPTIONS`; what is not known means XML.
    init(_ text: String?) {
        switch text?.lowercased() {
        case "inimage", "application/vnd.ogc.se_inimage": self = .inImage
        case "blank", "application/vnd.ogc.se_blank": self = .blank
        default: self = .xml
        }
    }

    /// The name that a version has for it.
    func name(in version: WMSVersion) -> String {
        guard version == .v111 else { return rawValue }
        return switch self {
        case .xml: "application/vnd.ogc.se_xml"
        case .inImage: "application/vnd.ogc.se_inimage"
        case .blank: "application/vnd.ogc.se_blank"
        }
    }
}
