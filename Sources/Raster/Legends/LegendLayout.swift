/// A legend ready to be drawn: every bar, dot, tick and text with its place, in pixels from the left top corner.
public struct LegendLayout: Sendable {
    /// A bar, one colour for each column of pixels.
    public struct Bar: Equatable, Sendable {
        /// The left edge.
        public let x: Float
        /// The top edge.
        public let y: Float
        /// The height.
        public let height: Float
        /// Whether its ends are round.
        public let rounded: Bool
        /// The colours, from the left.
        public let colors: [Color]
    }

    /// A dot.
    public struct Dot: Equatable, Sendable {
        /// The middle.
        public let center: SIMD2<Float>
        /// The radius.
        public let radius: Float
        /// The colour.
        public let color: Color
    }

    /// A number at a bar.
    public struct Tick: Equatable, Sendable {
        /// The value, in the field's unit.
        public let value: Double
        /// The place on the bar.
        public let x: Float
        /// The number as text, which may be to the side of its place at the bar's ends.
        public let label: MapLabel
    }

    /// What a legend needs to know of the type it is set in.
    public struct Lettering: Sendable {
        /// The height of titles, in pixels.
        public var titleSize: Float
        /// The height of labels, in pixels.
        public var labelSize: Float
        /// Gives the width of a text in pixels at a font size.
        public var measure: @Sendable (String, Float) -> Float

        /// Makes it.
        public init(
            titleSize: Float = 13, labelSize: Float = 11,
            measure: @escaping @Sendable (String, Float) -> Float
        ) {
            self.titleSize = titleSize.isFinite ? min(max(titleSize, 1), 400) : 13
            self.labelSize = labelSize.isFinite ? min(max(labelSize, 1), 400) : 11
            self.measure = measure
        }
    }

    /// The width and height of the whole.
    public let size: SIMD2<Float>

    /// The title, and the unit at the right.
    public let titles: [MapLabel]

    /// The bars.
    public let bars: [Bar]

    /// The numbers of all bars.
    public let ticks: [Tick]

    /// The dots of categories.
    public let dots: [Dot]

    /// The words of categories.
    public let words: [MapLabel]
}
