import Raster

/// Finds a palette's entries for the pixels of a frame.
///
/// Where no entry is close, two are mixed in an ordered 8 × 8 pattern. The pattern stands still on the
/// screen: error diffusion would be finer in one picture, but its grain crawls from frame to frame, and
/// what crawls can't be left out of the next frame.
final class PaletteMapper {
    let palette: Palette
    /// What was found for colours before, at a place by their hash.
    private var known = [Mix](
        repeating: Mix(colour: .max, own: 0, other: 0, share: 0, error: 0), count: 1 << 15)
    private let pattern = PaletteMapper.pattern

    /// How a colour is shown: its nearest entry, the one to mix with, and how much of that.
    private struct Mix {
        var colour: UInt32
        var own: UInt8
        var other: UInt8
        var share: Float
        var error: Int32
    }

    /// Thresholds from 1/128 to 127/128.
    private static let pattern: [Float] = {
        var pattern = [Float](repeating: 0, count: 64)
        for y in 0..<8 {
            for x in 0..<8 {
                var value = 0
                for bit in 0..<3 {
                    let (bx, by) = (x >> bit & 1, y >> bit & 1)
                    value |= (bx ^ by) << (2 * (2 - bit) + 1) | by << (2 * (2 - bit))
                }
                pattern[y * 8 + x] = (Float(value) + 0.5) / 64
            }
        }
        return pattern
    }()

    init(_ palette: Palette) {
        self.palette = palette
    }

    /// The entry of every pixel of a part of a frame, row by row.
    ///
    /// - Returns: the entries, and the mean of the squared distances from what was asked.
    func map(_ frame: ImageBuffer, _ part: PixelRectangle) -> (indices: [UInt8], error: Double) {
        var indices = [UInt8](repeating: 0, count: part.width * part.height)
        var total = 0
        let (r, b) = frame.channels
        frame.withBytes { pixels in
            indices.withUnsafeMutableBufferPointer { indices in
                var last = mix(pixels[r], pixels[1], pixels[b])
                for y in 0..<part.height {
                    let row = ((part.y + y) * frame.width + part.x) * 4
                    let line = ((part.y + y) & 7) << 3
                    for x in 0..<part.width {
                        let at = row + x * 4
                        let (red, green, blue) = (pixels[at + r], pixels[at + 1], pixels[at + b])
                        let colour = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                        if last.colour != colour { last = mix(red, green, blue) }
                        total += Int(last.error)
                        let threshold = pattern[line | ((part.x + x) & 7)]
                        indices[y * part.width + x] =
                            last.share > threshold ? last.other : last.own
                    }
                }
            }
        }
        return (indices, Double(total) / Double(max(1, indices.count)))
    }

    /// How a colour is shown, from before or found now.
    private func mix(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Mix {
        let colour = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        let slot = Int((colour &* 2_654_435_769) >> 17)
        if known[slot].colour == colour { return known[slot] }
        let found = find(colour, Int32(red), Int32(green), Int32(blue))
        known[slot] = found
        return found
    }

    private func find(_ colour: UInt32, _ red: Int32, _ green: Int32, _ blue: Int32) -> Mix {
        let own = palette.nearest(red, green, blue)
        let near = palette.colours[Int(own)]
        let (er, eg, eb) = (
            red - Int32(near.red), green - Int32(near.green), blue - Int32(near.blue)
        )
        let error = Palette.distance(er, eg, eb)
        let alone = Mix(colour: colour, own: own, other: own, share: 0, error: error)
        // Closer than the eye tells apart: no pattern.
        guard error > 24 else { return alone }
        func clamp(_ value: Int32) -> Int32 { min(max(value, 0), 255) }
        // The entry on the other side of the wanted colour.
        let other = palette.nearest(
            clamp(red + 2 * er), clamp(green + 2 * eg), clamp(blue + 2 * eb))
        guard other != own else { return alone }
        let far = palette.colours[Int(other)]
        let (dr, dg, db) = (
            Int32(far.red) - Int32(near.red), Int32(far.green) - Int32(near.green),
            Int32(far.blue) - Int32(near.blue)
        )
        let along = 3 * er * dr + 6 * eg * dg + 2 * eb * db
        let share = Float(along) / Float(Palette.distance(dr, dg, db))
        return Mix(
            colour: colour, own: own, other: other, share: min(max(share, 0), 0.5), error: error)
    }
}
