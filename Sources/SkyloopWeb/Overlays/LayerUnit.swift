import Raster

/// The unit that a layer's values are shown in.
struct LayerUnit {
    var symbol: String
    /// What a metric value is multiplied by, and what is added then.
    var factor = 1.0
    var constant = 0.0
    /// The length of the layer's range in this unit.
    var span = 1.0

    /// A metric value in this unit, as text.
    func text(_ value: Double, decimals: Int) -> String {
        NumberText.fixed(value * factor + constant, decimals: decimals)
    }

    /// The decimals that tell values of the range apart.
    var decimals: Int {
        if symbol.bytes == "%".bytes { return 0 }
        return span < 6 ? 2 : span < 400 ? 1 : 0
    }

    /// The decimals of numbers on the map, where room is little.
    var coarseDecimals: Int { span < 6 ? 1 : 0 }
}

/// The steps between isolines in the metric unit.
struct ContourSteps {
    var interval: Double
    var major: Double
    /// A value at which a heavy line lies.
    var offset = 0.0
    var decimals = 0

    /// The steps that forecasters use, and round ones of the shown unit elsewhere.
    init(unit: LayerUnit, metric: LayerUnit, hasCentres: Bool) {
        if hasCentres {
            // Pressure and heights keep their metric steps: forecasters everywhere read those.
            interval = metric.span > 1_000 ? 60 : 4
            major = interval * 5
            decimals = unit.factor < 0.5 ? 2 : 0
            return
        }
        let factor = unit.factor.magnitude > 1e-9 ? unit.factor.magnitude : 1
        let wanted = max(unit.span / 22, 1e-6)
        var step = 1e-6
        while step * 10 <= wanted { step *= 10 }
        for candidate in [5.0, 2.5, 2] where step * candidate <= wanted {
            step *= candidate
            break
        }
        interval = step / factor
        major = interval * 5
        offset = -unit.constant / factor
        decimals = NumberText.decimals(forStep: step)
    }
}
