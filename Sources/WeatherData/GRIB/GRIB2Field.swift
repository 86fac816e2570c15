/// Where the sections of one GRIB 2 field are: of a message that holds it alone or with others.
struct GRIB2Field {
    var identification: Range<Int> = 0..<0
    var local: Range<Int>?
    var grid: Range<Int> = 0..<0
    var product: Range<Int> = 0..<0
    var representation: Range<Int> = 0..<0
    /// The bitmap section that holds: an earlier field's, where this one repeats it.
    var bitmap: Range<Int> = 0..<0
    var data: Range<Int> = 0..<0

    /// The fields of a message, in its order.
    ///
    /// Sections 2 to 7, 3 to 7 or 4 to 7 may repeat; what isn't repeated holds on.
    ///
    /// - Returns: The fields up to the first damage, and a sentence on that.
    static func fields(
        of message: MessageScanner.Message, in source: ByteSource
    ) throws(WeatherDataError) -> (fields: [GRIB2Field], damage: String?) {
        var fields: [GRIB2Field] = []
        var field = GRIB2Field()
        var lastBitmap: Range<Int>?
        var seen: Set<Int> = []
        var place = message.offset + 16
        let end = message.offset + message.length - 4
        func damage(_ sentence: String) -> String {
            "the message at byte \(message.offset) is damaged: \(sentence)"
        }
        while place < end {
            guard place + 5 <= end, let length = try source.number(at: place, bytes: 4),
                let number = try source.number(at: place + 4, bytes: 1)
            else { return (fields, damage("a section is cut off")) }
            guard length >= (least[number] ?? 5), place + length <= end else {
                return (fields, damage("section \(number) has a wrong length"))
            }
            let range = place..<place + length
            switch number {
            case 1: field.identification = range
            case 2: field.local = range
            case 3: field.grid = range
            case 4: field.product = range
            case 5: field.representation = range
            case 6:
                let indicator = try source.number(at: place + 5, bytes: 1)
                if indicator == 254, let lastBitmap {
                    field.bitmap = lastBitmap
                } else {
                    field.bitmap = range
                    if indicator != 255 { lastBitmap = range }
                }
            case 7:
                field.data = range
                guard [1, 3, 4, 5, 6].allSatisfy(seen.contains) else {
                    return (fields, damage("sections are missing before the data"))
                }
                fields.append(field)
            default: return (fields, damage("there is no section \(number)"))
            }
            seen.insert(number)
            place += length
        }
        if fields.isEmpty { return ([], damage("it holds no data section")) }
        return (fields, nil)
    }

    /// The least lengths of sections.
    private static let least = [1: 21, 3: 15, 4: 9, 5: 11, 6: 6]

    /// What may be put in place of a section that ecCodes doesn't know, so that it reads the rest.
    struct Replacement: OptionSet, Hashable {
        let rawValue: Int
        /// A plain grid of one row, in place of section 3.
        static let grid = Replacement(rawValue: 1)
        /// A constant field, in place of sections 5 to 7.
        static let data = Replacement(rawValue: 2)
    }

    /// The field as a message of its own.
    ///
    /// - Parameter withData: False leaves the bitmap and the values out.
    func message(
        in source: ByteSource, start: Int, withData: Bool, replacing: Replacement = []
    ) throws(WeatherDataError) -> [UInt8] {
        var result = try source.bytes(at: start, count: 16)
        func append(_ range: Range<Int>) throws(WeatherDataError) {
            result += try source.bytes(at: range.lowerBound, count: range.count)
        }
        try append(identification)
        if let local { try append(local) }
        let points = try source.number(at: grid.lowerBound + 6, bytes: 4) ?? 0
        if replacing.contains(.grid) {
            result += Self.plainGrid(points)
        } else {
            try append(grid)
        }
        try append(product)
        if replacing.contains(.data) {
            result += Self.constant(points)
        } else {
            try append(representation)
        }
        if withData, !replacing.contains(.data) {
            try append(bitmap)
            try append(data)
        } else {
            result += [0, 0, 0, 6, 6, 255, 0, 0, 0, 5, 7]
        }
        result += [0x37, 0x37, 0x37, 0x37]
        for index in 0..<8 { result[8 + index] = UInt8(result.count >> (8 * (7 - index)) & 0xFF) }
        return result
    }

    /// Section 3 for points in one row on a meridian grid, WMO's template 3.0.
    private static func plainGrid(_ points: Int) -> [UInt8] {
        var section = [UInt8](repeating: 0, count: 72)
        func put(_ value: Int, at offset: Int) {
            for index in 0..<4 {
                section[offset + index] = UInt8(value >> (8 * (3 - index)) & 0xFF)
            }
        }
        put(72, at: 0)
        section[4] = 3
        put(points, at: 6)
        section[14] = 6
        put(points, at: 30)
        put(1, at: 34)
        put(0xFFFF_FFFF, at: 42)
        put(0xFFFF_FFFF, at: 63)
        put(0xFFFF_FFFF, at: 67)
        return section
    }

    /// Section 5 for a constant field in simple packing, WMO's template 5.0.
    private static func constant(_ points: Int) -> [UInt8] {
        var section: [UInt8] = [0, 0, 0, 21, 5]
        for index in 0..<4 { section.append(UInt8(points >> (8 * (3 - index)) & 0xFF)) }
        return section + [UInt8](repeating: 0, count: 12)
    }
}
