public import MapModel
public import Timekeeping

/// A source on a map: values over time, and the animator that chooses which show.
public final class MapSource: Sendable, Identifiable {
    /// The source's id, unique on its map.
    public let id: String

    /// What it is called, where it reaches and when it is valid.
    public let descriptor: SourceDescriptor

    /// The values over time.
    public let series: FieldSeries

    /// Chooses which times show as the timeline moves.
    public let animator: TimeSeriesAnimator<LayerField>

    /// The number by which the loader knows it.
    let number: Int32

    init(descriptor: SourceDescriptor, series: FieldSeries, number: Int32) {
        id = descriptor.id.text
        self.descriptor = descriptor
        self.series = series
        self.number = number
        animator = TimeSeriesAnimator(id: id, intervals: series.times.map(\.date))
    }

    /// The place of a valid time in the series, by its milliseconds since 1970.
    func index(ofMilliseconds time: Int64) -> Int? {
        var low = 0
        var high = series.times.count
        while low < high {
            let middle = (low + high) / 2
            if series.times[middle].date.milliseconds < time {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < series.times.count, series.times[low].date.milliseconds == time else {
            return nil
        }
        return low
    }

    /// What a layer shows of the source at a date, by place in the series; `nil` where nothing.
    ///
    /// Layers of one source may differ in when they show and in whether they mix two times.
    func moment(at date: Date, for layer: LayerDescriptor) -> ShownMoment? {
        if let range = layer.timing.range, date < range.start || date > range.end { return nil }
        guard let blend = animator.blendForDate(date),
            let before = index(ofMilliseconds: blend.first.milliseconds)
        else { return nil }
        guard layer.blends, !blend.isSingle, blend.fraction > 0,
            let after = index(ofMilliseconds: blend.second.milliseconds)
        else { return ShownMoment(before: before) }
        return ShownMoment(before: before, after: after, fraction: blend.fraction)
    }
}

extension LayerDescriptor {
    /// Whether two times are mixed in between.
    var blends: Bool {
        switch paint {
        case .raster(let paint): paint.raster.meld
        default: paint.sample?.meld ?? true
        }
    }
}

extension Date {
    /// Milliseconds since 1970, rounded; clamped where the date is far off.
    var milliseconds: Int64 {
        let value = (timeIntervalSince1970 * 1000).rounded()
        return value.isFinite ? Int64(min(max(value, -9e15), 9e15)) : 0
    }
}
