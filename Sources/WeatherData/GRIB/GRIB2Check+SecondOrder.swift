extension GRIB2Check {
    /// ECMWF's own second-order packing (template 50002): tables of the groups' widths, lengths and references, and then
    /// the values, after the first ones and the least difference, which section 5 holds.
    var secondOrder: String? {
        guard representation.count >= 33 else { return "its section 5 is too short" }
        func number(_ offset: Int, _ bytes: Int) -> Int {
            representation.number(at: offset, bytes: bytes)
        }
        let groups = number(21, 4)
        let packed = number(25, 4)
        let order = number(32, 1)
        let referenceBits = number(20, 1)
        let widthBits = number(29, 1)
        let lengthBits = number(30, 1)
        guard bits <= 32, referenceBits <= 32, widthBits <= 6, lengthBits <= 32 else {
            return "its bit counts are wrong"
        }
        guard order <= 3, order <= count else {
            return "its spatial differencing is of order \(order)"
        }
        if order > 0 {
            guard representation.count >= 34, number(33, 1) <= 32,
                representation.count >= 34 + ((order + 1) * number(33, 1) + 7) / 8
            else { return "its first values are cut off" }
        }
        // Rows that run to and fro are turned by the grid's numbers of rows and columns.
        let isRectangle =
            grid.count >= 38
            && grid.number(at: 30, bytes: 4) * grid.number(at: 34, bytes: 4) == points
        guard number(31, 1) == 0 || isRectangle else { return "its rows are not those of its grid" }
        guard (1...max(count, 1)).contains(groups), packed == count - order else {
            return "it has \(groups) groups and \(packed) packed values of \(count)"
        }
        let lengths = 5 + (groups * widthBits + 7) / 8
        let references = lengths + (groups * lengthBits + 7) / 8
        let values = references + (groups * referenceBits + 7) / 8
        guard values <= data.count else { return "its groups are cut off" }
        var widthReader = BitReader(data.dropFirst(5))
        var lengthReader = BitReader(data.dropFirst(lengths))
        var total = 0
        var size = 0
        for _ in 0..<groups {
            let width = widthReader.next(widthBits) ?? 0
            let length = lengthReader.next(lengthBits) ?? 0
            guard width <= 32, length <= packed - total else { return "a group is too long" }
            total += length
            size += width * length
        }
        guard total == packed else { return "its groups have \(total) of \(packed) values" }
        return (size + 7) / 8 <= data.count - values ? nil : "its values are cut off"
    }
}
