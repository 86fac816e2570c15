/// Colours the values of a tile, or of two mixed.
enum TilePainter {
    /// Paints premultiplied pixels of some rows, each at its value's place in the tile.
    ///
    /// Where one of the two is missing the other shows from halfway on, so that nothing is invented.
    static func paint(
        _ first: ValueTile, _ second: ValueTile?, fraction: Float, table: ColorTable,
        rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        let rows = rows.clamped(to: 0..<first.height)
        let range = rows.lowerBound * first.width..<rows.upperBound * first.width
        guard let second, second.width == first.width, second.height == first.height,
            second.planes.count == first.planes.count
        else {
            paint(range, table, into: pixels) { first.value(at: $0) }
            return
        }
        guard first.planes.count == 1 else {
            paint(range, table, into: pixels) { index in
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
                    guard let before = before.baseAddress, let after = after.baseAddress,
                        let colors = colors.baseAddress
                    else { return }
                    func slow(_ index: Int) {
                        let value = (fraction < 0.5 ? first : second).value(at: index)
                        guard !value.isNaN else {
                            pixels[index] = 0
                            return
                        }
                        let place = (value - table.start) * table.rate + 0.5
                        pixels[index] = colors[Int(place > 0 ? (place < last ? place : last) : 0)]
                    }
                    // Four at a time; added to 2^23 a number's lowest bits are its whole part.
                    let shift = SIMD4<Float>(repeating: offset - 0.5)
                    let (low, high) = (SIMD4<Float>.zero, SIMD4<Float>(repeating: last))
                    let missing = SIMD4<UInt16>(repeating: ValueTile.missing)
                    var index = range.lowerBound
                    while index + 4 <= range.upperBound {
                        let x = UnsafeRawPointer(before + index).loadUnaligned(
                            as: SIMD4<UInt16>.self)
                        let y = UnsafeRawPointer(after + index).loadUnaligned(
                            as: SIMD4<UInt16>.self)
                        if any((x .== missing) .| (y .== missing)) {
                            for part in index..<index + 4 {
                                if before[part] == ValueTile.missing
                                    || after[part] == ValueTile.missing
                                {
                                    slow(part)
                                    continue
                                }
                                let sum =
                                    offset + Float(before[part]) * scaleA
                                    + Float(after[part]) * scaleB
                                pixels[part] =
                                    colors[
                                        Int(sum > 0 ? (sum < last ? sum : last) : 0)]
                            }
                        } else {
                            var place = shift + numbers(x) * scaleA + numbers(y) * scaleB
                            place.replace(with: low, where: place .< low)
                            place.replace(with: high, where: place .> high)
                            let bits = unsafeBitCast(
                                place + 8_388_608, to: SIMD4<UInt32>.self)
                            pixels[index] = colors[Int(bits[0] & 0xFFFF)]
                            pixels[index + 1] = colors[Int(bits[1] & 0xFFFF)]
                            pixels[index + 2] = colors[Int(bits[2] & 0xFFFF)]
                            pixels[index + 3] = colors[Int(bits[3] & 0xFFFF)]
                        }
                        index += 4
                    }
                    while index < range.upperBound {
                        let (x, y) = (before[index], after[index])
                        if x == ValueTile.missing || y == ValueTile.missing {
                            slow(index)
                        } else {
                            let sum = offset + Float(x) * scaleA + Float(y) * scaleB
                            pixels[index] = colors[Int(sum > 0 ? (sum < last ? sum : last) : 0)]
                        }
                        index += 1
                    }
                }
            }
        }
    }

    /// Takes the outermost rows of the world over into those beyond it, which have no values.
    ///
    /// A globe's poles are drawn from them.
    static func extend(
        _ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, rows: Range<Int>, isTop: Bool,
        isBottom: Bool
    ) {
        guard rows.count > 1 else { return }
        if isTop, rows.lowerBound == 0 {
            pixels.update(from: pixels + width, count: width)
        }
        if isBottom {
            let last = pixels + (rows.upperBound - 1) * width
            last.update(from: last - width, count: width)
        }
    }

    /// Numbers below 2^23 as floats, by their bits: a conversion of vectors would be one by one.
    @inline(__always)
    private static func numbers(_ whole: SIMD4<UInt16>) -> SIMD4<Float> {
        let bits = SIMD4<UInt32>(truncatingIfNeeded: whole) | 0x4B00_0000
        return unsafeBitCast(bits, to: SIMD4<Float>.self) - 8_388_608
    }

    private static func paint(
        _ range: Range<Int>, _ table: ColorTable, into pixels: UnsafeMutablePointer<UInt32>,
        _ value: (Int) -> Float
    ) {
        let last = Float(ColorTable.count - 1)
        for index in range {
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
