extension TimekeepingError {
    /// The most bytes of a bad text that its error repeats.
    private static let excerptLength = 60

    /// A text, or a part of it, that can't be read, and what was expected in its place.
    static func unreadable(
        _ bytes: [UInt8], _ range: Range<Int>, expected: StaticString
    ) -> TimekeepingError {
        var text = TextBytes()
        text.append("\"")
        let end = min(range.upperBound, range.lowerBound + excerptLength)
        for index in range.lowerBound..<end {
            let byte = bytes[index]
            // A control character would break the line that the message is, half a character where the excerpt is cut
            // would be no text; times have neither.
            text.bytes.append(byte >= 0x20 && byte < 0x7F ? byte : UInt8(ascii: "?"))
        }
        text.append(range.count > excerptLength ? "…\" can't be read as " : "\" can't be read as ")
        text.append(expected)
        text.append(".")
        return TimekeepingError(.invalidText, text.string)
    }

    /// A list of times that is longer than it may be.
    static func tooMany(limit: Int) -> TimekeepingError {
        var text = TextBytes()
        text.append("The times are more than ")
        text.append(max(limit, 0))
        text.append("; a longer period or a shorter interval has fewer.")
        return TimekeepingError(.tooMany, text.string)
    }
}
