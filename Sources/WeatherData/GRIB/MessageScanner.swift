/// Finds the GRIB messages in a file: past bulletin headers, padding and damage.
struct MessageScanner {
    /// A whole message.
    struct Message {
        let offset: Int
        let length: Int
        let edition: Int
    }

    private let source: ByteSource
    private var position = 0

    /// What is wrong with the file, one sentence each.
    private(set) var warnings: [String] = []

    init(_ source: ByteSource) {
        self.source = source
    }

    /// The next whole message; nil at the end.
    mutating func next() throws(WeatherDataError) -> Message? {
        while let offset = try find(from: position) {
            guard let message = try message(at: offset) else {
                position = offset + 4
                continue
            }
            position = offset + message.length
            return message
        }
        position = source.count
        return nil
    }

    /// Where "GRIB" is next.
    private func find(from start: Int) throws(WeatherDataError) -> Int? {
        var offset = start
        while offset + 8 <= source.count {
            let size = min(8192, source.count - offset)
            let found = try source.peek(at: offset, count: size) { bytes -> Int? in
                for index in 0...(size - 4)
                where bytes[index] == 0x47 && bytes[index + 1] == 0x52
                    && bytes[index + 2] == 0x49 && bytes[index + 3] == 0x42
                {
                    return index
                }
                return nil
            }
            if let found = found ?? nil { return offset + found }
            offset += size - 3
            if size < 8192 { break }
        }
        return nil
    }

    /// The message that begins there; nil, with a warning, where it is not whole.
    private mutating func message(at offset: Int) throws(WeatherDataError) -> Message? {
        guard let edition = try source.number(at: offset + 7, bytes: 1) else { return nil }
        let length: Int
        switch edition {
        case 1: length = try firstEditionLength(at: offset) ?? 0
        case 2:
            // A length of more than 8 EiB is no length.
            length = max(try source.number(at: offset + 8, bytes: 8) ?? 0, 0)
        default:
            // The four letters may stand in a bulletin or in packed data: no message, no warning.
            return nil
        }
        guard length >= (edition == 1 ? 24 : 46) else { return nil }
        guard length <= source.count - offset else {
            if try looksLikeMessage(at: offset, edition: edition) {
                warnings.append(
                    "the message at byte \(offset) is cut off: \(length) bytes were announced, "
                        + "\(source.count - offset) are there")
            }
            return nil
        }
        guard try source.number(at: offset + length - 4, bytes: 4) == 0x3737_3737 else {
            if try looksLikeMessage(at: offset, edition: edition) {
                warnings.append(
                    "the message at byte \(offset) is damaged: its length leads to no end mark")
            }
            return nil
        }
        return Message(offset: offset, length: length, edition: edition)
    }

    /// Whether the first section's length is a sensible one, so that this is no accident.
    private func looksLikeMessage(
        at offset: Int, edition: Int
    ) throws(WeatherDataError) -> Bool {
        if edition == 2 {
            guard let length = try source.number(at: offset + 16, bytes: 4),
                let number = try source.number(at: offset + 20, bytes: 1)
            else { return true }
            return number == 1 && (21...1000).contains(length)
        }
        guard let length = try source.number(at: offset + 8, bytes: 3) else { return true }
        return (28...4096).contains(length)
    }

    /// The length of a GRIB 1 message.
    ///
    /// Three bytes hold up to 8 MiB. Longer messages, by a convention of ECMWF, set the highest bit
    /// and count in 120 bytes, and the data section's length then says how many are too many.
    private func firstEditionLength(at offset: Int) throws(WeatherDataError) -> Int? {
        guard let length = try source.number(at: offset + 4, bytes: 3) else { return nil }
        guard length & 0x80_0000 != 0 else { return length }
        let whole = (length & 0x7F_FFFF) * 120
        var place = offset + 8
        guard let first = try source.number(at: place, bytes: 3),
            let flags = try source.number(at: place + 7, bytes: 1)
        else { return nil }
        place += first
        for flag in [0x80, 0x40] where flags & flag != 0 {
            guard let section = try source.number(at: place, bytes: 3) else { return nil }
            place += section
        }
        guard let data = try source.number(at: place, bytes: 3) else { return nil }
        return data < 120 ? whole - data + 4 : length
    }
}
