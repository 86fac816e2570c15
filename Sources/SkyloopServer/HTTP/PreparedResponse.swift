import Skyloop

/// An answer ready to be sent to any number of clients, also packed where that makes it smaller.
final class PreparedResponse: Sendable {
    let status: Int
    /// What it costs to keep, in bytes.
    let cost: Int
    let isShareable: Bool
    private let plain: Representation
    private let packed: Representation?

    /// Shorter bodies fit in one packet anyway, in bytes.
    private static let shortestPacked = 1024

    /// Prepares an answer; nil where there is no memory for it.
    init?(_ response: HTTPResponse) {
        status = response.status
        isShareable = response.isShareable && response.status == 200
        let body = Self.packedBody(of: response)
        var headers = [
            ("Cache-Control", response.cacheControl),
            ("Access-Control-Allow-Origin", "*"),
            ("Access-Control-Expose-Headers", "ETag, Warning, X-Valid-Time"),
            ("X-Content-Type-Options", "nosniff"),
        ]
        if body != nil { headers.append(("Vary", "Accept-Encoding")) }
        headers += response.headers.map { ($0.name, $0.value) }
        let tag = HTTPResponse.entityTag(response.body, contentType: response.contentType)
        guard
            let plain = Representation(
                response.body, status: status, headers: headers, contentType: response.contentType,
                entityTag: tag, encoding: nil)
        else { return nil }
        self.plain = plain
        packed = body.flatMap {
            Representation(
                $0, status: response.status, headers: headers, contentType: response.contentType,
                entityTag: tag.dropLast() + "-gzip\"", encoding: "gzip")
        }
        cost = response.body.count + (body?.count ?? 0) + 1024
    }

    /// The form for a client that sends this `Accept-Encoding`, or none.
    func representation(accepting encodings: String?) -> Representation {
        guard let packed, let encodings, ContentCoding.allowsGzip(encodings) else { return plain }
        return packed
    }

    private static func packedBody(of response: HTTPResponse) -> [UInt8]? {
        if let gzipped = response.gzipped { return gzipped }
        guard response.status == 200, response.body.count >= shortestPacked,
            ContentCoding.isWorthwhile(response.contentType)
        else { return nil }
        return ContentCoding.gzip(response.body)
    }
}
