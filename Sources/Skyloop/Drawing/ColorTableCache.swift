import Raster
import Synchronization

/// Colour tables by scale and opacity, the newest kept.
final class ColorTableCache: Sendable {
    private struct Key: Hashable {
        let scale: ColorScale
        let opacity: Float
        let format: PixelFormat
    }

    private let kept = Mutex<[(key: Key, table: ColorTable)]>([])
    private static let keptTables = 32

    func table(_ scale: ColorScale, opacity: Float, format: PixelFormat) -> ColorTable {
        let key = Key(scale: scale, opacity: opacity, format: format)
        if let known = kept.withLock({ $0.first { $0.key == key }?.table }) { return known }
        let table = ColorTable(scale, opacity: Double(opacity), format: format)
        kept.withLock { kept in
            kept.append((key, table))
            if kept.count > Self.keptTables { kept.removeFirst() }
        }
        return table
    }
}
