import Foundation
import Raster
import Timekeeping

/// The title, the clock, the legends and the attribution of a picture, in points.
struct FrameOverlay {
    let scene: FrameScene
    let width: Double
    let height: Double

    /// Type and distances grow with the picture.
    private var unit: Double { min(max(min(height, width * 0.75) / 720, 0.6), 8) }
    private var margin: Double { min(width, height) * 0.04 }
    private var theme: MapTheme { scene.theme }

    // MARK: - Where things stand

    /// The parts of the picture that no name may touch.
    var reservedAreas: [BaseMapOptions.Area] {
        var areas: [CanvasRectangle] = []
        if scene.options.showsTitle { areas.append(titleCard) }
        if scene.options.showsClock { areas.append(clockCard) }
        for index in legends.indices { areas.append(legendCard(index)) }
        if !attribution.isEmpty { areas.append(attributionArea) }
        return areas.map {
            BaseMapOptions.Area(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        }
    }

    private var titleStyle: TextStyle {
        TextStyle(size: 20 * unit, weight: .semibold, color: theme.text)
    }

    private var subtitleStyle: TextStyle {
        TextStyle(size: 12.5 * unit, color: theme.mutedText, hasTabularFigures: true)
    }

    private var timeStyle: TextStyle {
        TextStyle(size: 26 * unit, weight: .semibold, color: theme.text, hasTabularFigures: true)
    }

    private var title: String {
        var titles: [String] = []
        for layer in scene.layers where !titles.contains(layer.title) { titles.append(layer.title) }
        return titles.reversed().joined(separator: " · ")
    }

    private var subtitle: String {
        guard let series = scene.layers.last?.drawn.series else { return "" }
        var parts: [String] = []
        if let words = series.intervalWords { parts.append(words) }
        if let run = series.times.first?.run {
            parts.append("Run of \(dateText(run)) \(timeText(run))")
        } else {
            parts.append(series.origin)
        }
        return parts.joined(separator: " · ")
    }

    private var attribution: String {
        if let text = scene.options.attribution { return text }
        var parts: [String] = []
        for layer in scene.layers where !parts.contains(layer.drawn.series.origin) {
            parts.append(layer.drawn.series.origin)
        }
        let map = scene.options.showsBaseMap && scene.baseMap.data != nil ? ["Natural Earth"] : []
        guard parts.count <= 3 else {
            return (["\(parts.count) files"] + map).joined(separator: " · ")
        }
        return (parts + map).joined(separator: " · ")
    }

    private var maximumTitleWidth: Double {
        (scene.options.showsClock ? clockCard.x - margin * 0.5 : width - margin) - margin
    }

    private var titleCard: CanvasRectangle {
        let pad = 12 * unit
        let inner = maximumTitleWidth - 2 * pad
        let text = max(measure(title, titleStyle), measure(subtitle, subtitleStyle))
        let lines = subtitle.isEmpty ? 20 * unit : 40 * unit
        return CanvasRectangle(
            x: margin, y: margin, width: min(max(text, 0), max(inner, 0)) + 2 * pad,
            height: lines + 1.6 * pad)
    }

    private var clockCard: CanvasRectangle {
        // As wide as the widest time, so that nothing moves while it runs.
        let pad = 12 * unit
        let time = measure("00:00 " + zoneText, timeStyle)
        let date = measure("Wed 30 September 2020", subtitleStyle)
        let inner = max(time, date)
        return CanvasRectangle(
            x: width - margin - inner - 2 * pad, y: margin, width: inner + 2 * pad,
            height: 46 * unit + 1.5 * pad)
    }

    private var zoneText: String {
        let zone = scene.options.timeZone
        return zone.period(at: Date(timeIntervalSince1970: 1_600_000_000)).abbreviation
    }

    /// Legends that say different things, the topmost layer's first.
    private var legends: [WeatherLegend] {
        guard scene.options.showsLegend else { return [] }
        var legends: [WeatherLegend] = []
        for layer in scene.layers.reversed() {
            guard let legend = layer.legend, !legends.contains(where: { $0.id == legend.id }) else {
                continue
            }
            legends.append(legend.units(scene.options.units))
        }
        return Array(legends.prefix(3))
    }

    private func legendCard(_ index: Int) -> CanvasRectangle {
        let tall = 54 * unit
        let wide = min(420 * unit, width - 2 * margin)
        return CanvasRectangle(
            x: margin, y: height - margin - tall - Double(index) * (tall + 8 * unit), width: wide,
            height: tall)
    }

    private var attributionArea: CanvasRectangle {
        let style = attributionStyle
        let wide = measure(attribution, style) + 8 * unit
        return CanvasRectangle(
            x: width - margin * 0.5 - wide, y: height - margin * 0.5 - 14 * unit, width: wide,
            height: 16 * unit)
    }

    private var attributionStyle: TextStyle {
        TextStyle(
            size: 10 * unit, color: theme.mutedText,
            halo: TextStyle.Halo(color: theme.halo, width: 1.2 * unit))
    }

    // MARK: - Drawing

    /// What is the same in all frames.
    func drawFixed(on canvas: Canvas) {
        if scene.options.showsTitle, !scene.layers.isEmpty { drawTitle(on: canvas) }
        if scene.options.showsClock { card(clockCard, on: canvas) }
        for (index, legend) in legends.enumerated() {
            drawLegend(legend, in: legendCard(index), on: canvas)
        }
        if !attribution.isEmpty {
            canvas.text(
                attribution, x: width - margin * 0.5, y: height - margin * 0.5, anchor: .right,
                attributionStyle)
        }
    }

    private func drawTitle(on canvas: Canvas) {
        let card = titleCard
        let pad = 12 * unit
        self.card(card, on: canvas)
        let inner = card.width - 2 * pad
        canvas.text(
            canvas.fitted(title, width: inner + 1, titleStyle), x: card.x + pad,
            y: card.y + 0.75 * pad,
            anchor: TextAnchor(horizontal: .left, vertical: .top), titleStyle)
        canvas.text(
            canvas.fitted(subtitle, width: inner + 1, subtitleStyle), x: card.x + pad,
            y: card.maxY - 0.75 * pad,
            anchor: TextAnchor(horizontal: .left, vertical: .bottom), subtitleStyle)
    }

    /// The valid time.
    func drawClock(at date: Date, on canvas: Canvas) {
        let card = clockCard
        let pad = 12 * unit
        canvas.text(
            timeText(date), x: card.maxX - pad, y: card.y + 0.6 * pad,
            anchor: TextAnchor(horizontal: .right, vertical: .top), timeStyle)
        canvas.text(
            dateText(date), x: card.maxX - pad, y: card.maxY - 0.7 * pad,
            anchor: TextAnchor(horizontal: .right, vertical: .bottom), subtitleStyle)
    }

    private func drawLegend(_ legend: WeatherLegend, in card: CanvasRectangle, on canvas: Canvas) {
        self.card(card, on: canvas)
        let pad = 12 * unit
        let name = TextStyle(size: 12 * unit, weight: .medium, color: theme.text)
        let small = TextStyle(size: 10.5 * unit, color: theme.mutedText, hasTabularFigures: true)
        let inner = card.width - 2 * pad
        canvas.text(
            canvas.fitted(legend.title, width: inner * 0.8, name), x: card.x + pad,
            y: card.y + pad * 0.7, anchor: TextAnchor(horizontal: .left, vertical: .top), name)
        canvas.text(
            legend.unit.symbol, x: card.maxX - pad, y: card.y + pad * 0.7,
            anchor: TextAnchor(horizontal: .right, vertical: .top), small)
        let bar = CanvasRectangle(
            x: card.x + pad, y: card.y + 26 * unit, width: inner, height: 8 * unit)
        LegendBar(legend: legend, theme: theme).draw(in: bar, on: canvas)
        guard legend.categories.isEmpty else {
            return drawCategories(legend, bar, small, on: canvas)
        }
        // Labels stay inside the bar and off each other.
        var free = -Double.infinity
        for tick in legend.ticks() {
            let wide = canvas.measure(tick.text, small).width
            let x = min(
                max(bar.x + tick.position * bar.width, bar.x + wide / 2), bar.maxX - wide / 2)
            guard x - wide / 2 >= free else { continue }
            free = x + wide / 2 + 6 * unit
            canvas.text(
                tick.text, x: x, y: bar.maxY + 4 * unit,
                anchor: TextAnchor(horizontal: .center, vertical: .top), small)
        }
    }

    private func drawCategories(
        _ legend: WeatherLegend, _ bar: CanvasRectangle, _ style: TextStyle, on canvas: Canvas
    ) {
        var free = -Double.infinity
        for (value, name) in legend.categories.sorted(by: { $0.key < $1.key }) {
            let x = bar.x + legend.position(of: Double(value) + 0.5) * bar.width
            let wide = canvas.measure(name, style).width
            guard x - wide / 2 >= free else { continue }
            free = x + wide / 2 + 6 * unit
            canvas.text(
                name, x: x, y: bar.maxY + 4 * unit,
                anchor: TextAnchor(horizontal: .center, vertical: .top), style)
        }
    }

    private func card(_ rectangle: CanvasRectangle, on canvas: Canvas) {
        canvas.fill(rectangle, radius: 10 * unit, theme.card)
    }

    private func measure(_ text: String, _ style: TextStyle) -> Double {
        var image = ImageBuffer(width: 1, height: 1, format: .premultipliedBGRA)
        return Canvas.draw(on: &image) { $0.measure(text, style).width }
    }

    // MARK: - Times

    private func timeText(_ date: Date) -> String {
        let zone = scene.options.timeZone
        guard let civil = zone.civilTime(at: date) else { return "" }
        let name = zone.period(at: date).abbreviation
        return "\(TimeText.time(civil, clock: .twentyFourHours)) \(name)"
    }

    private func dateText(_ date: Date) -> String {
        scene.options.timeZone.civilTime(at: date).map { TimeText.date($0) } ?? ""
    }
}

extension FieldSeries {
    /// What was done over an interval up to the valid time, in words; `nil` for instants.
    var intervalWords: String? {
        guard let time = times.last, time.duration > 0,
            let statistic = variables.first?.metadata.statistic
        else { return nil }
        let hours = time.duration / 3600
        let length =
            hours >= 1 ? "\(WeatherLegend.text(hours)) h" : "\(WeatherLegend.text(hours * 60)) min"
        switch statistic.rawValue {
        case "sum": return nil
        case "mean": return "Mean over \(length)"
        case "maximum": return "Highest of \(length)"
        case "minimum": return "Lowest of \(length)"
        default: return nil
        }
    }
}
