import Foundation
import Raster
import Timekeeping

/// The words and legends of a scene's pictures: its title, clock, legends and attribution.
struct FrameOverlay: Sendable {
    private let zone: TimeZoneRule
    private let decoration: FrameDecoration

    /// Words and lays out a scene's decoration for a picture of a size in points.
    init(scene: FrameScene, width: Double, height: Double) {
        zone = scene.options.timeZone
        var content = FrameDecoration.Content()
        if scene.options.showsTitle, !scene.layers.isEmpty {
            content.title = Self.title(scene)
            content.subtitle = Self.subtitle(scene)
        }
        content.legends = Self.legends(scene)
        content.attribution = Self.attribution(scene)
        if scene.options.showsClock { content.clockZone = Self.longestName(of: zone) }
        decoration = FrameDecoration(content, theme: scene.theme, width: width, height: height)
    }

    /// The parts of the picture that no name may touch.
    var reservedAreas: [BaseMapOptions.Area] { decoration.reservedAreas }

    /// Draws what is the same in all frames.
    func drawFixed(on canvas: Canvas) { decoration.drawFixed(on: canvas) }

    /// Draws the valid time.
    func drawClock(at date: Date, on canvas: Canvas) {
        guard let civil = zone.civilTime(at: date) else { return }
        decoration.drawClock(
            FrameDecoration.Clock(
                time: TimeText.time(civil, clock: .twentyFourHours),
                zone: zone.period(at: date).abbreviation, date: TimeText.date(civil)),
            on: canvas)
    }

    // MARK: - Words

    private static func title(_ scene: FrameScene) -> String {
        var titles: [String] = []
        for layer in scene.layers where !titles.contains(layer.title) { titles.append(layer.title) }
        // “Wind” says nothing more beside “Wind speed”.
        titles = titles.filter { title in !titles.contains { $0.hasPrefix(title + " ") } }
        return titles.reversed().joined(separator: " · ")
    }

    private static func subtitle(_ scene: FrameScene) -> String {
        guard let series = scene.layers.last?.drawn.series else { return "" }
        var parts: [String] = []
        if let words = series.intervalWords { parts.append(words) }
        let zone = scene.options.timeZone
        let runs = Set(series.times.compactMap(\.run))
        if let run = runs.max(), let civil = zone.civilTime(at: run) {
            parts.append(series.sourceTitle)
            let time = TimeText.time(civil, clock: .twentyFourHours)
            let name = zone.period(at: run).abbreviation
            let lead = runs.count == 1 ? "Run of" : "Runs up to"
            parts.append("\(lead) \(TimeText.date(civil)) \(time) \(name)")
        } else {
            parts.append(series.sourceTitle)
        }
        return parts.joined(separator: " · ")
    }

    private static func attribution(_ scene: FrameScene) -> String {
        if let text = scene.options.attribution { return text }
        var parts: [String] = []
        for layer in scene.layers where !parts.contains(layer.drawn.series.producer) {
            parts.append(layer.drawn.series.producer)
        }
        let map = scene.options.showsBaseMap && scene.baseMap.data != nil ? ["Natural Earth"] : []
        guard parts.count <= 3 else {
            return (["\(parts.count) sources"] + map).joined(separator: " · ")
        }
        return (parts + map).joined(separator: " · ")
    }

    /// Legends that say different things, the topmost layer's first.
    private static func legends(_ scene: FrameScene) -> [WeatherLegend] {
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

    /// The longer of a zone's winter and summer names, so that the clock has room for both.
    private static func longestName(of zone: TimeZoneRule) -> String {
        let names = [1_578_000_000.0, 1_594_000_000].map {
            zone.period(at: Date(timeIntervalSince1970: $0)).abbreviation
        }
        return names[0].count > names[1].count ? names[0] : names[1]
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
