extension String {
    /// The text without characters that end a line or steer a terminal: each becomes a space.
    ///
    /// Names in files may hold any; messages are of one line.
    var onOneLine: String {
        guard unicodeScalars.contains(where: Self.isControl) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars { text.append(Self.isControl(scalar) ? " " : scalar) }
        return String(text)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        default: false
        }
    }
}
