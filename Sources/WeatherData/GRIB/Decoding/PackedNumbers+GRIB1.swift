extension PackedNumbers {
    /// Reads a GRIB 1 message in simple packing; nil where ecCodes is to decode.
    ///
    /// - Parameters:
    ///   - message: A message whose sizes have been found to agree.
    ///   - points: How many points its grid has.
    init?(first message: [UInt8], points: Int) {
        func length(_ place: Int) -> Int { message[place..<place + 3].number(at: 0, bytes: 3) }
        // Long messages count their length otherwise.
        guard message[4] & 0x80 == 0 else { return nil }
        let flags = message[15]
        var place = 8 + length(8)
        if flags & 0x80 != 0 { place += length(place) }
        var bitmap: Range<Int>?
        if flags & 0x40 != 0 {
            // A bitmap of a number is in a list that isn't here.
            guard message[place + 4] == 0, message[place + 5] == 0 else { return nil }
            bitmap = place + 6..<place + length(place)
            guard let range = bitmap, range.count * 8 >= points else { return nil }
            place += length(place)
        }
        let section = message[place..<place + length(place)]
        let bits = Int(message[place + 10])
        // Grid points in simple packing, without additional flags; constant fields have no numbers.
        guard message[place + 3] & 0xF0 == 0, (1...32).contains(bits),
            let scaling = Scaling(
                reference: Self.ibm(section.number(at: 6, bytes: 4)),
                binary: section.signed(at: 4, bytes: 2),
                decimal: message[8..<36].signed(at: 26, bytes: 2))
        else { return nil }
        packing = .simple(bits: bits, scaling)
        data = place + 11..<section.endIndex
        self.points = points
        self.bitmap = bitmap
        if let bitmap {
            count = (0..<points).count {
                message[bitmap.lowerBound + $0 >> 3] >> UInt8(7 - $0 & 7) & 1 == 1
            }
        } else {
            count = points
        }
        let unused = Int(message[place + 3] & 0x0F)
        guard (data.count * 8 - unused) / bits == count else { return nil }
    }

    /// A number of IBM's: sign, power of 16, and a fraction of 24 bits.
    static func ibm(_ word: Int) -> Double {
        let size = Double(word & 0xFF_FFFF) * Scaling.power(16, (word >> 24 & 0x7F) - 70)
        return word & 0x8000_0000 == 0 ? size : -size
    }
}
