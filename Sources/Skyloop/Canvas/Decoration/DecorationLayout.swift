/// Where the parts of a picture's decoration stand, in points, and their words cut to the room there is.
struct DecorationLayout: Sendable {
    private(set) var title: CanvasRectangle?
    private(set) var titleText = ""
    private(set) var subtitleText = ""
    private(set) var clock: CanvasRectangle?
    private(set) var legends: [CanvasRectangle] = []
    private(set) var attribution: CanvasRectangle?
    private(set) var attributionText = ""

    init(
        _ content: FrameDecoration.Content, style: DecorationStyle, width: Double, height: Double,
        canvas: Canvas
    ) {
        let margin = style.margin
        let inner = width - 2 * margin
        guard inner > 0 else { return }
        layOutClock(content, style, width: width, canvas)
        layOutTitle(content, style, width: width, canvas)
        layOutLegends(content, style, width: inner, height: height)
        layOutAttribution(content, style, inner: inner, width: width, height: height, canvas)
        leaveOut(outside: CanvasRectangle(x: 0, y: 0, width: width, height: height))
    }

    /// Leaves out what has no room on a very small picture; what matters most stays.
    private mutating func leaveOut(outside picture: CanvasRectangle) {
        var kept: [CanvasRectangle] = []
        func hasRoom(_ area: CanvasRectangle) -> Bool {
            let isFree = picture.contains(area) && !kept.contains { $0.overlaps(area) }
            if isFree { kept.append(area) }
            return isFree
        }
        if let area = clock, !hasRoom(area) { clock = nil }
        if let area = title, !hasRoom(area) { title = nil }
        legends = Array(legends.prefix { hasRoom($0) })
        if let area = attribution, !hasRoom(area) { attribution = nil }
    }

    private mutating func layOutAttribution(
        _ content: FrameDecoration.Content, _ style: DecorationStyle, inner: Double,
        width: Double, height: Double, _ canvas: Canvas
    ) {
        guard !content.attribution.isEmpty else { return }
        let margin = style.margin
        // Beside the lowest legend where there is room, else above the legends, at the right.
        let lowest = legends.first
        let beside = inner - (lowest.map { $0.width + style.gap } ?? 0)
        let wanted = canvas.measure(content.attribution, style.attribution).width
        let isBeside = wanted <= beside || lowest == nil
        let room = isBeside ? beside : inner
        attributionText = canvas.fitted(content.attribution, width: room, style.attribution)
        let size = canvas.measure(attributionText, style.attribution)
        let bottom = isBeside ? height - margin : (legends.last?.y ?? height) - style.gap * 0.6
        attribution = CanvasRectangle(
            x: width - margin - size.width, y: bottom - size.height, width: size.width,
            height: size.height)
    }

    /// All areas that are taken.
    var areas: [CanvasRectangle] {
        [title, clock, attribution].compactMap { $0 } + legends
    }

    private mutating func layOutClock(
        _ content: FrameDecoration.Content, _ style: DecorationStyle, width: Double,
        _ canvas: Canvas
    ) {
        guard let zone = content.clockZone else { return }
        let widest = FrameDecoration.Clock.widest
        var time = canvas.measure(widest.time, style.time).width
        if !zone.isEmpty {
            time += canvas.measure(zone, style.zone).width + style.zone.size * 0.38
        }
        let inner = max(time, canvas.measure(widest.date, style.date).width)
        let lines = style.time.size * 0.8 + style.date.size * 1.5
        clock = CanvasRectangle(
            x: width - style.margin - inner - 2 * style.padding, y: style.margin,
            width: inner + 2 * style.padding, height: lines + 2 * style.padding)
    }

    private mutating func layOutTitle(
        _ content: FrameDecoration.Content, _ style: DecorationStyle, width: Double,
        _ canvas: Canvas
    ) {
        guard !content.title.isEmpty else { return }
        // Left of the clock; under it where that leaves too little room for words.
        let right = clock.map { $0.x - style.gap } ?? (width - style.margin)
        let isBeside = right - style.margin > min(240 * style.unit, width * 0.4)
        let outer = isBeside ? right - style.margin : width - 2 * style.margin
        let inner = outer - 2 * style.padding
        titleText = canvas.fitted(content.title, width: inner, style.title)
        subtitleText = canvas.fitted(content.subtitle, width: inner, style.subtitle)
        let wide = max(
            canvas.measure(titleText, style.title).width,
            canvas.measure(subtitleText, style.subtitle).width)
        let lines =
            style.title.size * 1.05 + (subtitleText.isEmpty ? 0 : style.subtitle.size * 1.35)
        title = CanvasRectangle(
            x: style.margin,
            y: isBeside ? style.margin : (clock?.maxY ?? style.margin) + style.gap,
            width: wide + 2 * style.padding, height: lines + 2 * style.padding)
    }

    private mutating func layOutLegends(
        _ content: FrameDecoration.Content, _ style: DecorationStyle, width: Double,
        height: Double
    ) {
        let tall = DecorationLegend.height(style) + 2 * style.padding
        let wide = min(440 * style.unit, width)
        // At most half of the picture's height.
        let most = max(1, Int(height * 0.5 / (tall + style.gap)))
        for index in content.legends.prefix(most).indices {
            let foot = height - style.margin - Double(index) * (tall + style.gap)
            legends.append(
                CanvasRectangle(x: style.margin, y: foot - tall, width: wide, height: tall))
        }
    }
}
