import MapModel
import Raster

extension WebMap {
    /// The value of the highest layer at a place of the unit world, of a vector its length; nil for none.
    func value(x: Double, y: Double) -> (layer: Int, value: Double)? {
        for index in order.reversed() {
            let layer = layers[index]
            guard let blend = layer.blend(at: date) else { continue }
            let field = TileField(
                visible.filter { $0.contains(x: x, y: y) }, fraction: blend.fraction
            ) { tile in
                let keys = [blend.first, blend.second].map {
                    LoadKey(
                        source: Int32(index), time: Self.seconds(layer.times[$0]), part: tile.part)
                }
                guard let first = tiles[keys[0]], let second = tiles[keys[1]] else { return nil }
                return (first, blend.fraction > 0 ? second : nil)
            }
            guard let field, case let parts = field.wrapped(x, y), !parts.x.isNaN else { continue }
            let size = (parts * parts).sum().squareRoot()
            return (index, Double(field.isVector ? size : parts.x))
        }
        return nil
    }
}

extension VisibleTile {
    /// Whether a place in the unit world lies in the tile, on any copy of the world.
    func contains(x: Double, y: Double) -> Bool {
        let size = Double(1 << zoom)
        let wrapped = x - x.rounded(.down)
        return Int(wrapped * size) == column && Int((y * size).rounded(.down)) == row
    }
}
