/// Looks whether a GRIB 2 field's sections agree, before ecCodes decodes them.
///
/// ecCodes trusts the sizes in headers; a damaged one would make it read or write past its memory.
struct GRIB2Check {
    let points: Int
    let grid: ArraySlice<UInt8>
    let representation: ArraySlice<UInt8>
    let bitmap: ArraySlice<UInt8>
    let data: ArraySlice<UInt8>

    /// The number of packed values.
    var count: Int { representation.number(at: 5, bytes: 4) }

    /// Takes a message of one field apart.
    init?(_ message: [UInt8]) {
        var place = 16
        var sections: [Int: ArraySlice<UInt8>] = [:]
        while place + 5 <= message.count - 4 {
            let length = message[place..<place + 4].number(at: 0, bytes: 4)
            guard length >= 5, place + length <= message.count - 4 else { return nil }
            sections[Int(message[place + 4])] = message[place..<place + length]
            place += length
        }
        guard let grid = sections[3], let representation = sections[5], let bitmap = sections[6],
            let data = sections[7], grid.count >= 15, representation.count >= 11, bitmap.count >= 6
        else { return nil }
        points = grid.number(at: 6, bytes: 4)
        self.grid = grid
        self.representation = representation
        self.bitmap = bitmap
        self.data = data
    }

    /// What doesn't agree; nil where all is well.
    var problem: String? {
        let indicator = bitmap[bitmap.startIndex + 5]
        switch indicator {
        case 255 where representation.number(at: 9, bytes: 2) == 51: break
        case 255: if count != points { return "\(count) values for \(points) points" }
        case 0:
            if bitmap.count < 6 + (points + 7) / 8 { return "its bitmap is too short" }
            let set = bitmap.dropFirst(6).prefix(points / 8).reduce(0) { $0 + $1.nonzeroBitCount }
            let rest = points % 8
            let last =
                rest == 0
                ? 0
                : (bitmap[bitmap.startIndex + 6 + points / 8] >> UInt8(8 - rest)).nonzeroBitCount
            if set + last != count { return "its bitmap has \(set + last) of \(count) values" }
        default: return "its bitmap is number \(indicator) of a list that is not in the file"
        }
        switch representation.number(at: 9, bytes: 2) {
        case 0, 61: return simple
        case 2: return complex(order: 0, extra: 0)
        case 3:
            guard representation.count >= 49 else { return "its section 5 is too short" }
            let order = representation.number(at: 47, bytes: 1)
            let extra = representation.number(at: 48, bytes: 1)
            // Order 0, which encoders write, is plain complex packing.
            guard order <= 2, extra <= 4 else {
                return "its spatial differencing is of order \(order)"
            }
            return complex(order: order, extra: extra)
        case 4: return ieee
        case 40, 40_000: return jpeg
        case 41, 40_010: return png
        case 42:
            guard representation.count >= 25 else { return "its section 5 is too short" }
            return bits <= 32 ? nil : "it has \(bits) bits a value"
        case 50, 51: return spectral
        case 50_002: return secondOrder
        // ecCodes may know it, but trusts its sizes.
        case let other: return "its packing is of template \(other), whose sizes can't be checked"
        }
    }

    /// The bits of a packed value.
    var bits: Int { representation.number(at: 19, bytes: 1) }

    private var simple: String? {
        guard representation.count >= 20 else { return "its section 5 is too short" }
        guard bits <= 56 else { return "it has \(bits) bits a value" }
        return data.count - 5 < (count * bits + 7) / 8 ? "its values are cut off" : nil
    }

    private var ieee: String? {
        guard representation.count >= 12 else { return "its section 5 is too short" }
        switch representation.number(at: 11, bytes: 1) {
        case 1: return data.count - 5 < count * 4 ? "its values are cut off" : nil
        case 2: return data.count - 5 < count * 8 ? "its values are cut off" : nil
        case let other: return "its numbers are of an unknown precision \(other)"
        }
    }

    /// The groups of complex packing must have as many values as there are, and fit in the section.
    private func complex(order: Int, extra: Int) -> String? {
        guard representation.count >= 47 else { return "its section 5 is too short" }
        func number(_ offset: Int, _ bytes: Int) -> Int {
            representation.number(at: offset, bytes: bytes)
        }
        let groups = number(31, 4)
        let widthBits = number(36, 1)
        let lengthBits = number(46, 1)
        guard number(22, 1) <= 2 else { return "its missing values are of an unknown kind" }
        guard bits <= 32, widthBits <= 8, lengthBits <= 32 else {
            return "its bit counts are wrong"
        }
        // A constant field may say no groups at all.
        if groups == 0 { return nil }
        guard groups <= count else { return "it has \(groups) groups of \(count) values" }
        if order > count { return "it has too few values to be differenced" }
        let head = 5 + (order > 0 ? extra * (order + 1) : 0)
        let references = head + (groups * bits + 7) / 8
        let widths = references + (groups * widthBits + 7) / 8
        let lengths = widths + (groups * lengthBits + 7) / 8
        guard lengths <= data.count else { return "its groups are cut off" }
        var widthReader = BitReader(data.dropFirst(references))
        var lengthReader = BitReader(data.dropFirst(widths))
        var values = 0
        var size = 0
        for group in 0..<groups {
            let width = number(35, 1) + (widthReader.next(widthBits) ?? 0)
            let scaled = lengthReader.next(lengthBits) ?? 0
            let length =
                group == groups - 1 ? number(42, 4) : number(37, 4) + scaled * number(41, 1)
            guard width <= 32, length <= count - values else { return "a group is too long" }
            values += length
            size += width * length
        }
        guard values == count else { return "its groups have \(values) of \(count) values" }
        return (size + 7) / 8 <= data.count - lengths ? nil : "its values are cut off"
    }

    /// Coefficients of a triangular truncation, the low ones of which are not packed.
    private var spectral: String? {
        guard grid.number(at: 12, bytes: 2) == 50, grid.count >= 26 else {
            return "it packs coefficients on a grid"
        }
        let truncation = grid.number(at: 14, bytes: 4)
        guard truncation == grid.number(at: 18, bytes: 4),
            truncation == grid.number(at: 22, bytes: 4), truncation < 10_000,
            points == (truncation + 1) * (truncation + 2)
        else { return "its truncation does not fit its \(points) coefficients" }
        guard representation.number(at: 9, bytes: 2) == 51 else { return simple }
        guard representation.count >= 35, bits <= 32 else { return "its section 5 is wrong" }
        let low = representation.number(at: 24, bytes: 2)
        guard low == representation.number(at: 26, bytes: 2),
            low == representation.number(at: 28, bytes: 2), low <= truncation
        else { return "its unpacked part is wrong" }
        let unpacked = (low + 1) * (low + 2)
        let bytes = representation.number(at: 34, bytes: 1) == 2 ? 8 : 4
        return data.count - 5 < unpacked * bytes + ((points - unpacked) * bits + 7) / 8
            ? "its coefficients are cut off" : nil
    }

    /// The picture's size, by its SIZ marker.
    private var jpeg: String? {
        guard representation.count >= 21 else { return "its section 5 is too short" }
        if bits == 0 || count == 0 { return nil }
        let stream = data.dropFirst(5)
        guard stream.count >= 60, stream.number(at: 0, bytes: 4) == 0xFF4F_FF51 else {
            return "its JPEG 2000 picture has no header"
        }
        let width = stream.number(at: 8, bytes: 4) - stream.number(at: 16, bytes: 4)
        let height = stream.number(at: 12, bytes: 4) - stream.number(at: 20, bytes: 4)
        return width > 0 && height > 0 && width <= count && width * height == count
            ? nil : "its JPEG 2000 picture has \(width) × \(height) of \(count) values"
    }
}
