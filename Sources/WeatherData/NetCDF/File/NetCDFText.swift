/// Bytes of a file as text.
enum NetCDFText {
    /// The text up to the first zero byte: UTF-8, or Latin-1 where that fails.
    static func text(_ bytes: some Collection<UInt8>) -> String {
        let bytes = bytes.prefix { $0 != 0 }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
