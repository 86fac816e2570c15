extension LegendLayout {
    /// The free space between two numbers, in pixels.
    static let gap: Float = 8

    /// Lays out a legend of bars.
    ///
    /// - Parameters:
    ///   - legend: The bars, their colours and words.
    ///   - width: The width of the bars in pixels, 1 … 8,192.
    ///   - type: How wide texts are.
    public init(_ legend: BarLegend, width: Float, type: Lettering) {
        let width = width.isFinite ? min(max(width, 1), 8192) : 320
        let unit = legend.currentUnits
        var y: Float = 0
        var titles: [MapLabel] = []
        if !legend.title.utf8.isEmpty || !unit.symbol.utf8.isEmpty {
            let middle = type.titleSize * 0.6
            let title = type.measure(legend.title, type.titleSize)
            let symbol = type.measure(unit.symbol, type.titleSize)
            titles = [
                MapLabel(
                    text: legend.title, position: SIMD2(title / 2, middle),
                    size: SIMD2(title, type.titleSize)),
                MapLabel(
                    text: unit.symbol, position: SIMD2(width - symbol / 2, middle),
                    size: SIMD2(symbol, type.titleSize)),
            ].filter { !$0.text.utf8.isEmpty }
            y += type.titleSize * 1.2 + 4
        }
        var bars: [Bar] = []
        var ticks: [Tick] = []
        for item in legend.items {
            let height = item.height.isFinite ? min(max(item.height, 1), 400) : 10
            let axis = LegendAxis(item)
            bars.append(
                Bar(
                    x: 0, y: y, height: height, rounded: item.rounded,
                    colors: axis.colors(count: Int(width.rounded()))))
            let isInside = item.labels.placement == .inside
            let middle = isInside ? y + height / 2 : y + height + 3 + type.labelSize * 0.6
            ticks += Self.ticks(item, axis, width, middle, unit, type)
            y += height + (isInside ? 6 : 3 + type.labelSize * 1.2 + 6)
        }
        self.init(
            size: SIMD2(width, y), titles: titles, bars: bars, ticks: ticks, dots: [], words: [])
    }

    /// The numbers of a bar: those wanted, without any that would touch another.
    private static func ticks(
        _ item: BarLegendItem, _ axis: LegendAxis, _ width: Float, _ middle: Float,
        _ unit: LegendUnit, _ type: Lettering
    ) -> [Tick] {
        let size = type.labelSize
        func tick(_ value: Double, _ text: String) -> Tick? {
            guard let part = axis.part(of: value), !text.utf8.isEmpty else { return nil }
            let wide = type.measure(text, size)
            guard wide >= 0, wide <= width else { return nil }
            // At the ends a number stays under the bar.
            let x = min(max(part * width, wide / 2), width - wide / 2)
            return Tick(
                value: value, x: part * width,
                label: MapLabel(
                    text: text, position: SIMD2(x, middle), size: SIMD2(wide, size)))
        }
        func text(_ value: Double, _ decimals: Int) -> String {
            let shown = unit.shown(value)
            return item.labels.formatter?(shown, unit)
                ?? NumberText.fixed(shown, decimals: decimals)
        }
        func value(_ given: Double) -> Double {
            item.labels.normalized ? axis.value(at: given) : given
        }
        switch item.labels.choice {
        case .texts(let texts):
            return thinned(texts(unit).compactMap { tick(value($0.value), $0.text) })
        case .values(let values):
            let decimals = values.map { unit.shown(value($0)) }
                .reduce(0) { max($0, min(NumberText.decimals(forStep: $1), 3)) }
            return thinned(values.compactMap { tick(value($0), text(value($0), decimals)) })
        case .every(let step):
            return thinned(
                multiples(of: step(unit), axis, unit).compactMap {
                    tick($0.value, text($0.value, $0.decimals))
                })
        case .round:
            if let bounds = axis.bounds {
                let ticks = bounds.compactMap { value in
                    tick(
                        value, text(value, min(NumberText.decimals(forStep: unit.shown(value)), 2)))
                }
                return thinned(ticks)
            }
            let span = abs(unit.scale) * (axis.high - axis.low)
            guard span > 0, span.isFinite else {
                return [tick(axis.low, text(axis.low, 0))].compactMap { $0 }
            }
            // The smallest round step whose numbers all find room.
            for step in LegendAxis.roundSteps(for: span) {
                let ticks = multiples(of: step, axis, unit).compactMap {
                    tick($0.value, text($0.value, $0.decimals))
                }
                if ticks.count >= 1, thinned(ticks).count == ticks.count { return ticks }
            }
            return []
        }
    }

    /// The multiples of a step in the unit shown, as values of the field; none where they would be too many.
    private static func multiples(
        of step: Double, _ axis: LegendAxis, _ unit: LegendUnit
    ) -> [(value: Double, decimals: Int)] {
        let ends = [unit.shown(axis.low), unit.shown(axis.high)]
        let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
        guard step > 0, step.isFinite, low.isFinite, high.isFinite else { return [] }
        let slack = 1e-6
        let first = (low / step - slack).rounded(.up)
        let last = (high / step + slack).rounded(.down)
        guard last >= first, last - first < 1000 else { return [] }
        let decimals = NumberText.decimals(forStep: step)
        return (0...Int(last - first)).map { index in
            let shown = (first + Double(index)) * step
            let value = unit.value(shown: shown)
            return (min(max(value, axis.low), axis.high), decimals)
        }.sorted { $0.value < $1.value }
    }

    /// Leaves out the numbers that touch one further left, and those that say the same.
    private static func thinned(_ ticks: [Tick]) -> [Tick] {
        var kept: [Tick] = []
        for tick in ticks.sorted(by: { $0.x < $1.x }) {
            if let last = kept.last {
                let room =
                    tick.label.position.x - tick.label.size.x / 2
                    - (last.label.position.x + last.label.size.x / 2)
                if room < gap || Array(tick.label.text.utf8) == Array(last.label.text.utf8) {
                    continue
                }
            }
            kept.append(tick)
        }
        return kept
    }
}
