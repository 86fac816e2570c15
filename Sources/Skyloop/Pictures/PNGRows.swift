import Raster

/// The rows of a part of a picture, filtered as PNG does before it compresses.
enum PNGRows {
    /// The rows, each with the filter's number before it.
    ///
    /// For each row the filter is taken whose bytes are nearest to 0, which compresses best more often than
    /// not (the rule that the PNG specification gives).
    static func filtered(
        _ image: ImageBuffer, _ part: PixelRectangle, kind: PNGColorKind
    ) -> [UInt8] {
        let size = kind.size
        let length = part.width * size
        var above = [UInt8](repeating: 0, count: length)
        var row = above
        var candidates = [[UInt8]](repeating: above, count: 4)
        var rows: [UInt8] = []
        rows.reserveCapacity((length + 1) * part.height)
        for y in 0..<part.height {
            straight(image, part, y, kind, into: &row)
            var (best, bestSum) = (0, Int.max)
            for filter in 0..<4 {
                let sum = apply(filter, row, above, size, into: &candidates[filter])
                if sum < bestSum { (best, bestSum) = (filter, sum) }
            }
            // Filters 0, 1, 2 and 4: none, left, above, Paeth.
            rows.append(best == 3 ? 4 : UInt8(best))
            rows += candidates[best]
            swap(&row, &above)
        }
        return rows
    }

    /// Writes a row in straight colours.
    private static func straight(
        _ image: ImageBuffer, _ part: PixelRectangle, _ y: Int, _ kind: PNGColorKind,
        into row: inout [UInt8]
    ) {
        let start = (part.y + y) * image.width + part.x
        let format = image.format
        row.withUnsafeMutableBufferPointer { row in
            image.pixels.withUnsafeBufferPointer { pixels in
                var at = 0
                for x in 0..<part.width {
                    let color = format.color(pixels[start + x])
                    row[at] = color.red
                    row[at + 1] = color.green
                    row[at + 2] = color.blue
                    if kind == .rgba { row[at + 3] = color.alpha }
                    at += kind.size
                }
            }
        }
    }

    /// Filters a row and gives the sum of its bytes, taken as signed.
    private static func apply(
        _ filter: Int, _ row: [UInt8], _ above: [UInt8], _ size: Int, into target: inout [UInt8]
    ) -> Int {
        var sum = 0
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                target.withUnsafeMutableBufferPointer { target in
                    for index in row.indices {
                        let left = index >= size ? row[index - size] : 0
                        let value: UInt8
                        switch filter {
                        case 0: value = row[index]
                        case 1: value = row[index] &- left
                        case 2: value = row[index] &- above[index]
                        default:
                            let corner = index >= size ? above[index - size] : 0
                            value = row[index] &- paeth(left, above[index], corner)
                        }
                        target[index] = value
                        sum += Int(Int8(bitPattern: value).magnitude)
                    }
                }
            }
        }
        return sum
    }

    /// Paeth's predictor: whichever neighbour is nearest to left + above - corner.
    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let (a, b, c) = (Int(left), Int(above), Int(corner))
        let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
        if pa <= pb && pa <= pc { return left }
        return pb <= pc ? above : corner
    }
}
