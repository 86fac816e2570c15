/// What a GetMap request asks for, checked.
struct WMSMapRequest: Sendable {
    /// The kinds of picture; the last three can move.
    enum Format: String, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case webp = "image/webp"
        case gif = "image/gif"
        case apng = "image/apng"

        /// Whether it can hold more than one picture.
        var canMove: Bool { self == .webp || self == .gif || self == .apng }
    }

    /// The most layers on one map.
    static let maximumLayers = 10
    /// The most pixels that all frames of one answer may have.
    static let maximumPixels = 128 << 20

    let layers: [(code: String, style: String?)]
    let system: WMSReferenceSystem
    let box: WMSBox
    let width: Int
    let height: Int
    let format: Format
    let isTransparent: Bool
    /// Red, green and blue behind the layers.
    let background: (UInt8, UInt8, UInt8)
    let time: String?

    init(_ parameters: WMSParameters, version: WMSVersion) throws(WMSException) {
        layers = try Self.layers(parameters)
        system = try WMSReferenceSystem(parameters.required(version == .v130 ? "CRS" : "SRS"))
        box = try WMSBox(parameters.required("BBOX"), system: system, version: version)
        width = try parameters.integer("WIDTH", in: 1...WMSCapabilities.maximumSize)
        height = try parameters.integer("HEIGHT", in: 1...WMSCapabilities.maximumSize)
        format = try Self.format(parameters.required("FORMAT"))
        isTransparent = parameters["TRANSPARENT"]?.uppercased() == "TRUE" && format != .jpeg
        background = try Self.color(parameters["BGCOLOR"] ?? "0xFFFFFF")
        time = parameters["TIME"]
    }

    private static func layers(
        _ parameters: WMSParameters
    ) throws(WMSException) -> [(code: String, style: String?)] {
        _ = try parameters.required("LAYERS")
        let codes = parameters.list("LAYERS")
        guard codes.count <= maximumLayers else {
            throw WMSException(nil, "one map may have \(maximumLayers) layers, not \(codes.count)")
        }
        let styles = parameters.list("STYLES")
        guard styles.isEmpty || styles.count == codes.count else {
            throw WMSException(
                .styleNotDefined, "STYLES names \(styles.count) styles for \(codes.count) layers")
        }
        return codes.enumerated().map { index, code in
            let style = styles.isEmpty || styles[index].isEmpty ? nil : styles[index]
            return (code, style)
        }
    }

    private static func format(_ text: String) throws(WMSException) -> Format {
        let name = text.lowercased().split(separator: ";").first.map(String.init) ?? ""
        guard let format = Format(rawValue: name == "image/jpg" ? "image/jpeg" : name) else {
            throw WMSException(
                .invalidFormat,
                "\(text) is not offered; ask for "
                    + WMSCapabilities.mapFormats.joined(separator: ", "))
        }
        return format
    }

    private static func color(_ text: String) throws(WMSException) -> (UInt8, UInt8, UInt8) {
        let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text.drop { $0 == "#" }
        guard digits.utf8.count == 6, let number = UInt32(digits, radix: 16) else {
            throw WMSException(nil, "BGCOLOR must look like 0xRRGGBB, not '\(text)'")
        }
        return (
            UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
            UInt8(truncatingIfNeeded: number)
        )
    }
}
