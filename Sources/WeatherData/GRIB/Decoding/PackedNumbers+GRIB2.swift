extension PackedNumbers {
    /// Reads section 5 of a GRIB 2 field; nil where ecCodes is to decode.
    ///
    /// - Parameter check: The field, whose sizes have been found to agree.
    init?(_ check: GRIB2Check) {
        let section = check.representation
        count = section.number(at: 5, bytes: 4)
        points = check.points
        data = check.data.startIndex + 5..<check.data.endIndex
        switch check.bitmap[check.bitmap.startIndex + 5] {
        case 0: bitmap = check.bitmap.startIndex + 6..<check.bitmap.endIndex
        case 255 where count == points: bitmap = nil
        default: return nil
        }
        guard let packing = Self.packing(section, count: count, bytes: data.count) else {
            return nil
        }
        self.packing = packing
    }

    private static func packing(
        _ section: ArraySlice<UInt8>, count: Int, bytes: Int
    ) -> Packing? {
        let template = section.number(at: 9, bytes: 2)
        if template == 4 {
            let bits = section.number(at: 11, bytes: 1) == 1 ? 32 : 64
            return count <= bytes * 8 / bits ? .ieee(bits: bits) : nil
        }
        guard section.count >= 20, let scaling = Scaling(section) else { return nil }
        let bits = section.number(at: 19, bytes: 1)
        switch template {
        case 0:
            // Constant fields have no numbers.
            guard (1...32).contains(bits), count <= bytes * 8 / bits else { return nil }
            return .simple(bits: bits, scaling)
        case 2, 3:
            return ComplexPacking(section, isDifferenced: template == 3).map {
                .complex($0, scaling)
            }
        case 42:
            return CCSDSPacking(section).map { .ccsds($0, scaling) }
        default:
            return nil
        }
    }
}
