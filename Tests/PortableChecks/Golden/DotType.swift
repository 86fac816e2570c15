import Raster

/// A font of a few letters on 5 × 7 dots, for pictures that need no host.
enum DotType {
    /// For each letter its rows from the top, five bits each.
    private static let letters: [(scalar: UInt8, rows: [UInt8])] = [
        (48, [14, 17, 19, 21, 25, 17, 14]), (49, [4, 12, 4, 4, 4, 4, 14]),
        (50, [14, 17, 1, 6, 8, 16, 31]), (51, [14, 17, 1, 6, 1, 17, 14]),
        (52, [2, 6, 10, 18, 31, 2, 2]), (53, [31, 16, 30, 1, 1, 17, 14]),
        (54, [14, 16, 30, 17, 17, 17, 14]), (55, [31, 1, 2, 4, 4, 8, 8]),
        (56, [14, 17, 17, 14, 17, 17, 14]), (57, [14, 17, 17, 15, 1, 17, 14]),
        (45, [0, 0, 0, 31, 0, 0, 0]), (46, [0, 0, 0, 0, 0, 12, 12]),
        (72, [17, 17, 17, 31, 17, 17, 17]), (76, [16, 16, 16, 16, 16, 16, 31]),
        (67, [14, 17, 16, 16, 16, 17, 14]), (70, [31, 16, 16, 30, 16, 16, 16]),
        (32, [0, 0, 0, 0, 0, 0, 0]),
    ]

    /// Type of 10 pixels, a pixel for each dot.
    static let atlas: GlyphAtlas = {
        let (width, height) = (letters.count * 7, 9)
        var ink = [UInt8](repeating: 0, count: width * height)
        var glyphs: [GlyphAtlas.Glyph] = []
        for (index, letter) in letters.enumerated() {
            for (y, row) in letter.rows.enumerated() {
                for x in 0..<5 where row & 16 >> UInt8(x) > 0 {
                    ink[(y + 1) * width + index * 7 + 1 + x] = 255
                }
            }
            glyphs.append(
                GlyphAtlas.Glyph(
                    scalar: UInt32(letter.scalar), x: index * 7, y: 0, width: 7, height: 9,
                    offset: SIMD2(-1, -8), advance: 6))
        }
        return GlyphAtlas(
            fontSize: 10, capHeight: 7, width: width, height: height, ink: ink, glyphs: glyphs)
    }()
}
