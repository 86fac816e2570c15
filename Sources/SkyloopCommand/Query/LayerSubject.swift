import Foundation
import Skyloop

/// A layer of the catalogue, in its metric unit or the imperial one.
struct LayerSubject: QuerySubject {
    let kind = "layer"
    var name: String { code.rawValue }
    let units: String
    var dates: [Date] { series.times.map(\.date) }
    var blends: Bool { !variables.contains { $0.metadata.quantity?.measure == .code } }
    var isDirection: Bool {
        !series.isVector && !variables.isEmpty
            && variables.allSatisfy { $0.metadata.quantity?.measure == .direction }
    }

    private let code: WeatherService.LayerCode
    private let series: FieldSeries
    private let conversion: UnitConversion
    private var variables: [Variable] { series.variables }

    /// Finds a layer by its code.
    init(_ code: String, in dataset: Dataset, isImperial: Bool) throws(CommandError) {
        let service = WeatherService(datasets: [dataset])
        let code = WeatherService.LayerCode(rawValue: code)
        guard let units = service.units(for: code) else {
            throw CommandError(unknownLayer: code)
        }
        guard let series = service.series(for: code) else {
            let fed = service.availableCodes.map(\.rawValue)
            let list = fed.isEmpty ? "no layer" : fed.prefix(8).joined(separator: ", ")
            throw CommandError(
                .badData,
                "the data doesn't feed '\(code.rawValue)'; it feeds \(list)\(fed.count > 8 ? " …" : "")"
            )
        }
        self.code = code
        self.series = series
        let unit = units[isImperial ? .imperial : .metric]
        self.units = unit.symbol
        conversion = unit.conversion
    }

    func value(at index: Int, place: Place, isNearest: Bool) throws -> Double {
        let field = try series.field(at: index)
        let sampler = PlaceSampler(field.grid, place: place, isNearest: isNearest || !blends)
        if let northward = field.northward {
            let u = sampler.value(field.values.values)
            let v = sampler.value(northward.values)
            return conversion((u * u + v * v).squareRoot())
        }
        if isDirection { return sampler.direction(field.values.values) }
        return conversion(sampler.value(field.values.values))
    }
}
