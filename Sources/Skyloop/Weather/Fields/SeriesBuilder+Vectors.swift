import Foundation
import WeatherData

extension SeriesBuilder {
    /// A vector from its parts, or from its direction and size.
    func vector(_ flow: LayerRecipe.Flow, id: String, level: String?) -> FieldSeries? {
        switch flow {
        case .wind:
            return parts(.windU, id: id, level: level)
                ?? polar([.windDirection], [.windSpeed], isFrom: true, id: id, level: level)
        case .current:
            return parts(.currentU, id: id, level: level)
                ?? polar([.currentDirection], [.currentSpeed], isFrom: false, id: id, level: level)
        case .wave(let direction, let size):
            return polar(direction, size, isFrom: true, id: id, level: level)
        }
    }

    /// A speed as its own quantity, or as the length of a vector.
    func speed(
        _ flow: LayerRecipe.Flow, or quantity: Quantity, id: String, level: String?
    ) -> FieldSeries? {
        let direct = index.first([quantity], level: level)
        let u: Quantity = if case .current = flow { .currentU } else { .windU }
        let pair = index.pair(u, level: level)
        // Where both are there, what is nearer to the ground counts.
        if let direct, let pair {
            let a = direct.level?.distanceFromGround ?? 0.6
            let b = pair.u.level?.distanceFromGround ?? 0.6
            if a <= b { return scalar(direct, id: id) }
        } else if let direct {
            return scalar(direct, id: id)
        }
        guard let pair else { return nil }
        return joined([pair.u, pair.v], id: id) { parts in
            Self.combine(parts[0], parts[1]) { ($0 * $0 + $1 * $1).squareRoot() }
        }
    }

    private func parts(_ u: Quantity, id: String, level: String?) -> FieldSeries? {
        guard let pair = index.pair(u, level: level) else { return nil }
        let turn =
            pair.u.variable.metadata.isGridRelative ? GridTurn(pair.u.grid) : nil
        return joinedPair([pair.u, pair.v], id: id, isVector: true) { parts in
            guard let turn else { return (parts[0], parts[1]) }
            return turn.toNorth(x: parts[0], y: parts[1])
        }
    }

    /// A vector from where it comes from (or goes to) and how large it is.
    ///
    /// Without a size all vectors have length 1, so that directions still blend as vectors.
    private func polar(
        _ directions: [Quantity], _ sizes: [Quantity], isFrom: Bool, id: String, level: String?
    ) -> FieldSeries? {
        guard let direction = index.first(directions, level: level) else { return nil }
        let size = index.first(sizes, with: direction)
        let sign: Float = isFrom ? -1 : 1
        let inputs = [direction] + (size.map { [$0] } ?? [])
        return joinedPair(inputs, id: id, isVector: true) { values in
            let angles = values[0]
            var east = [Float](repeating: .nan, count: angles.count)
            var north = east
            for cell in angles.indices {
                let angle = Double(angles[cell]) * .pi / 180
                let length = values.count > 1 ? values[1][cell] : 1
                east[cell] = sign * length * Float(sin(angle))
                north[cell] = sign * length * Float(cos(angle))
            }
            return (east, north)
        }
    }

    /// Puts two fields together cell by cell.
    static func combine(
        _ a: [Float], _ b: [Float], _ body: (Float, Float) -> Float
    ) -> [Float] {
        [Float](unsafeUninitializedCapacity: a.count) { buffer, count in
            for cell in 0..<a.count { buffer[cell] = body(a[cell], b[cell]) }
            count = a.count
        }
    }
}
