import Raster
import Synchronization

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

    private struct State {
        var fields: [(key: Key, field: PixelField)] = []
        var pairs: [(key: Pair, isAlike: Bool)] = []
    }

    private let state = Mutex(State())
    /// Two moments of four layers at 1280 × 720.
    private static let capacity = 32 << 20
    private static let keptPairs = 64

    /// Whether two fields of a picture's size fit, so that keeping them is worth it.
    static func holds(_ camera: Camera) -> Bool {
        camera.pixelWidth > 0 && camera.pixelHeight > 0
            && camera.pixelWidth * camera.pixelHeight * 8 <= capacity
    }

    func field(_ key: Key, make: () -> PixelField) -> PixelField {
        let known = state.withLock { state -> PixelField? in
            guard let place = state.fields.firstIndex(where: { $0.key == key }) else { return nil }
            // What is used goes to the end: the oldest is let go first.
            let entry = state.fields.remove(at: place)
            state.fields.append(entry)
            return entry.field
        }
        if let known { return known }
        let field = make()
        state.withLock { state in
            state.fields.append((key, field))
            var bytes = state.fields.reduce(0) { $0 + $1.field.values.values.count * 4 }
            while bytes > Self.capacity, state.fields.count > 1 {
                bytes -= state.fields.removeFirst().field.values.values.count * 4
            }
        }
        return field
    }

    /// Whether two fields are missing at the same cells.
    func isAlike(_ key: Pair, _ first: GridValues, _ second: GridValues) -> Bool {
        if let known = state.withLock({ $0.pairs.first { $0.key == key }?.isAlike }) {
            return known
        }
        let isAlike = Self.missAlike(first, second)
        state.withLock { state in
            state.pairs.append((key, isAlike))
            if state.pairs.count > Self.keptPairs { state.pairs.removeFirst() }
        }
        return isAlike
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
