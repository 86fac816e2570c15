/// The name of a layer or a source.
///
/// It is kept as UTF-8 bytes and compared byte by byte, so that the browser build needs no Unicode
/// tables to look a layer up.
public struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name's UTF-8 bytes.
    public let utf8: [UInt8]

    /// Makes a name of text.
    public init(_ text: String) {
        utf8 = Array(text.utf8)
    }

    /// Makes a name of UTF-8 bytes.
    public init(utf8: [UInt8]) {
        self.utf8 = utf8
    }

    /// Makes a name of a literal.
    public init(stringLiteral text: StaticString) {
        utf8 = text.withUTF8Buffer { Array($0) }
    }

    /// The name as text.
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    /// This name with more text at its end.
    public func appending(_ suffix: StaticString) -> Identifier {
        Identifier(utf8: utf8 + suffix.withUTF8Buffer { Array($0) })
    }
}
