import MapModel
import Raster
import Timekeeping

extension Viewer {
    /// The pointer rests at a place of the unit world, or nowhere.
    func setPointer(_ place: SIMD2<Double>?) {
        let hadOne = pointer != nil
        pointer = place
        if place != nil || hadOne { showValue() }
    }

    /// Shows the value under the pointer with unit, valid time and place.
    func showValue() {
        guard let pointer else { return commands.hide("value", true) }
        guard let found = value(x: pointer.x, y: pointer.y) else {
            return commands.hide("value", true)
        }
        let unit = unit(of: found.layer)
        commands.hide("value", false)
        let number = unit.text(found.value, decimals: unit.decimals)
        commands.text("value-number", number + " " + unit.symbol)
        let view = timelineView
        commands.text("value-time", view.dayText + " " + view.timeText)
        let latitude = WebMercator.latitude(y: pointer.y)
        let longitude = WebMercator.longitude(x: pointer.x - pointer.x.rounded(.down))
        commands.text(
            "value-place",
            Self.angle(latitude, "N", "S") + ", " + Self.angle(longitude, "E", "W"))
    }

    private static func angle(_ degrees: Double, _ above: String, _ below: String) -> String {
        NumberText.fixed(degrees.magnitude, decimals: 2) + "° " + (degrees < 0 ? below : above)
    }

    /// The value of the highest layer at a place of the unit world, of a vector its length; nil for none.
    func value(x: Double, y: Double) -> (layer: Int, value: Double)? {
        let date = timelineView.currentTime
        for index in layers.indices.reversed() where layers[index].isOn {
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
