import Raster

/// The bar of colours of a legend.
struct LegendBar {
    let legend: WeatherLegend
    let theme: MapTheme

    func draw(in bar: CanvasRectangle, on canvas: Canvas) {
        canvas.saved {
            canvas.addRectangle(bar, radius: bar.height / 2)
            canvas.clipToPath()
            // On the map's own ground, so that clear parts look as they do there.
            canvas.fill(bar, theme.land)
            let steps = max(2, Int(bar.width * canvas.scale))
            for step in 0..<steps {
                let part = (Double(step) + 0.5) / Double(steps)
                let color = legend.colorScale.color(at: Float(legend.value(at: part)))
                canvas.fill(
                    CanvasRectangle(
                        x: bar.x + Double(step) * bar.width / Double(steps), y: bar.y,
                        width: bar.width / Double(steps) + 0.3, height: bar.height), color)
            }
        }
    }
}
