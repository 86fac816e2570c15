import MapModel
import Raster
import Synchronization

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

    private let kept = Mutex<[(key: Key, drawing: Drawing)]>([])
    private static let keptDrawings = 8

    func drawing(_ key: Key, make: () -> Drawing) -> Drawing {
        if let known = kept.withLock({ $0.first { $0.key == key }?.drawing }) { return known }
        let drawing = make()
        kept.withLock { kept in
            kept.append((key, drawing))
            if kept.count > Self.keptDrawings { kept.removeFirst() }
        }
        return drawing
    }
}
