extension String {
    /// The text as UTF-8 bytes.
    ///
    /// Embedded Swift has no strings but contiguous ones; to say so leaves the code for the others out
    /// of the browser.
    var utf8Bytes: [UInt8] {
        #if hasFeature(Embedded)
            let span = utf8.span
            var bytes: [UInt8] = []
            for index in span.indices { bytes.append(span[index]) }
            return bytes
        #else
            return Array(utf8)
        #endif
    }

    /// A text from UTF-8 bytes, which must be well formed in the browser; natively bad ones become
    /// replacement characters.
    ///
    /// `String(decoding:as:)` brings the code that checks, mends, grows and indexes texts of any encoding
    /// into the browser: 14 KB, a fifth of all.
    init(utf8Bytes bytes: [UInt8]) {
        #if hasFeature(Embedded)
            self.init(copying: UTF8Span(unchecked: bytes.span))
        #else
            self.init(decoding: bytes, as: UTF8.self)
        #endif
    }
}
