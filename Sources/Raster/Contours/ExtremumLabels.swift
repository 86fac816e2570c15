/// How the centres of highs and lows are marked: a letter, and the value under it.
public struct ExtremumLabels: Sendable {
    /// The letter of a high.
    public var high = "H"

    /// The letter of a low.
    public var low = "L"

    /// The height of the letter's type, in pixels.
    public var letterSize: Float = 22

    /// The height of the value's type, in pixels.
    public var valueSize: Float = 12

    /// The free space around a mark, in pixels.
    public var padding: Float = 6

    /// How far a mark may be moved aside where its place is taken, in pixels.
    public var reach: Float = 0

    /// Gives the text of a value; an empty one leaves the letter alone.
    public var text: @Sendable (Float) -> String

    /// Gives the width of a text, in pixels, at a font size.
    public var measure: @Sendable (String, Float) -> Float

    /// A mark that found room.
    public struct Mark: Equatable, Sendable {
        /// Whether it is a high.
        public let isHigh: Bool
        /// The letter.
        public let letter: MapLabel
        /// The value, or nil.
        public let value: MapLabel?
    }

    /// Makes marks with texts and widths by functions.
    public init(
        text: @escaping @Sendable (Float) -> String = { NumberText.fixed(Double($0)) },
        measure: @escaping @Sendable (String, Float) -> Float
    ) {
        self.text = text
        self.measure = measure
    }

    /// Makes marks that are drawn from an atlas.
    public init(
        atlas: GlyphAtlas,
        text: @escaping @Sendable (Float) -> String = { NumberText.fixed(Double($0)) }
    ) {
        self.init(text: text) { atlas.width(of: $0, fontSize: $1) }
    }

    /// Marks centres where there is room, in the order given; the most outstanding should come first.
    ///
    /// - Parameters:
    ///   - extrema: The centres, in grid positions.
    ///   - space: The room on the picture; the marks' is taken out of it.
    ///   - position: Gives the places of a grid position on the picture, one for each world copy, in pixels.
    public func place(
        _ extrema: [Extremum], in space: inout LabelSpace,
        position: (SIMD2<Float>) -> [SIMD2<Float>]
    ) -> [Mark] {
        var marks: [Mark] = []
        for extremum in extrema {
            for place in position(extremum.position) {
                let letter = extremum.isHigh ? high : low
                let text = self.text(extremum.value)
                let sizes = SIMD2(measure(letter, letterSize), measure(text, valueSize))
                // The letter's middle is the place itself, or beside it; the value stands under it.
                let tall = text.utf8.isEmpty ? letterSize : letterSize + valueSize * 1.3
                let size = SIMD2(max(sizes.x, sizes.y, tall), tall)
                func takes(_ place: SIMD2<Float>) -> Bool {
                    let middle = place + SIMD2(0, (tall - letterSize) / 2)
                    return space.take(
                        MapLabel(text: letter, position: middle, size: size), padding: padding)
                }
                guard let place = places(around: place, in: space).first(where: takes) else {
                    continue
                }
                let under = letterSize * 0.42 + valueSize * 0.72
                marks.append(
                    Mark(
                        isHigh: extremum.isHigh,
                        letter: MapLabel(
                            text: letter, position: place, size: SIMD2(sizes.x, letterSize)),
                        value: text.utf8.isEmpty
                            ? nil
                            : MapLabel(
                                text: text, position: place + SIMD2(0, under),
                                size: SIMD2(sizes.y, valueSize))))
            }
        }
        return marks
    }

    /// Where a mark may stand: at its place, else around it, the nearer first.
    private func places(around place: SIMD2<Float>, in space: LabelSpace) -> [SIMD2<Float>] {
        // The centre of what is outside the picture is not moved into it.
        guard reach > 0, place.x >= 0, place.y >= 0, place.x <= space.size.x,
            place.y <= space.size.y
        else { return [place] }
        var places = [place]
        let ways: [SIMD2<Float>] = [
            SIMD2(0, 1), SIMD2(0, -1), SIMD2(1, 0), SIMD2(-1, 0), SIMD2(0.7, 0.7),
            SIMD2(-0.7, 0.7), SIMD2(0.7, -0.7), SIMD2(-0.7, -0.7),
        ]
        for part: Float in [0.5, 0.75, 1] {
            for way in ways { places.append(place + way * (part * reach)) }
        }
        return places
    }
}
