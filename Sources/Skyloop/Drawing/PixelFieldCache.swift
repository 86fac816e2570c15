import Raster

/// Fields sampled at a camera's pixels, and pairs of fields that lack the same cells; the newest kept.
final class PixelFieldCache: Sendable {
    struct Key: Hashable {
        let series: String
        let index: Int
        let stride: Int
        let options: SampleOptions
        let camera: Camera
    }

    struct Pair: Hashable {
        let series: String
        let before: Int
        let after: Int
        let stride: Int
    }

    /// Two moments of four layers at 1280 × 720, in bytes.
    private static let capacity = 32 << 20

    private let fields = NewestCache<Key, PixelField>(limit: capacity) {
        // Small ones count for more, so that a search among them stays short.
        max($0.values.values.count * 4, capacity >> 9)
    }
    private let pairs = NewestCache<Pair, Bool>(limit: 64)

    /// Whether two fields of a picture's size fit, so that keeping them is worth it.
    static func holds(_ camera: Camera) -> Bool {
        camera.pixelWidth > 0 && camera.pixelHeight > 0
            && camera.pixelWidth * camera.pixelHeight * 8 <= capacity
    }

    func field(_ key: Key, make: () -> PixelField) -> PixelField {
        fields.value(key, make: make)
    }

    /// Whether two fields are missing at the same cells.
    func isAlike(_ key: Pair, _ first: GridValues, _ second: GridValues) -> Bool {
        pairs.value(key) { Self.missAlike(first, second) }
    }

    static func missAlike(_ first: GridValues, _ second: GridValues) -> Bool {
        guard first.width == second.width, first.height == second.height else { return false }
        return first.values.withUnsafeBufferPointer { first in
            second.values.withUnsafeBufferPointer { second in
                for index in 0..<first.count
                where (first[index] * 0 == 0) != (second[index] * 0 == 0) { return false }
                return true
            }
        }
    }
}
