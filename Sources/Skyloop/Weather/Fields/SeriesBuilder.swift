import Foundation
import WeatherData

/// Finds what a recipe needs in a dataset, and makes the series of its fields.
struct SeriesBuilder: Sendable {
    let index: DatasetIndex
    let store: FieldStore

    /// The series of a recipe on a level, or near the ground where none is named; `nil` where the
    /// data lacks something that it needs.
    func series(_ recipe: LayerRecipe, id: String, level: String?) -> FieldSeries? {
        switch recipe {
        case .precipitationType:
            precipitationType(id: id, level: level)
        case .quantity(let quantities):
            index.first(quantities, level: level).map { scalar($0, id: id) }
        case .vector(let flow):
            vector(flow, id: id, level: level)
        case .speed(let flow, let quantity):
            speed(flow, or: quantity, id: id, level: level)
        case .dewPoint:
            dewPoint(id: id, level: level)
        case .humidity:
            humidity(id: id, level: level)
        case .felt(let form):
            felt(form, id: id, level: level)
        case .vaporDeficit:
            vaporDeficit(id: id, level: level)
        case .hourly(let amount):
            hourly(amount, id: id, level: level)
        case .total(let amount):
            total(amount, id: id, level: level)
        case .change(let quantities, let hours):
            index.first(quantities, level: level).flatMap { change($0, hours: hours, id: id) }
        case .extreme(let inner, let isGreatest):
            extreme(of: inner, isGreatest: isGreatest, id: id, level: level)
        }
    }

    // MARK: - Making series

    /// A series made of one variable, value by value.
    func scalar(
        _ variable: MetricVariable, id: String,
        map: (@Sendable ([Float]) -> [Float])? = nil
    ) -> FieldSeries {
        make(id: id, inputs: [variable], times: variable.times) {
            index throws(WeatherDataError) in
            let values = try variable.values(at: index)
            return (map?(values) ?? values, nil)
        }
    }

    /// A series of the times that all inputs have.
    ///
    /// - Parameter compute: Makes a cell's values from the inputs' values, in their order.
    func joined(
        _ inputs: [MetricVariable], id: String,
        compute: @escaping @Sendable ([[Float]]) -> [Float]
    ) -> FieldSeries? {
        joinedPair(inputs, id: id, isVector: false) { (compute($0), nil) }
    }

    /// A series of the times that all inputs have, of one value a cell or two.
    func joinedPair(
        _ inputs: [MetricVariable], id: String, isVector: Bool,
        compute: @escaping @Sendable ([[Float]]) -> ([Float], [Float]?)
    ) -> FieldSeries? {
        guard let first = inputs.first else { return nil }
        let others = inputs.dropFirst().map { Set($0.variable.dates) }
        let times = first.times.filter { time in others.allSatisfy { $0.contains(time.date) } }
        guard !times.isEmpty else { return nil }
        return make(id: id, inputs: inputs, times: times, isVector: isVector) {
            index throws(WeatherDataError) in
            let date = times[index].date
            var values: [[Float]] = []
            for input in inputs {
                guard let field = try input.values(at: date) else {
                    preconditionFailure("the time was in every input")
                }
                values.append(field)
            }
            return compute(values)
        }
    }

    /// A series from its parts.
    func make(
        id: String, inputs: [MetricVariable], times: [FieldTime], isVector: Bool = false,
        values: @escaping @Sendable (Int) throws(WeatherDataError) -> ([Float], [Float]?)
    ) -> FieldSeries {
        let first = inputs[0]
        let moving = MovingGrid(first)
        let grid = moving?.fixed ?? first.grid
        let blends = first.variable.metadata.quantity?.measure != .code
        let level = first.level
        return FieldSeries(
            id: id, times: times, grid: grid, isVector: isVector,
            level: level?.spokenName, origin: Self.origin(of: first),
            variables: inputs.map(\.variable), store: store
        ) { index throws(WeatherDataError) in
            var (one, two) = try values(index)
            if let moving {
                let date = times[index].date
                one = moving.moved(one, at: date, blends: blends)
                two = two.map { moving.moved($0, at: date, blends: blends) }
            }
            return LayerField(grid: grid, time: times[index], values: one, northward: two)
        }
    }

    private static func origin(of input: MetricVariable) -> String {
        let path = input.dataset.path(of: input.variable, at: 0)
        return path.split(separator: "/").last.map(String.init) ?? path
    }
}
