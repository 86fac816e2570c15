extension ImageBuffer {
    /// Draws contour lines, the heavier ones on top.
    ///
    /// - Parameters:
    ///   - paths: The lines, in pixels.
    ///   - style: Their colours and widths.
    ///   - coverage: A clear one of the picture's size, to work on; it is clear again afterwards.
    public mutating func draw(
        _ paths: [ContourPath], style: ContourStyle, using coverage: inout Coverage
    ) {
        for isMajor in [false, true] {
            for path in paths where path.isMajor == isMajor {
                coverage.stroke(
                    path.points[...], isClosed: path.isClosed,
                    width: isMajor ? style.majorWidth : style.width)
            }
            paint(coverage, style.color)
            coverage.clear()
        }
    }

    /// Draws texts from an atlas, with a halo if its colour is not clear.
    public mutating func draw(
        _ labels: [MapLabel], color: Color, haloColor: Color = .clear, atlas: GlyphAtlas,
        using coverage: inout Coverage
    ) {
        for isHalo in [true, false] where !isHalo || haloColor.alpha > 0 {
            for label in labels {
                coverage.text(
                    label.text, at: label.position, angle: label.angle, fontSize: label.size.y,
                    atlas: atlas, halo: isHalo ? max(1.2, label.size.y / 8) : 0)
            }
            paint(coverage, isHalo ? haloColor : color)
            coverage.clear()
        }
    }

    /// Draws the marks of highs and lows from an atlas.
    public mutating func draw(
        _ marks: [ExtremumLabels.Mark], style: ContourStyle, atlas: GlyphAtlas,
        using coverage: inout Coverage
    ) {
        for isHigh in [true, false] {
            let labels = marks.filter { $0.isHigh == isHigh }
                .flatMap { mark in mark.value.map { [mark.letter, $0] } ?? [mark.letter] }
            draw(
                labels, color: isHigh ? style.highColor : style.lowColor,
                haloColor: style.haloColor, atlas: atlas, using: &coverage)
        }
    }
}
