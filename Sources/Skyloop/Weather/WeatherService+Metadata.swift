import Foundation
import Raster
import WeatherData

extension WeatherService {
    /// What there is to know about a code; `nil` for an unknown one.
    public func metadata(for code: LayerCode) -> WeatherLayerMetadata? {
        guard let layer = layer(for: code) else { return nil }
        let times = layer.series?.times ?? []
        let range = times.first.flatMap { first in
            times.last.map { DateInterval(start: first.date, end: $0.date) }
        }
        let span = colorScale(of: layer).span
        return WeatherLayerMetadata(
            id: code.rawValue, title: layer.fullTitle, description: layer.description,
            type: paint(of: layer).kind, categories: [layer.category],
            animatable: times.count > 1, dataRange: range,
            dataCoverage: layer.series?.coverage, updateInterval: Self.step(of: times),
            unit: layer.units.metric.symbol,
            valueRange: Double(span.lowerBound)...Double(span.upperBound))
    }

    /// What there is to know about every layer that the data feeds.
    ///
    /// - Parameter completion: Called before this returns: nothing has to be fetched.
    public func loadLayerMetadata(
        completion: (Result<[WeatherLayerMetadata], any Error>) -> Void
    ) {
        completion(.success(availableCodes.compactMap { metadata(for: $0) }))
    }

    /// The step between times that is met most often, in seconds.
    private static func step(of times: [FieldTime]) -> TimeInterval? {
        var counts: [TimeInterval: Int] = [:]
        for (a, b) in zip(times, times.dropFirst()) {
            counts[b.date.timeIntervalSince(a.date), default: 0] += 1
        }
        return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }
}

extension FieldSeries {
    /// The box that the data is in; `nil` where the grid can't be placed.
    public var coverage: CoordinateBounds? {
        grid.bounds.map {
            CoordinateBounds(west: $0.west, south: $0.south, east: $0.east, north: $0.north)
        }
    }
}
