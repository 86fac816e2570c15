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
        guard let found = map.value(x: pointer.x, y: pointer.y) else {
            return commands.hide("value", true)
        }
        let unit = map.unit(of: found.layer)
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
}
