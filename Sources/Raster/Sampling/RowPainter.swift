/// Turns a picture row's numbers into pixels.
struct RowPainter {
    let colors: ColorTable
    let table: UnsafePointer<UInt32>
    let over: Bool

    func paint(
        _ row: FieldSampler.Row, count: Int,
        into out: UnsafeMutablePointer<UInt32>, coverage: ArraySlice<UInt8>?, format: PixelFormat
    ) {
        let (values, types) = (row.values, row.mask)
        guard over || coverage != nil || types != nil else {
            colors.axis.look(row, count: count, in: table, into: out)
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
    ///
    /// The numbers are turned into entries where they lie, in loops that the compiler makes vectors of.
    /// Tables have `tableSize` entries, so that no number can lead out of them.
    @inline(__always)
    func look<Entry: BitwiseCopyable>(
        _ row: FieldSampler.Row, count: Int, in table: UnsafePointer<Entry>,
        into out: UnsafeMutablePointer<Entry>
    ) {
        let (values, entries) = (row.values, UnsafeMutableRawPointer(row.values))
        var index = 0
        if isLogarithmic {
            while index < count {
                let value = values[index]
                let entry = value * 0 == 0 ? logarithmicIndex(value) : 0
                entries.storeBytes(of: entry, toByteOffset: index &* 4, as: UInt32.self)
                index &+= 1
            }
        } else if row.mayMiss {
            while index < count {
                let value = values[index]
                let entry = value * 0 == 0 ? linearIndex(value) : 0
                entries.storeBytes(of: entry, toByteOffset: index &* 4, as: UInt32.self)
                index &+= 1
            }
        } else {
            while index < count {
                let entry = linearIndex(values[index])
                entries.storeBytes(of: entry, toByteOffset: index &* 4, as: UInt32.self)
                index &+= 1
            }
        }
        let found = UnsafePointer(entries.assumingMemoryBound(to: UInt32.self))
        index = 0
        while index < count {
            out[index] = table[Int(truncatingIfNeeded: found[index])]
            index &+= 1
        }
    }
}
