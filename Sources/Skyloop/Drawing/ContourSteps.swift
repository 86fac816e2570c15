import MapModel
import Raster
import WeatherData

/// The steps between lines in the metric unit, round in the unit that people read.
struct ContourSteps: Sendable {
    let interval: Double
    let majorInterval: Double
    /// A value at which a heavy line lies.
    let offset: Double
    private let conversion: UnitConversion

    /// The paint's steps; in °F and mph, round ones of that unit near to them.
    ///
    /// Pressure and heights keep their metric steps: forecasters everywhere read those.
    init(_ paint: ContourPaint, units: LayerUnits, system: UnitSystem) {
        let scale = paint.scale == 0 ? 1 : paint.scale
        var interval = paint.interval / abs(scale)
        var major = paint.majorInterval / abs(scale)
        var offset = -paint.offset / scale
        var conversion = UnitConversion(factor: scale, constant: paint.offset)
        let imperial = units.imperial
        if system == .imperial, ["°F", "mph"].contains(imperial.symbol), scale == 1, offset == 0 {
            let ratio = major > 0 ? (major / interval).rounded() : 0
            let step = Self.round(interval * imperial.conversion.factor)
            interval = step / imperial.conversion.factor
            major = interval * ratio
            offset = imperial.conversion.inverse(0.0)
            conversion = imperial.conversion
        }
        self.interval = interval
        majorInterval = major
        self.offset = offset
        self.conversion = conversion
    }

    /// A line's value as its label shows it.
    func text(_ value: Float) -> String {
        let shown = conversion(Double(value))
        return NumberText.fixed(
            shown, decimals: NumberText.decimals(forStep: interval * conversion.factor))
    }

    private static func round(_ step: Double) -> Double {
        [1.0, 2, 5, 10, 20, 50].min { abs($0 - step) < abs($1 - step) } ?? step
    }
}
