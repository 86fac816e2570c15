import Raster

/// What stands on a film's picture beside the map: title, valid time, legends, attribution.
///
/// Sizes follow the picture's height, so that a still says the same on a phone and on a wall. All that does not
/// change from frame to frame is drawn by `drawFixed`, the valid time by `drawClock`; its card is as wide as the
/// widest time, so that nothing moves while it runs.
struct FrameDecoration {
    /// The valid time in words.
    struct Clock: Hashable, Sendable {
        /// Hours and minutes, such as `14:00`.
        var time: String
        /// The zone's abbreviation, such as `CEST`.
        var zone: String
        /// The day, such as `Thursday 11 October 2018`.
        var date: String

        /// As wide as a time gets.
        static let widest = Clock(time: "00:00", zone: "", date: "Wednesday 30 September 2028")
    }

    /// The words and legends of a picture.
    struct Content: Sendable {
        /// What is shown.
        var title = ""
        /// Level, model or source, run.
        var subtitle = ""
        /// The legends, the most important first.
        var legends: [WeatherLegend] = []
        /// Whose data it is.
        var attribution = ""
        /// The longest abbreviation that the clock will show; nil for no clock.
        var clockZone: String?
    }

    let content: Content
    let theme: MapTheme
    let style: DecorationStyle
    let layout: DecorationLayout

    /// Lays out the parts of a picture of a size in points.
    init(_ content: Content, theme: MapTheme, width: Double, height: Double) {
        self.content = content
        self.theme = theme
        let style = DecorationStyle(theme: theme, width: width, height: height)
        self.style = style
        var pixel = ImageBuffer(width: 1, height: 1, format: .premultipliedBGRA)
        layout = Canvas.draw(on: &pixel) { canvas in
            DecorationLayout(content, style: style, width: width, height: height, canvas: canvas)
        }
    }

    /// The parts of the picture that no name may touch.
    var reservedAreas: [BaseMapOptions.Area] {
        layout.areas.map {
            let area = $0.inset(-6 * style.unit)
            return BaseMapOptions.Area(
                x: area.x, y: area.y, width: area.width, height: area.height)
        }
    }

    /// Draws what is the same in all frames.
    func drawFixed(on canvas: Canvas) {
        if let card = layout.title { drawTitle(in: card, on: canvas) }
        if let card = layout.clock { drawCard(card, on: canvas) }
        for (legend, card) in zip(content.legends, layout.legends) {
            drawCard(card, on: canvas)
            DecorationLegend(legend: legend, style: style)
                .draw(in: card.inset(style.padding), on: canvas)
        }
        if let area = layout.attribution {
            canvas.text(
                layout.attributionText, x: area.maxX, y: area.maxY,
                anchor: TextAnchor(horizontal: .right, vertical: .bottom), style.attribution)
        }
    }

    /// Draws the valid time.
    func drawClock(_ clock: Clock, on canvas: Canvas) {
        guard let card = layout.clock else { return }
        let inner = card.inset(style.padding)
        let baseline = inner.y + style.time.size * 0.76
        var x = inner.maxX
        if !clock.zone.isEmpty {
            let zone = canvas.text(
                clock.zone, x: x, y: baseline, anchor: .right, style.zone)
            x = zone.x - style.zone.size * 0.38
        }
        canvas.text(clock.time, x: x, y: baseline, anchor: .right, style.time)
        canvas.text(
            clock.date, x: inner.maxX, y: inner.maxY,
            anchor: TextAnchor(horizontal: .right, vertical: .bottom), style.date)
    }

    private func drawTitle(in card: CanvasRectangle, on canvas: Canvas) {
        drawCard(card, on: canvas)
        let inner = card.inset(style.padding)
        canvas.text(
            layout.titleText, x: inner.x, y: inner.y + style.title.size * 0.86, style.title)
        if !layout.subtitleText.isEmpty {
            canvas.text(
                layout.subtitleText, x: inner.x, y: inner.maxY,
                anchor: TextAnchor(horizontal: .left, vertical: .bottom), style.subtitle)
        }
    }

    /// A card over the map: a translucent ground with a hairline, on a soft shadow.
    private func drawCard(_ card: CanvasRectangle, on canvas: Canvas) {
        let radius = style.radius
        for ring in 1...4 {
            let grown = Double(ring) * 1.5 * style.unit
            canvas.fill(
                CanvasRectangle(
                    x: card.x - grown, y: card.y - grown + 1.5 * style.unit,
                    width: card.width + 2 * grown, height: card.height + 2 * grown),
                radius: radius + grown, Color(0x000000, alpha: theme == .dark ? 16 : 9))
        }
        canvas.fill(card, radius: radius, theme.card)
        canvas.addRectangle(card.inset(0.5 * style.hairline), radius: radius)
        canvas.strokePath(LineStyle(color: style.cardEdge, width: style.hairline))
    }
}
