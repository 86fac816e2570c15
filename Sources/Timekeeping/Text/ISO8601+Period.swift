extension ISO8601 {
    /// Reads a period: `PT3H`, `P1D`, `P1Y2M3DT4H5M6.5S`, `P2W`.
    ///
    /// The last part may have a fraction, unless it is years or months. There are no signs: a period
    /// is never negative.
    ///
    /// - Throws: `.invalidText` for anything else.
    public static func period(from text: String) throws(TimekeepingError) -> TimePeriod {
        try period(from: text.utf8Bytes)
    }

    /// Reads a period from UTF-8 bytes.
    public static func period(from bytes: [UInt8]) throws(TimekeepingError) -> TimePeriod {
        try period(from: bytes, in: 0..<bytes.count)
    }

    static func period(
        from bytes: [UInt8], in range: Range<Int>
    ) throws(TimekeepingError) -> TimePeriod {
        var cursor = UTF8Cursor(bytes, range)
        guard let period = PeriodReader.read(&cursor), cursor.isAtEnd else {
            throw .unreadable(bytes, range, expected: "an ISO 8601 period such as PT3H or P1D")
        }
        return period
    }

    /// Whether the text is a period and not an instant, by its first letter.
    static func startsPeriod(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
        UTF8Cursor(bytes, range).next == UInt8(ascii: "P")
    }
}

private enum PeriodReader {
    /// The parts in the order in which they may come; those from hours on stand after the `T`.
    private enum Part: Int, CaseIterable {
        case years
        case months
        case weeks
        case days
        case hours
        case minutes
        case seconds

        var letter: UInt8 {
            switch self {
            case .years: UInt8(ascii: "Y")
            case .months, .minutes: UInt8(ascii: "M")
            case .weeks: UInt8(ascii: "W")
            case .days: UInt8(ascii: "D")
            case .hours: UInt8(ascii: "H")
            case .seconds: UInt8(ascii: "S")
            }
        }
    }

    /// The most digits of one number: ten million years of seconds need no more.
    private static let digitLimit = 12

    static func read(_ cursor: inout UTF8Cursor) -> TimePeriod? {
        guard cursor.take(UInt8(ascii: "P")) else { return nil }
        var period = TimePeriod()
        var isTime = false
        var part = Part.years.rawValue
        var isEmpty = true
        while !cursor.isAtEnd {
            if !isTime, cursor.take(UInt8(ascii: "T")) {
                isTime = true
                part = Part.hours.rawValue
                isEmpty = true
            }
            let count = cursor.digitCount
            guard count <= digitLimit, count > 0, let whole = cursor.number(digits: count) else {
                return nil
            }
            var fraction: Double?
            if cursor.take(UInt8(ascii: "."), or: UInt8(ascii: ",")) {
                fraction = cursor.fraction()
                guard fraction != nil else { return nil }
            }
            guard let read = readLetter(&cursor, from: part, isTime: isTime),
                add(whole, fraction, of: read, to: &period),
                fraction == nil || cursor.isAtEnd
            else { return nil }
            part = read.rawValue + 1
            isEmpty = false
        }
        return isEmpty ? nil : period
    }

    private static func readLetter(
        _ cursor: inout UTF8Cursor, from first: Int, isTime: Bool
    ) -> Part? {
        let end = isTime ? Part.seconds.rawValue : Part.days.rawValue
        var index = first
        while index <= end {
            if let part = Part(rawValue: index), cursor.take(part.letter) { return part }
            index += 1
        }
        return nil
    }

    private static func add(
        _ whole: Int64, _ fraction: Double?, of part: Part, to period: inout TimePeriod
    ) -> Bool {
        let value = Double(whole) + (fraction ?? 0)
        switch part {
        case .years:
            guard fraction == nil, whole < 1_000_000 else { return false }
            period.months += whole * 12
        case .months:
            guard fraction == nil, whole < 12_000_000 else { return false }
            period.months += whole
        case .weeks: period.days += value * 7
        case .days: period.days += value
        case .hours: period.seconds += value * 3_600
        case .minutes: period.seconds += value * 60
        case .seconds: period.seconds += value
        }
        return true
    }
}
