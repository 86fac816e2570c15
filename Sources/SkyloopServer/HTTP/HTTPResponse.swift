/// An answer before it goes to the network.
public struct HTTPResponse: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The media type of the body.
    public var contentType: String
    /// The body.
    public var body: [UInt8]
    /// How long others may keep it, as a `Cache-Control` value.
    public var cacheControl: String
    /// Further headers.
    public var headers: [(name: String, value: String)]
    /// Whether the server may keep it and give it to the next who asks for the same.
    public var isShareable: Bool

    /// The body in the gzip format, where it was packed before.
    var gzipped: [UInt8]?

    /// Makes an answer.
    public init(
        status: Int = 200, contentType: String, body: [UInt8], cacheControl: String = "no-cache",
        headers: [(name: String, value: String)] = [], isShareable: Bool = true
    ) {
        self.status = status
        self.contentType = contentType
        self.body = body
        self.cacheControl = cacheControl
        self.headers = headers
        self.isShareable = isShareable
    }

    /// An answer that holds text.
    public static func text(
        _ text: String, contentType: String = "text/plain; charset=utf-8",
        cacheControl: String = "no-cache"
    ) -> HTTPResponse {
        HTTPResponse(contentType: contentType, body: Array(text.utf8), cacheControl: cacheControl)
    }

    /// A refusal as JSON: `{"error": {"status": 404, "reason": "…"}}`.
    public static func refusal(_ error: HTTPError) -> HTTPResponse {
        HTTPResponse(
            status: error.status, contentType: "application/json",
            body: Array(
                "{\"error\": {\"status\": \(error.status), \"reason\": \(JSONText.quote(error.reason))}}\n"
                    .utf8),
            cacheControl: "no-store", isShareable: false)
    }

    /// The strong entity tag of a body: equal for equal bytes and media types, in every process.
    ///
    /// Eight bytes at a time, each mixed in by a full-width product folded to 64 bits.
    static func entityTag(_ body: [UInt8], contentType: String) -> String {
        var state: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(body.count)
        func mix(_ word: UInt64) {
            let product = (state ^ word).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
            state = product.high ^ product.low &+ 0xa076_1d64_78bd_642f
        }
        for byte in contentType.utf8 { mix(UInt64(byte)) }
        body.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            var rest: UInt64 = 0
            while offset < bytes.count {
                rest = rest << 8 | UInt64(bytes[offset])
                offset += 1
            }
            mix(rest)
        }
        mix(0)
        return "\"" + String(state, radix: 36) + "\""
    }
}
