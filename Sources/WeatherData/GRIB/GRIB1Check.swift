/// Looks whether a GRIB 1 message's sections agree, before ecCodes decodes them.
enum GRIB1Check {
    /// What doesn't agree; nil where all is well.
    static func problem(_ message: [UInt8]) -> String? {
        let end = message.count - 4
        func length(_ place: Int) -> Int? {
            place >= 0 && place + 3 <= end
                ? message[place..<place + 3].number(at: 0, bytes: 3) : nil
        }
        guard let first = length(8), first >= 28, 8 + first <= end else {
            return "section 1 is wrong"
        }
        let flags = message[15]
        var place = 8 + first
        let grid = place
        if flags & 0x80 != 0 {
            guard let size = length(place), size >= 32, place + size <= end else {
                return "section 2 is wrong"
            }
            place += size
        }
        if flags & 0x40 != 0 {
            guard let bitmap = length(place), bitmap >= 6, place + bitmap <= end else {
                return "section 3 is wrong"
            }
            let unused = Int(message[place + 3])
            guard unused < 16, (bitmap - 6) * 8 >= unused else { return "its bitmap is wrong" }
            place += bitmap
        }
        guard place + 11 <= end, let data = length(place) else { return "section 4 is cut off" }
        // Longer messages count their length differently.
        let isLarge = message[4] & 0x80 != 0
        guard isLarge || (data >= 11 && place + data <= end) else { return "section 4 is wrong" }
        if let endless = endless(in: message) { return endless }
        let bits = message[place + 10]
        guard bits <= 56 else { return "it has \(bits) bits a value" }
        guard !isLarge, flags & 0x80 != 0 else { return nil }
        let section = message[place..<place + data]
        if section[place + 3] & 0x80 != 0 {
            return spectral(message[grid..<grid + 32], section)
        }
        if section[place + 3] & 0x40 != 0 {
            return secondOrder(
                message[grid..<grid + 32], section, hasBitmap: flags & 0x40 != 0)
        }
        return nil
    }

    /// What ecCodes would go round in without end, even to tell a grid; nil where there is nothing of it.
    ///
    /// A binary scale of -32767 stands for a field that is missing as a whole; on a Gaussian grid ecCodes asks its values how
    /// many points it has, and its points how many values.
    static func endless(in message: [UInt8]) -> String? {
        var place = 8
        let flags = message.count > 15 ? message[15] : 0
        var isGaussian = false
        for (section, isThere) in [true, flags & 0x80 != 0, flags & 0x40 != 0].enumerated()
        where isThere {
            guard place + 6 <= message.count else { return nil }
            if section == 1 { isGaussian = [4, 14, 24, 34].contains(message[place + 5]) }
            place += message[place..<place + 3].number(at: 0, bytes: 3)
        }
        guard isGaussian, place + 11 <= message.count else { return nil }
        return message[place...].number(at: 4, bytes: 2) == 0xFFFF && message[place + 10] != 0
            ? "its Gaussian grid has no values" : nil
    }

    /// Coefficients of a triangular truncation, the low ones of which are not packed.
    private static func spectral(
        _ grid: ArraySlice<UInt8>, _ data: ArraySlice<UInt8>
    ) -> String? {
        let truncation = grid.number(at: 6, bytes: 2)
        guard truncation == grid.number(at: 8, bytes: 2),
            truncation == grid.number(at: 10, bytes: 2), truncation < 10_000
        else { return "its truncation is not triangular" }
        let bits = data.number(at: 10, bytes: 1)
        var unpacked = 1
        var head = 15
        if data[data.startIndex + 3] & 0x40 != 0 {
            guard data.count >= 18 else { return "section 4 is too short" }
            let low = data.number(at: 15, bytes: 1)
            guard low == data.number(at: 16, bytes: 1), low == data.number(at: 17, bytes: 1),
                low <= truncation
            else { return "its unpacked part is wrong" }
            unpacked = (low + 1) * (low + 2)
            head = 18 + unpacked * 4
        }
        let packed = max((truncation + 1) * (truncation + 2) - unpacked, 0)
        return data.count < head + packed * bits / 8 ? "its coefficients are cut off" : nil
    }

    /// Second-order packing: the sizes of its groups' tables.
    private static func secondOrder(
        _ grid: ArraySlice<UInt8>, _ data: ArraySlice<UInt8>, hasBitmap: Bool
    ) -> String? {
        guard data.count >= 21 else { return "section 4 is too short" }
        let width = grid.number(at: 6, bytes: 2)
        let height = grid.number(at: 8, bytes: 2)
        let first = data.number(at: 11, bytes: 2) - 1
        let second = data.number(at: 14, bytes: 2) - 1
        let groups = data.number(at: 16, bytes: 2)
        let flags = data[data.startIndex + 13]
        guard first >= 21, first <= data.count, second <= data.count else {
            return "its groups are cut off"
        }
        // Two bytes for the number of values, less those that start spatial differencing.
        let values = data.number(at: 18, bytes: 2)
        guard hasBitmap || (width * height - values) & 0xFFFF <= 3 else {
            return "it has \(values) values for \(width) × \(height) points"
        }
        // Neither widths of each group nor a bitmap of groups: each row is one.
        let isRowByRow = flags & 0x38 == 0x10
        if isRowByRow, groups != height, groups != width {
            return "it has \(groups) groups for \(height) rows"
        }
        return groups <= max(width * height, 1) ? nil : "it has more groups than values"
    }
}
