/// Values drawn as symbols on a lattice: wind barbs, arrows or numbers.
public struct SymbolGrid: Sendable {
    /// What a symbol is.
    public enum Kind: UInt8, Sendable {
        /// A WMO wind barb.
        case barb
        /// An arrow of one length that shows where the flow goes.
        case arrow
        /// An arrow that is longer where the flow is stronger.
        case scaledArrow
    }

    /// What a symbol is.
    public var kind: Kind

    /// The length of a symbol, in pixels.
    public var length: Float

    /// The width of strokes, in pixels.
    public var width: Float

    /// The speed of the longest scaled arrow, in metres a second.
    public var fullSpeed: Float = 30

    /// The colour of the symbols.
    public var color: Color

    /// The colour of a rim round each symbol, to be read on any ground; clear for none.
    public var haloColor: Color

    /// Makes symbols.
    public init(
        kind: Kind, length: Float = 26, width: Float = 1.4, color: Color = .white,
        haloColor: Color = .clear
    ) {
        self.kind = kind
        self.length = length
        self.width = width
        self.color = color
        self.haloColor = haloColor
    }

    /// Draws a symbol at each site that has a value.
    ///
    /// - Parameters:
    ///   - sites: Where symbols may stand.
    ///   - image: The picture to draw on.
    ///   - coverage: A clear one of the picture's size, to work on; it is clear again afterwards.
    ///   - flow: Gives east and north components at a site, in metres a second; NaN for missing.
    public func draw(
        _ sites: [SymbolLattice.Site], on image: inout ImageBuffer,
        using coverage: inout Coverage, flow: (SymbolLattice.Site) -> SIMD2<Float>
    ) {
        let flows = sites.map(flow)
        for isHalo in [true, false] where !isHalo || haloColor.alpha > 0 {
            let width = isHalo ? self.width + 2 : self.width
            for (site, flow) in zip(sites, flows) {
                switch kind {
                case .barb:
                    coverage.barb(
                        at: site.position, u: flow.x, v: flow.y,
                        isSouthern: site.coordinate.latitude < 0, length: length, width: width)
                case .arrow:
                    coverage.arrow(
                        at: site.position, u: flow.x, v: flow.y, length: length, width: width)
                case .scaledArrow:
                    let part = Coverage.speed(flow.x, flow.y) / max(fullSpeed, 1e-6)
                    coverage.arrow(
                        at: site.position, u: flow.x, v: flow.y,
                        length: length * min(max(part.squareRoot(), 0.25), 1), width: width)
                }
            }
            image.paint(coverage, isHalo ? haloColor : color)
            coverage.clear()
        }
    }

    /// Gives a number for each site that has a value and room.
    ///
    /// - Parameters:
    ///   - sites: Where numbers may stand.
    ///   - fontSize: The height of the type, in pixels.
    ///   - space: The room on the picture; the numbers' is taken out of it.
    ///   - value: Gives the value at a site; what is not finite is missing.
    ///   - text: Gives the text of a value.
    ///   - measure: Gives the width of a text in pixels.
    public static func numbers(
        _ sites: [SymbolLattice.Site], fontSize: Float, in space: inout LabelSpace,
        value: (SymbolLattice.Site) -> Float, text: (Float) -> String,
        measure: (String, Float) -> Float
    ) -> [MapLabel] {
        var labels: [MapLabel] = []
        for site in sites {
            let value = value(site)
            guard value.isFinite else { continue }
            let text = text(value)
            let label = MapLabel(
                text: text, position: site.position,
                size: SIMD2(measure(text, fontSize), fontSize))
            if space.take(label) { labels.append(label) }
        }
        return labels
    }
}
