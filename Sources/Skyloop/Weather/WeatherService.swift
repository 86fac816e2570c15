import Foundation
import MapModel
import Raster
import Synchronization
public import WeatherData

/// Knows the weather layers: which there are, which of them the data can feed, and how each looks.
///
/// ```swift
/// let service = WeatherService(datasets: [try Dataset(contentsOf: "/data/gfs")])
/// for code in service.availableCodes { print(code.rawValue) }
/// ```
///
/// May be used from several threads; decoded fields are shared by all layers and kept in a store
/// that is bounded in bytes. Where several datasets feed a code, the first one counts.
public final class WeatherService: Sendable {
    /// The data, in the order in which it is looked through.
    public let datasets: [Dataset]

    let store: FieldStore
    private let indices: [DatasetIndex]
    private let layers = Mutex<[LayerCode: WeatherLayer]>([:])
    private let scales = Mutex<[LayerCode: ColorScale]>([:])

    /// Makes a service of datasets.
    ///
    /// - Parameters:
    ///   - datasets: The data; of two that feed a layer the first does.
    ///   - cacheBytes: How many bytes of decoded layer fields are kept.
    public init(datasets: [Dataset], cacheBytes: Int = 256 << 20) {
        self.datasets = datasets
        store = FieldStore(capacity: cacheBytes)
        indices = datasets.enumerated().map { DatasetIndex($0.element, number: $0.offset) }
    }

    /// The most valid times that are kept for a source; more are thinned to even spacing.
    public static let maxSourceValidTimes = 1000

    /// All codes of the catalogue, whether or not there is data for them.
    public static var allCodes: [LayerCode] { LayerDefinition.all.map(\.code) }

    /// The codes that the data feeds, group by group, levels after the ground.
    public var availableCodes: [LayerCode] {
        var codes: [LayerCode] = []
        for definition in LayerDefinition.all where layer(for: definition.code)?.series != nil {
            codes.append(definition.code)
            for level in levels(of: definition) {
                let code = definition.code.at(level: level)
                guard let found = layer(for: code)?.series,
                    found.variables != layer(for: definition.code)?.series?.variables
                else { continue }
                codes.append(code)
            }
        }
        return codes
    }

    /// The codes of all variables that can be placed on a map, whatever they are.
    public var variableCodes: [LayerCode] {
        datasets.flatMap { dataset in
            dataset.variables
                .filter { $0.metadata.grid.unplacedReason == nil && !$0.times.isEmpty }
                .map { LayerCode.variable($0.id) }
        }
    }

    /// The codes that a variable feeds, alone or with others.
    public func codes(fedBy variable: Variable) -> [LayerCode] {
        availableCodes.filter { layer(for: $0)?.series?.variables.contains(variable) == true }
    }

    /// The first layer to show where none is asked for: the first code that the data feeds and
    /// that colours the map, else the first variable.
    public var defaultCode: LayerCode? {
        let codes = availableCodes
        return codes.first { layer(for: $0)?.style.hasLegend == true } ?? codes.first
            ?? variableCodes.first
    }

    /// The values that a code shows, over time; `nil` where the data does not feed it.
    public func series(for code: LayerCode) -> FieldSeries? {
        layer(for: code)?.series
    }

    /// The units of a code; `nil` for an unknown one.
    public func units(for code: LayerCode) -> LayerUnits? {
        layer(for: code)?.units
    }

    /// What a code shows, in words, with its level; `nil` for an unknown one.
    public func title(for code: LayerCode) -> String? {
        layer(for: code)?.fullTitle
    }

    /// A code of the catalogue, or of a variable, with its data.
    func layer(for code: LayerCode) -> WeatherLayer? {
        if let known = layers.withLock({ $0[code] }) { return known }
        guard let made = makeLayer(code) else { return nil }
        return layers.withLock { layers in
            // Another thread may have been faster; all must see one series.
            if let known = layers[code] { return known }
            layers[code] = made
            return made
        }
    }

    private func makeLayer(_ code: LayerCode) -> WeatherLayer? {
        if let id = code.variableID { return variableLayer(code, id: id) }
        guard let definition = LayerDefinition.byCode[code.base] else { return nil }
        let suffix = code.level.map { "@" + $0 } ?? ""
        let sourceName = definition.sourceName + suffix
        var series: FieldSeries?
        for index in indices {
            let builder = SeriesBuilder(index: index, store: store)
            let id = "\(index.number)/\(sourceName)"
            series = builder.series(definition.recipe, id: id, level: code.level)
            if series != nil { break }
        }
        if code.level != nil && series == nil { return nil }
        let level = series?.variables.first?.metadata.level
        return WeatherLayer(
            code: code, title: definition.title, description: definition.description,
            category: definition.category, units: definition.units, scale: definition.scale,
            style: definition.style, series: series, sourceName: sourceName,
            levelPressure: level?.kind == .pressure ? level?.value : nil)
    }

    /// A layer of a variable by its id, in the unit of its quantity or else in the file's.
    private func variableLayer(_ code: LayerCode, id: String) -> WeatherLayer? {
        for index in indices {
            guard let variable = index.dataset.variable(id),
                variable.metadata.grid.unplacedReason == nil, !variable.times.isEmpty
            else { continue }
            let quantity = variable.metadata.quantity
            let conversion = quantity?.conversion(fromUnits: variable.metadata.units)
            let builder = SeriesBuilder(index: index, store: store)
            let input = MetricVariable(
                dataset: index.dataset, variable: variable, conversion: conversion ?? .identity)
            let units =
                conversion == nil
                ? LayerUnits.plain(variable.metadata.units)
                : quantity.map { LayerUnits($0.measure) } ?? .plain(variable.metadata.units)
            let name = "variable:\(id)"
            let title = variable.metadata.name.isEmpty ? id : variable.metadata.name
            return WeatherLayer(
                code: code, title: title.prefix(1).uppercased() + title.dropFirst(),
                description: title, category: .other, units: units, scale: nil,
                style: quantity?.measure == .code ? .category : .sample,
                series: builder.scalar(input, id: "\(index.number)/\(name)"), sourceName: name,
                levelPressure: nil)
        }
        return nil
    }

    private func levels(of definition: LayerDefinition) -> [String] {
        var seen: Set<String> = []
        return indices.flatMap { $0.levels(of: definition.recipe.quantities) }
            .filter { seen.insert($0).inserted }
    }

    /// The colours of a code: its own, or ones that span the data's range.
    ///
    /// The range is that of the first, middle and last field, a little rounded outwards.
    func colorScale(of layer: WeatherLayer) -> ColorScale {
        if let scale = layer.scale { return scale }
        if let known = scales.withLock({ $0[layer.code] }) { return known }
        let scale = ValueRange(of: layer.series).colorScale
        scales.withLock { $0[layer.code] = scale }
        return scale
    }
}
