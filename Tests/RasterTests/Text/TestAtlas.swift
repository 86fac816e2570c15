import Raster

/// A font of digits, drawn by hand on 5 × 7 dots, for tests.
enum TestAtlas {
    private static let letters: [(Character, [String])] = [
        ("0", [".###.", "#...#", "#..##", "#.#.#", "##..#", "#...#", ".###."]),
        ("1", ["..#..", ".##..", "..#..", "..#..", "..#..", "..#..", ".###."]),
        ("2", [".###.", "#...#", "....#", "..##.", ".#...", "#....", "#####"]),
        ("3", [".###.", "#...#", "....#", "..##.", "....#", "#...#", ".###."]),
        ("4", ["...#.", "..##.", ".#.#.", "#..#.", "#####", "...#.", "...#."]),
        ("5", ["#####", "#....", "####.", "....#", "....#", "#...#", ".###."]),
        ("6", [".###.", "#....", "####.", "#...#", "#...#", "#...#", ".###."]),
        ("7", ["#####", "....#", "...#.", "..#..", "..#..", ".#...", ".#..."]),
        ("8", [".###.", "#...#", "#...#", ".###.", "#...#", "#...#", ".###."]),
        ("9", [".###.", "#...#", "#...#", ".####", "....#", "....#", ".###."]),
        ("-", [".....", ".....", ".....", "#####", ".....", ".....", "....."]),
        (".", [".....", ".....", ".....", ".....", ".....", ".##..", ".##.."]),
        ("H", ["#...#", "#...#", "#...#", "#####", "#...#", "#...#", "#...#"]),
        ("L", ["#....", "#....", "#....", "#....", "#....", "#....", "#####"]),
    ]

    /// The atlas: type of 20 pixels, each dot two pixels wide and high.
    static let atlas: GlyphAtlas = {
        let (width, height) = (letters.count * 12, 16)
        var ink = [UInt8](repeating: 0, count: width * height)
        var glyphs: [GlyphAtlas.Glyph] = []
        for (index, (character, rows)) in letters.enumerated() {
            for (y, row) in rows.enumerated() {
                for (x, dot) in row.enumerated() where dot == "#" {
                    for corner in 0..<4 {
                        let place = (1 + 2 * y + corner / 2, 12 * index + 1 + 2 * x + corner % 2)
                        ink[place.0 * width + place.1] = 255
                    }
                }
            }
            glyphs.append(
                GlyphAtlas.Glyph(
                    scalar: character.unicodeScalars.first?.value ?? 0, x: 12 * index, y: 0,
                    width: 12, height: 16, offset: SIMD2(-1, -15), advance: 12))
        }
        return GlyphAtlas(
            fontSize: 20, capHeight: 14, width: width, height: height, ink: ink, glyphs: glyphs)
    }()
}
