/// How contour lines are labelled.
public struct ContourLabels: Sendable {
    /// Which lines have labels.
    public enum Lines: UInt8, Sendable {
        /// No line.
        case none
        /// The heavier lines; all where none is heavier.
        case major
        /// Every line.
        case all
    }

    /// Which lines have labels.
    public var lines = Lines.all

    /// The distance of labels along one line, in pixels.
    public var spacing: Float = 360

    /// The height of the text, in pixels.
    public var fontSize: Float = 11

    /// The free space to each side of a label, in pixels.
    public var padding: Float = 4

    /// Gives the text of a value.
    public var text: @Sendable (Float) -> String

    /// Gives the width of a text, in pixels, at the font size.
    public var measure: @Sendable (String, Float) -> Float

    /// Makes labels with texts and widths by functions.
    ///
    /// - Parameters:
    ///   - text: Gives the text of a value, which may be in another unit.
    ///   - measure: Gives the width in pixels of a text at a font size.
    public init(
        text: @escaping @Sendable (Float) -> String = { NumberText.fixed(Double($0)) },
        measure: @escaping @Sendable (String, Float) -> Float
    ) {
        self.text = text
        self.measure = measure
    }

    /// Makes labels that are drawn from an atlas.
    public init(
        atlas: GlyphAtlas,
        text: @escaping @Sendable (Float) -> String = { NumberText.fixed(Double($0)) }
    ) {
        self.init(text: text) { atlas.width(of: $0, fontSize: $1) }
    }

    /// Puts labels on lines and cuts the lines where they are.
    ///
    /// A label lies along its line where that is nearly straight, never upside down, inside the picture, and away from
    /// other labels. Places count from the start of a line, in or outside the picture, so that labels move with the
    /// map and stay while it is panned.
    /// - Parameters:
    ///   - paths: Lines, as from ``ContourMap/paths(for:minimumRing:)``.
    ///   - space: The room on the picture; the labels' is taken out of it.
    /// - Returns: The lines with gaps, and the labels.
    public func place(
        on paths: [ContourPath], in space: inout LabelSpace
    ) -> (paths: [ContourPath], labels: [MapLabel]) {
        let wantsMajor = lines == .major && paths.contains(where: { $0.isMajor })
        var labels: [MapLabel] = []
        var gaps = [[ClosedRange<Double>]](repeating: [], count: paths.count)
        // Heavier lines first: they are the ones that people look for.
        for isMajor in [true, false] where lines != .none && (isMajor || !wantsMajor) {
            for (index, path) in paths.enumerated() where path.isMajor == isMajor {
                let text = self.text(path.value)
                let width = measure(text, fontSize)
                guard width > 0, width < 1000, fontSize > 0, fontSize < 500 else { continue }
                var run = LabelRun(
                    path, text: text, size: SIMD2(width, fontSize), padding: padding,
                    spacing: spacing)
                run.place(in: &space)
                labels += run.labels
                gaps[index] = run.gaps
            }
        }
        var cut: [ContourPath] = []
        for (path, gaps) in zip(paths, gaps) { cut += path.cut(gaps) }
        return (cut, labels)
    }
}
