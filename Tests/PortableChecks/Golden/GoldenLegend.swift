public import Raster

/// A golden picture of a legend.
public enum GoldenLegend: CaseIterable, Sendable {
    /// A smooth bar.
    case bar
    /// The same in another unit.
    case barInFahrenheit
    /// Bands of equal width with the numbers inside.
    case bands
    /// Categories.
    case points

    /// Its part of a file's name.
    public var name: StaticString {
        switch self {
        case .bar: "legend-bar"
        case .barInFahrenheit: "legend-fahrenheit"
        case .bands: "legend-bands"
        case .points: "legend-points"
        }
    }

    /// Draws the picture.
    public func draw() -> ImageBuffer {
        var image = ImageBuffer(width: 300, height: 48)
        image.fill(Color(0x121a28))
        var coverage = Coverage(width: 300, height: 48)
        let type = LegendLayout.Lettering(titleSize: 10, labelSize: 10) {
            DotType.atlas.width(of: $0, fontSize: $1)
        }
        let layout =
            self == .points
            ? LegendLayout(Self.categories, width: 280, type: type)
            : LegendLayout(bar, width: 280, type: type)
        image.draw(
            layout, at: SIMD2(10, 6), titleColor: .white, labelColor: Color(0x9aa7bd),
            atlas: DotType.atlas, using: &coverage)
        return image
    }

    private var bar: BarLegend {
        var item = BarLegendItem(colorScale: GoldenScene.warmth)
        if self == .bands {
            var scale = Palette.viridis.scale(over: 0...100)
            scale.breaks = [0, 1, 5, 20, 60]
            item = BarLegendItem(
                colorScale: scale, height: 14, rounded: false, equalWidth: true)
            item.labels.placement = .inside
        }
        var legend = BarLegend(
            id: "l", title: self == .bands ? "HL" : "", items: [item],
            units: [LegendUnit(symbol: "C"), LegendUnit(symbol: "F", scale: 1.8, offset: 32)])
        if self == .barInFahrenheit { legend.toggleUnits() }
        return legend
    }

    private static let categories = PointLegend(
        id: "p", title: "HHLL",
        items: [
            PointLegendItem(color: Color(0x6cb6ff), label: "H"),
            PointLegendItem(color: Color(0xff7a6b), label: "L"),
            PointLegendItem(color: Color(0xf2d35b), label: "1000"),
        ])
}
