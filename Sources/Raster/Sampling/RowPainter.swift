/// Turns a picture row's numbers into pixels.
struct RowPainter {
    let colors: ColorTable
    let table: UnsafePointer<UInt32>
    let over: Bool

    func paint(
        _ values: UnsafeMutablePointer<Float>, typed types: UnsafePointer<Float>?, count: Int,
        into out: UnsafeMutablePointer<UInt32>, coverage: ArraySlice<UInt8>?, format: PixelFormat
    ) {
        guard over || coverage != nil || types != nil else {
            colors.axis.look(values, count: count, in: table, into: out)
            return
        }
        let start = coverage?.startIndex ?? 0
        for index in 0..<count {
            var pixel = table[colors.axis.index(of: values[index])]
            if let types {
                for mask in colors.masks where mask.values.contains(types[index]) {
                    pixel = mask.table.pixels[mask.table.axis.index(of: values[index])]
                    break
                }
            }
            if let coverage { pixel = format.scaled(pixel, by: coverage[start + index]) }
            out[index] = over ? format.composite(pixel, over: out[index]) : pixel
        }
    }
}

extension TableAxis {
    /// Looks up a row: the entry of each number, in any table that this axis belongs to.
    @inline(__always)
    func look<Entry: BitwiseCopyable>(
        _ values: UnsafeMutablePointer<Float>, count: Int, in table: UnsafePointer<Entry>,
        into out: UnsafeMutablePointer<Entry>
    ) {
        var index = 0
        while index + 4 <= count {
            let entries = indices(of: values.four(index))
            out[index] = table[Int(truncatingIfNeeded: entries[0])]
            out[index + 1] = table[Int(truncatingIfNeeded: entries[1])]
            out[index + 2] = table[Int(truncatingIfNeeded: entries[2])]
            out[index + 3] = table[Int(truncatingIfNeeded: entries[3])]
            index += 4
        }
        while index < count {
            out[index] = table[self.index(of: values[index])]
            index += 1
        }
    }
}
