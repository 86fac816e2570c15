import Raster

/// Colour tables by scale and opacity, the newest kept.
final class ColorTableCache: Sendable {
    private struct Key: Hashable {
        let scale: ColorScale
        let opacity: Float
        let format: PixelFormat
    }

    private let kept = NewestCache<Key, ColorTable>(limit: 32)

    func table(_ scale: ColorScale, opacity: Float, format: PixelFormat) -> ColorTable {
        kept.value(Key(scale: scale, opacity: opacity, format: format)) {
            ColorTable(scale, opacity: Double(opacity), format: format)
        }
    }
}
