import MapModel
import Raster

/// Contour lines placed on the map, by field and paint, the newest kept.
final class ContourCache: Sendable {
    struct Key: Hashable {
        let series: String
        let moment: ShownMoment
        let stride: Int
        let interval: Double
        let majorInterval: Double
        let offset: Double
        let smoothing: Float
        let marks: Bool
    }

    /// The lines of a field and the centres of its highs and lows.
    struct Drawing: Sendable {
        let map: ContourMap
        let extrema: [Extremum]
    }

    private let kept = NewestCache<Key, Drawing>(limit: 8)

    func drawing(_ key: Key, make: () -> Drawing) -> Drawing {
        kept.value(key, make: make)
    }
}
