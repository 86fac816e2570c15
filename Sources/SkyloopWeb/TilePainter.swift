/// Colours the values of a tile, or of two mixed.
enum TilePainter {
    /// Paints premultiplied pixels, as many as the tile has values.
    ///
    /// Where one of the two is missing the other shows from halfway on, so that nothing is invented.
    static func paint(
        _ first: ValueTile, _ second: ValueTile?, fraction: Float, table: ColorTable,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        let count = first.width * first.height
        guard let second, second.width == first.width, second.height == first.height,
            second.planes.count == first.planes.count
        else {
            paint(count, table, into: pixels) { first.value(at: $0) }
            return
        }
        guard first.planes.count == 1 else {
            paint(count, table, into: pixels) { index in
                let before = first.value(at: index)
                let after = second.value(at: index)
                if before.isNaN || after.isNaN { return fraction < 0.5 ? before : after }
                return before + (after - before) * fraction
            }
            return
        }
        // One plane each: the mix and the place in the table are one sum of two products.
        let (a, b) = (first.planes[0], second.planes[0])
        let rest = 1 - fraction
        let scaleA = a.step * rest * table.rate
        let scaleB = b.step * fraction * table.rate
        let offset = (a.offset * rest + b.offset * fraction - table.start) * table.rate + 0.5
        let last = Float(ColorTable.count - 1)
        a.numbers.withUnsafeBufferPointer { before in
            b.numbers.withUnsafeBufferPointer { after in
                table.colors.withUnsafeBufferPointer { colors in
                    for index in 0..<count {
                        let (x, y) = (before[index], after[index])
                        var place = offset + Float(x) * scaleA + Float(y) * scaleB
                        if x == ValueTile.missing || y == ValueTile.missing {
                            let value = (fraction < 0.5 ? first : second).value(at: index)
                            guard !value.isNaN else {
                                pixels[index] = 0
                                continue
                            }
                            place = (value - table.start) * table.rate + 0.5
                        }
                        place = place > 0 ? (place < last ? place : last) : 0
                        pixels[index] = colors[Int(UInt16(place))]
                    }
                }
            }
        }
    }

    private static func paint(
        _ count: Int, _ table: ColorTable, into pixels: UnsafeMutablePointer<UInt32>,
        _ value: (Int) -> Float
    ) {
        let last = Float(ColorTable.count - 1)
        for index in 0..<count {
            let value = value(index)
            guard !value.isNaN else {
                pixels[index] = 0
                continue
            }
            let place = (value - table.start) * table.rate + 0.5
            pixels[index] = table.colors[Int(place > 0 ? (place < last ? place : last) : 0)]
        }
    }
}
