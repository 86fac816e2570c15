/// Times that files spell out: `2005-08-28_12:00:00`, `1996 01 05 00:00`, `2016-05-16T12:00:00Z`.
enum SpelledTime {
    /// The moment of a text, in the Gregorian calendar; nil where it is none.
    static func instant(_ text: String) -> CFInstant? {
        let text = text.trimmed
        guard text.utf8.count >= 8, text.utf8.count <= 40 else { return nil }
        if let instant = CFReferenceTime.parse(text, calendar: .standard) { return instant }
        // Numbers parted by spaces.
        let words = text.split(separator: " ")
        guard words.count >= 3, words[0].count == 4 else { return nil }
        let date = words.prefix(3).joined(separator: "-")
        let rest = words.dropFirst(3).joined(separator: ":")
        return CFReferenceTime.parse(rest.isEmpty ? date : date + " " + rest, calendar: .standard)
    }
}
