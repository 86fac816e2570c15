/// A request as the services see it: decoded, checked and bounded.
public struct HTTPRequest: Sendable {
    /// The method, in capitals as sent.
    public let method: String
    /// The raw target: path and query as sent.
    public let target: String
    /// The decoded parts of the path, without empty ones.
    public let path: [String]
    /// The decoded parameters in their order.
    public let query: [(name: String, value: String)]
    /// The headers that services may ask for, by lower-case name.
    public let headers: [String: String]

    /// The most parameters that a query may have.
    public static let maximumParameters = 200

    /// Reads a request target.
    ///
    /// - Throws: `HTTPError` 400 where an escape is broken, the text is not UTF-8 or a part of the path is `.`, `..` or
    ///   holds a slash, a backslash or a control character.
    public init(method: String, target: String, headers: [String: String] = [:]) throws(HTTPError) {
        self.method = method
        self.target = target
        self.headers = headers
        let bytes = Array(target.utf8)
        let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        var path: [String] = []
        for part in bytes[..<mark].split(separator: UInt8(ascii: "/")) {
            let text = try Self.decode(part, plusIsSpace: false)
            let isOdd = text.utf8.contains { $0 < 0x20 || $0 == 0x7f || $0 == 0x2f || $0 == 0x5c }
            guard text != ".", text != "..", !isOdd else {
                throw HTTPError(400, "the path holds a part that is not allowed")
            }
            path.append(text)
        }
        self.path = path
        var query: [(name: String, value: String)] = []
        if mark < bytes.endIndex {
            for pair in bytes[(mark + 1)...].split(separator: UInt8(ascii: "&")) {
                guard query.count < Self.maximumParameters else {
                    throw HTTPError(400, "more than \(Self.maximumParameters) parameters")
                }
                let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
                let value = equals < pair.endIndex ? pair[(equals + 1)...] : []
                query.append(
                    (
                        try Self.decode(pair[..<equals], plusIsSpace: true),
                        try Self.decode(value, plusIsSpace: true)
                    ))
            }
        }
        self.query = query
    }

    /// The first value of a parameter, its name in any case.
    public func parameter(_ name: String) -> String? {
        query.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    private static func decode(
        _ bytes: some Sequence<UInt8>, plusIsSpace: Bool
    ) throws(HTTPError) -> String {
        var decoded: [UInt8] = []
        var iterator = bytes.makeIterator()
        while let byte = iterator.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = iterator.next().flatMap(hexadecimal),
                    let low = iterator.next().flatMap(hexadecimal)
                else { throw HTTPError(400, "the address holds a broken % escape") }
                decoded.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
            default: decoded.append(byte)
            }
        }
        guard let text = String(validating: decoded, as: UTF8.self) else {
            throw HTTPError(400, "the address is not UTF-8")
        }
        return text
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
