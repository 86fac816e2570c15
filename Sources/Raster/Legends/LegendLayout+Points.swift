extension LegendLayout {
    /// Lays out a legend of categories: dots and words in rows, as many in each as find room.
    ///
    /// - Parameters:
    ///   - legend: The categories, their colours and words.
    ///   - width: The width of the rows in pixels, 1 … 8,192.
    ///   - type: How wide texts are.
    public init(_ legend: PointLegend, width: Float, type: Lettering) {
        let width = width.isFinite ? min(max(width, 1), 8192) : 320
        let radius = legend.radius.isFinite ? min(max(legend.radius, 0.5), 100) : 5
        var y: Float = 0
        var titles: [MapLabel] = []
        if !legend.title.utf8.isEmpty {
            let title = type.measure(legend.title, type.titleSize)
            titles = [
                MapLabel(
                    text: legend.title, position: SIMD2(title / 2, type.titleSize * 0.6),
                    size: SIMD2(title, type.titleSize))
            ]
            y += type.titleSize * 1.2 + 4
        }
        let row = max(radius * 2, type.labelSize * 1.2) + 6
        var x: Float = 0
        var dots: [Dot] = []
        var words: [MapLabel] = []
        for item in legend.items {
            let wide = type.measure(item.label, type.labelSize)
            let whole = radius * 2 + 6 + wide
            if x > 0, x + whole > width {
                x = 0
                y += row
            }
            dots.append(
                Dot(center: SIMD2(x + radius, y + row / 2 - 3), radius: radius, color: item.color))
            words.append(
                MapLabel(
                    text: item.label,
                    position: SIMD2(x + radius * 2 + 6 + wide / 2, y + row / 2 - 3),
                    size: SIMD2(wide, type.labelSize)))
            x += whole + 16
        }
        if !legend.items.isEmpty { y += row }
        self.init(
            size: SIMD2(width, y), titles: titles, bars: [], ticks: [], dots: dots, words: words)
    }
}
