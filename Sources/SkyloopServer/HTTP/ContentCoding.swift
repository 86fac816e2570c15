import Skyloop

/// When and how bodies are packed (RFC 9110, sections 8.4 and 12.5.3).
enum ContentCoding {
    /// The bytes in the gzip format; nil where that saves less than a tenth.
    static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
        let packed = Deflate.gzip(bytes, level: 6)
        return packed.count < bytes.count - bytes.count / 10 ? packed : nil
    }

    /// Whether bodies of this media type get much smaller: text in all its forms, and WebAssembly.
    static func isWorthwhile(_ contentType: String) -> Bool {
        let type = contentType.prefix { $0 != ";" }
        return type.hasPrefix("text/") || type.hasSuffix("json") || type.hasSuffix("xml")
            || type == "application/wasm" || type == "application/vnd.ogc.wms_xml"
            || type == "application/vnd.ogc.se_xml"
    }

    /// Whether an `Accept-Encoding` header allows gzip: by name, else by `*`, with a weight above zero.
    static func allowsGzip(_ header: String) -> Bool {
        var any = false
        for item in header.utf8.split(separator: UInt8(ascii: ",")) {
            let parts = item.split(separator: UInt8(ascii: ";")).map {
                String(Substring($0)).lowercased().filter { $0 != " " && $0 != "\t" }
            }
            guard let name = parts.first else { continue }
            let weight =
                parts.dropFirst().first { $0.hasPrefix("q=") }
                .map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if name == "gzip" || name == "x-gzip" { return weight > 0 }
            if name == "*" { any = weight > 0 }
        }
        return any
    }
}
