import Foundation
import WeatherData

extension SeriesBuilder {
    /// How much falls in an hour, at each time.
    func hourly(_ amount: LayerRecipe.Amount, id: String, level: String?) -> FieldSeries? {
        let gate = gate(of: amount, level: level)
        if amount.gate != nil, gate == nil { return nil }
        if let steps = steps(of: amount, level: level) {
            return make(id: id, inputs: [steps.variable], times: steps.times) {
                index throws(WeatherDataError) in
                var values = try steps.amount(at: index, through: gate)
                let hours = Float(steps.times[index].duration / 3600)
                for cell in values.indices { values[cell] /= hours }
                return (values, nil)
            }
        }
        guard let rate = index.first(amount.rates, level: level) else { return nil }
        guard let gate else { return scalar(rate, id: id) }
        return joined([rate, gate], id: id) { Self.combine($0[0], $0[1], AmountSteps.gated) }
    }

    /// How much fell since the first time.
    func total(_ amount: LayerRecipe.Amount, id: String, level: String?) -> FieldSeries? {
        guard let steps = steps(of: amount, level: level) else { return nil }
        let gate = gate(of: amount, level: level)
        if amount.gate != nil, gate == nil { return nil }
        let store = store
        return make(id: id, inputs: [steps.variable], times: steps.times) {
            index throws(WeatherDataError) in
            // From the last sum that is kept, so that playing forwards adds one step a time.
            var next = index
            while next > 0, store.kept(series: id, index: next - 1) == nil { next -= 1 }
            var sum =
                next > 0 ? store.kept(series: id, index: next - 1)?.values.values : nil
            if sum == nil { next = 0 }
            while next <= index {
                let step = try steps.amount(at: next, through: gate)
                sum = sum.map { Self.combine($0, step, +) } ?? step
                next += 1
            }
            return (sum ?? [], nil)
        }
    }

    /// The value less the one some hours before, at the times that have both.
    func change(_ variable: MetricVariable, hours: Double, id: String) -> FieldSeries? {
        let dates = Set(variable.variable.dates)
        let times = variable.times.filter { dates.contains($0.date - hours * 3600) }
        guard !times.isEmpty else { return nil }
        return make(id: id, inputs: [variable], times: times) { index throws(WeatherDataError) in
            let date = times[index].date
            guard let now = try variable.values(at: date),
                let before = try variable.values(at: date - hours * 3600)
            else { preconditionFailure("both times were in the variable") }
            return (Self.combine(now, before, -), nil)
        }
    }

    /// The greatest or the least value since the first time.
    func extreme(
        of recipe: LayerRecipe, isGreatest: Bool, id: String, level: String?
    ) -> FieldSeries? {
        guard let inner = series(recipe, id: id + "/each", level: level) else { return nil }
        let store = store
        return FieldSeries(
            id: id, times: inner.times, grid: inner.grid, isVector: false, level: inner.level,
            origin: inner.origin, variables: inner.variables, store: store
        ) { index throws(WeatherDataError) in
            var next = index
            while next > 0, store.kept(series: id, index: next - 1) == nil { next -= 1 }
            var best = next > 0 ? store.kept(series: id, index: next - 1)?.values.values : nil
            if best == nil { next = 0 }
            while next <= index {
                let field = try inner.field(at: next).values.values
                // What is missing at one time does not hide the others.
                best =
                    best.map { known in
                        Self.combine(known, field) { a, b in
                            if a.isNaN { return b }
                            if b.isNaN { return a }
                            return isGreatest ? max(a, b) : min(a, b)
                        }
                    } ?? field
                next += 1
            }
            return LayerField(grid: inner.grid, time: inner.times[index], values: best ?? [])
        }
    }

    /// What falls: as the data has it, or from whether there is rain, freezing rain, ice pellets and snow.
    func precipitationType(id: String, level: String?) -> FieldSeries? {
        if let known = index.first([.precipitationType], level: level) {
            return scalar(known, id: id)
        }
        // The numbers of WMO code table 4.201; where two are said at once, the more dangerous shows.
        let kinds: [(quantity: Quantity, code: Float)] = [
            (.isRain, 1), (.isSnow, 5), (.isIcePellets, 8), (.isFreezingRain, 3),
        ]
        let found = kinds.compactMap { kind in
            index.first([kind.quantity], level: level).map { (variable: $0, code: kind.code) }
        }
        guard found.contains(where: { $0.code != 1 }) else { return nil }
        let codes = found.map(\.code)
        return joined(found.map(\.variable), id: id) { fields in
            var types = [Float](repeating: 0, count: fields.first?.count ?? 0)
            for (code, field) in zip(codes, fields) {
                for cell in types.indices {
                    let value = field[cell]
                    if value.isNaN {
                        types[cell] = .nan
                    } else if value >= 0.5 {
                        types[cell] = code
                    }
                }
            }
            return types
        }
    }

    /// The yes-or-no field that says where an amount counts.
    private func gate(of amount: LayerRecipe.Amount, level: String?) -> MetricVariable? {
        amount.gate.flatMap { index.first([$0], level: level) }
    }

    private func steps(of amount: LayerRecipe.Amount, level: String?) -> AmountSteps? {
        index.first(amount.quantities, level: level).flatMap { AmountSteps($0) }
    }
}

extension LayerRecipe.Amount {
    /// Amounts over intervals; melted snow counts ten times its depth.
    var quantities: [Quantity] {
        switch self {
        case .precipitation, .freezingRain, .icePellets: [.precipitation]
        case .snow: [.snowfall, .snowfallWater]
        }
    }

    /// What must be so for the amount to count.
    var gate: Quantity? {
        switch self {
        case .precipitation, .snow: nil
        case .freezingRain: .isFreezingRain
        case .icePellets: .isIcePellets
        }
    }

    /// Rates at a moment.
    ///
    /// A millimetre of water is about a centimetre of snow, so the number is the same.
    var rates: [Quantity] {
        switch self {
        case .precipitation, .freezingRain, .icePellets: [.precipitationRate]
        case .snow: [.snowfallRate]
        }
    }
}
