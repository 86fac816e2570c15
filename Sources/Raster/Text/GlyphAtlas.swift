/// Letters and digits as small pictures, which the host draws once with its own fonts.
///
/// The portable core has no fonts: natively Pango fills an atlas, in the browser a canvas does. Text that is not in
/// one is left to the host, too: contours, extrema and legends give their texts with place and angle.
public struct GlyphAtlas: Sendable {
    /// One letter.
    public struct Glyph: Equatable, Sendable {
        /// The Unicode scalar.
        public let scalar: UInt32
        /// The left edge of its picture in the atlas, in pixels.
        public let x: Int
        /// The top edge.
        public let y: Int
        /// The picture's width.
        public let width: Int
        /// The picture's height.
        public let height: Int
        /// From the pen's place on the base line to the left top corner of the picture, in pixels right and down.
        public let offset: SIMD2<Float>
        /// How far the pen moves on, in pixels.
        public let advance: Float

        /// Makes a glyph.
        public init(
            scalar: UInt32, x: Int, y: Int, width: Int, height: Int, offset: SIMD2<Float>,
            advance: Float
        ) {
            self.scalar = scalar
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.offset = offset
            self.advance = advance
        }
    }

    /// The font size that the pictures are drawn at, in pixels.
    public let fontSize: Float

    /// The height of digits and capitals above the base line, in pixels.
    public let capHeight: Float

    /// Pixels across.
    public let width: Int

    /// Pixels down.
    public let height: Int

    /// How much ink is on each pixel, 0 … 255, row by row.
    let ink: [UInt8]

    /// The glyphs, by scalar.
    let glyphs: [Glyph]

    /// Takes a host's picture of letters.
    ///
    /// Glyphs that do not lie inside the picture or have no finite metrics are left out.
    public init(
        fontSize: Float, capHeight: Float, width: Int, height: Int, ink: [UInt8], glyphs: [Glyph]
    ) {
        let size = width.multipliedReportingOverflow(by: height)
        let isSound =
            width > 0 && height > 0 && !size.overflow && size.partialValue == ink.count
            && fontSize > 0 && fontSize.isFinite && capHeight.isFinite
        self.fontSize = isSound ? fontSize : 1
        self.capHeight = isSound ? capHeight : 0
        self.width = width
        self.height = height
        self.ink = ink
        self.glyphs =
            !isSound
            ? []
            : glyphs.filter {
                $0.x >= 0 && $0.y >= 0 && $0.width >= 0 && $0.height >= 0 && $0.width <= width
                    && $0.height <= height && $0.x <= width - $0.width
                    && $0.y <= height - $0.height && abs($0.offset.x) < 1e4
                    && abs($0.offset.y) < 1e4 && abs($0.advance) < 1e4
            }.sorted { $0.scalar < $1.scalar }
    }

    /// The glyph of a scalar, or nil.
    func glyph(_ scalar: UInt32) -> Glyph? {
        var (low, high) = (0, glyphs.count)
        while low < high {
            let middle = (low + high) / 2
            if glyphs[middle].scalar < scalar { low = middle + 1 } else { high = middle }
        }
        return low < glyphs.count && glyphs[low].scalar == scalar ? glyphs[low] : nil
    }

    /// The width of a text at a font size, in pixels; letters that the atlas lacks have none.
    public func width(of text: String, fontSize: Float) -> Float {
        var sum: Float = 0
        for scalar in text.unicodeScalars { sum += glyph(scalar.value)?.advance ?? 0 }
        return sum * fontSize / self.fontSize
    }
}
