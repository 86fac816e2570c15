extension String {
    /// The text as UTF-8 bytes.
    ///
    /// Embedded Swift has no strings but contiguous ones; to say so leaves the code for the others out
    /// of the browser.
    var utf8Bytes: [UInt8] {
        #if hasFeature(Embedded)
            utf8.withContiguousStorageIfAvailable { Array($0) } ?? []
        #else
            Array(utf8)
        #endif
    }
}
