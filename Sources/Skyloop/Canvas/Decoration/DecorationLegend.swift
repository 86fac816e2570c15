import Raster

/// A legend inside its card: title and unit, the bar of colours, round values under it.
struct DecorationLegend {
    let legend: WeatherLegend
    let style: DecorationStyle

    /// The height of a legend without its card's padding.
    static func height(_ style: DecorationStyle) -> Double {
        style.legendTitle.size * 1.3 + barHeight(style) + style.legendLabel.size * 1.5
    }

    private static func barHeight(_ style: DecorationStyle) -> Double { 10 * style.unit }

    func draw(in area: CanvasRectangle, on canvas: Canvas) {
        let unit = legend.categories.isEmpty ? legend.unit.symbol : ""
        let unitWidth = canvas.measure(unit, style.legendUnit).width
        let baseline = area.y + style.legendTitle.size * 0.78
        canvas.text(
            canvas.fitted(
                legend.title, width: area.width - unitWidth - style.gap, style.legendTitle),
            x: area.x, y: baseline, style.legendTitle)
        canvas.text(unit, x: area.maxX, y: baseline, anchor: .right, style.legendUnit)
        let bar = CanvasRectangle(
            x: area.x, y: area.y + style.legendTitle.size * 1.3, width: area.width,
            height: Self.barHeight(style))
        drawBar(bar, on: canvas)
        drawLabels(bar, area.maxY, on: canvas)
    }

    private func drawBar(_ bar: CanvasRectangle, on canvas: Canvas) {
        let radius = bar.height * 0.3
        // On the map's own ground, so that clear parts look as they do there.
        canvas.fill(bar, radius: radius, style.theme.land)
        let scale = ColorScaleEvaluator(legend.colorScale)
        let steps = max(2, Int((bar.width * canvas.scale).rounded()))
        var image = ImageBuffer(
            width: steps, height: max(1, Int((bar.height * canvas.scale).rounded())),
            format: .premultipliedBGRA)
        for step in 0..<steps {
            let part = (Double(step) + 0.5) / Double(steps)
            let color = scale.color(at: Float(legend.value(at: part)))
            for row in 0..<image.height { image[step, row] = color }
        }
        canvas.saved {
            canvas.clip(to: bar, radius: radius)
            canvas.draw(image, x: bar.x, y: bar.y)
        }
        canvas.addRectangle(bar.inset(style.hairline / 2), radius: radius)
        canvas.strokePath(LineStyle(color: style.cardEdge, width: style.hairline))
    }

    private func drawLabels(_ bar: CanvasRectangle, _ foot: Double, on canvas: Canvas) {
        let labels: [(position: Double, text: String)] =
            legend.categories.isEmpty
            ? legend.ticks().map { ($0.position, $0.text) }
            : legend.categories.sorted { $0.key < $1.key }.map {
                (legend.position(of: Double($0.key) + 0.5), $0.value)
            }
        let anchor = TextAnchor(horizontal: .center, vertical: .bottom)
        var free = -Double.infinity
        for (position, text) in labels {
            let wide = canvas.measure(text, style.legendLabel).width
            // Labels stay inside the bar and off each other.
            let wanted = bar.x + position * bar.width
            let x = min(max(wanted, bar.x + wide / 2), bar.maxX - wide / 2)
            guard x - wide / 2 >= free else { continue }
            free = x + wide / 2 + 7 * style.unit
            canvas.text(text, x: x, y: foot, anchor: anchor, style.legendLabel)
            // A mark where the value stands.
            canvas.fill(
                CanvasRectangle(
                    x: min(max(wanted - style.hairline / 2, bar.x), bar.maxX - style.hairline),
                    y: bar.maxY, width: style.hairline, height: 3 * style.unit),
                style.theme.mutedText)
        }
    }
}
