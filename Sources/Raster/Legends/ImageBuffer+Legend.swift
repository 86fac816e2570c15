extension ImageBuffer {
    /// Draws a legend with its left top corner at a place.
    ///
    /// - Parameters:
    ///   - legend: What to draw.
    ///   - corner: The place of its left top corner, in pixels.
    ///   - titleColor: The colour of titles.
    ///   - labelColor: The colour of numbers and words.
    ///   - atlas: The type; nil leaves the texts to the host.
    ///   - coverage: A clear one of the picture's size, to work on; it is clear again afterwards.
    public mutating func draw(
        _ legend: LegendLayout, at corner: SIMD2<Float>, titleColor: Color, labelColor: Color,
        atlas: GlyphAtlas?, using coverage: inout Coverage
    ) {
        guard abs(corner.x) < 1e6, abs(corner.y) < 1e6 else { return }
        let corner = corner.rounded(.toNearestOrAwayFromZero)
        for bar in legend.bars {
            let place = corner + SIMD2(bar.x, bar.y)
            let size = SIMD2(Float(bar.colors.count), bar.height)
            coverage.fill(Self.roundedBox(place, size, radius: bar.rounded ? bar.height / 2 : 0))
            paint(coverage, columns: bar.colors, from: Int(place.x.rounded()))
            coverage.clear()
        }
        for dot in legend.dots {
            coverage.disc(at: corner + dot.center, radius: dot.radius)
            paint(coverage, dot.color)
            coverage.clear()
        }
        guard let atlas else { return }
        func moved(_ labels: [MapLabel]) -> [MapLabel] {
            labels.map { MapLabel(text: $0.text, position: $0.position + corner, size: $0.size) }
        }
        draw(moved(legend.titles), color: titleColor, atlas: atlas, using: &coverage)
        draw(
            moved(legend.ticks.map { $0.label } + legend.words), color: labelColor, atlas: atlas,
            using: &coverage)
    }

    /// Paints shapes with a colour for each column.
    private mutating func paint(_ coverage: Coverage, columns: [Color], from left: Int) {
        for row in 0..<min(height, coverage.height) {
            for x in coverage.touched[row] {
                let column = Int(x) - left
                guard columns.indices.contains(column), Int(x) < width else { continue }
                let covered = UInt32(coverage.values[row * coverage.width + Int(x)])
                let color = columns[column]
                pixels[row * width + Int(x)] = format.over(
                    pixels[row * width + Int(x)], color,
                    alpha: PixelFormat.scaled(covered, UInt32(color.alpha)))
            }
        }
    }

    /// A box with round corners.
    private static func roundedBox(
        _ corner: SIMD2<Float>, _ size: SIMD2<Float>, radius: Float
    ) -> [SIMD2<Float>] {
        let radius = min(radius, min(size.x, size.y) / 2)
        guard radius > 0 else {
            return [
                corner, corner + SIMD2(size.x, 0), corner + size, corner + SIMD2(0, size.y),
            ]
        }
        let middles = [
            SIMD2(size.x - radius, radius), SIMD2(size.x - radius, size.y - radius),
            SIMD2(radius, size.y - radius), SIMD2(radius, radius),
        ]
        var points: [SIMD2<Float>] = []
        for (index, middle) in middles.enumerated() {
            for step in 0...8 {
                let turn = Maths.sinCos(.pi / 2 * (Double(index) - 1 + Double(step) / 8))
                points.append(corner + middle + SIMD2(Float(turn.cos), Float(turn.sin)) * radius)
            }
        }
        return points
    }
}
