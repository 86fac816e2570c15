extension Coverage {
    /// Draws a text, centred at a place on the middle of its capitals' height and turned about it.
    ///
    /// - Parameters:
    ///   - text: What to write, in one line.
    ///   - center: Where the middle of the text goes, in pixels.
    ///   - angle: How far the text is turned, in radians clockwise.
    ///   - fontSize: In pixels, at most 1,000.
    ///   - atlas: The letters' shapes.
    ///   - halo: How far around the letters to cover, too, in pixels; 0 for the letters alone.
    public mutating func text(
        _ text: String, at center: SIMD2<Float>, angle: Float = 0, fontSize: Float,
        atlas: GlyphAtlas, halo: Float = 0
    ) {
        guard center.x.isFinite, center.y.isFinite, angle.isFinite, fontSize > 0, fontSize <= 1000,
            abs(center.x) < 1e6, abs(center.y) < 1e6
        else { return }
        let scale = fontSize / atlas.fontSize
        let turn = Maths.sinCos(Double(angle))
        let (sine, cosine) = (Float(turn.sin), Float(turn.cos))
        var pen = -atlas.width(of: text, fontSize: fontSize) / 2
        let base = atlas.capHeight * scale / 2
        // A text that is not turned stays sharp on whole pixels.
        var origin = center
        if angle == 0 {
            origin.x = (center.x + pen).rounded() - pen
            origin.y = (center.y + base).rounded() - base
        }
        for scalar in text.unicodeScalars {
            guard let glyph = atlas.glyph(scalar.value) else { continue }
            let corner = SIMD2(pen, base) + glyph.offset * scale
            let reach = min(max(halo, 0), 20)
            if reach > 0 {
                for step in 0..<12 {
                    let around = Maths.sinCos(Double(step) * .pi / 6)
                    let shift = SIMD2(Float(around.cos), Float(around.sin)) * reach
                    stamp(glyph, atlas, origin + shift, corner, scale, sine, cosine)
                }
            }
            stamp(glyph, atlas, origin, corner, scale, sine, cosine)
            pen += glyph.advance * scale
        }
    }

    /// Draws one glyph whose left top corner is at `corner` from the origin, before turning.
    private mutating func stamp(
        _ glyph: GlyphAtlas.Glyph, _ atlas: GlyphAtlas, _ origin: SIMD2<Float>,
        _ corner: SIMD2<Float>, _ scale: Float, _ sine: Float, _ cosine: Float
    ) {
        let size = SIMD2(Float(glyph.width), Float(glyph.height)) * scale
        guard size.x > 0, size.y > 0 else { return }
        var low = SIMD2<Float>(repeating: .infinity)
        var high = SIMD2<Float>(repeating: -.infinity)
        for place in [
            corner, corner + SIMD2(size.x, 0), corner + SIMD2(0, size.y), corner + size,
        ] {
            let turned =
                origin
                + SIMD2(
                    place.x * cosine - place.y * sine, place.x * sine + place.y * cosine)
            low = pointwiseMin(low, turned)
            high = pointwiseMax(high, turned)
        }
        low = pointwiseMax(low - 1, .zero)
        high = pointwiseMin(high + 1, SIMD2(Float(width), Float(height)))
        guard low.x < high.x, low.y < high.y else { return }
        for row in Int(low.y)..<min(height, Int(high.y) + 1) {
            let columns = Int(low.x)..<min(width, Int(high.x) + 1)
            touch(row: row, columns)
            for column in columns {
                let x = Float(column) + 0.5 - origin.x
                let y = Float(row) + 0.5 - origin.y
                let place = SIMD2(x * cosine + y * sine, y * cosine - x * sine) - corner
                let ink = atlas.ink(of: glyph, at: place / scale - 0.5)
                let byte = UInt8(truncatingIfNeeded: (ink + 8_388_608).bitPattern)
                values[row * width + column] = max(values[row * width + column], byte)
            }
        }
    }
}

extension GlyphAtlas {
    /// The ink between four pixels of a glyph, 0 … 255; none outside.
    @inline(__always)
    func ink(of glyph: Glyph, at place: SIMD2<Float>) -> Float {
        guard place.x > -1, place.y > -1, place.x < Float(glyph.width),
            place.y < Float(glyph.height)
        else { return 0 }
        let corner = place.rounded(.down)
        let part = place - corner
        let (x, y) = (Int(corner.x), Int(corner.y))
        func pixel(_ x: Int, _ y: Int) -> Float {
            guard x >= 0, y >= 0, x < glyph.width, y < glyph.height else { return 0 }
            return Float(ink[(glyph.y + y) * width + glyph.x + x])
        }
        let top = pixel(x, y) * (1 - part.x) + pixel(x + 1, y) * part.x
        let bottom = pixel(x, y + 1) * (1 - part.x) + pixel(x + 1, y + 1) * part.x
        return top * (1 - part.y) + bottom * part.y
    }
}
