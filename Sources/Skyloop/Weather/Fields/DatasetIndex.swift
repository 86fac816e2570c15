import WeatherData

/// A dataset's variables by what they are about, and the levels that each is on.
struct DatasetIndex: Sendable {
    let dataset: Dataset
    let number: Int
    private let byQuantity: [Quantity: [MetricVariable]]
    private let pairs: [VectorPair]

    init(_ dataset: Dataset, number: Int) {
        self.dataset = dataset
        self.number = number
        var table: [Quantity: [MetricVariable]] = [:]
        let placed = dataset.variables.filter {
            $0.metadata.grid.unplacedReason == nil && !$0.times.isEmpty
        }
        for variable in placed {
            guard let quantity = variable.metadata.quantity,
                let conversion = quantity.conversion(fromUnits: variable.metadata.units)
            else { continue }
            table[quantity, default: []].append(
                MetricVariable(dataset: dataset, variable: variable, conversion: conversion))
        }
        for key in table.keys {
            // The nearest to the ground first; then the control run; then the most times.
            table[key]?.sort { a, b in
                let da = a.level?.distanceFromGround ?? 0.6
                let db = b.level?.distanceFromGround ?? 0.6
                if da != db { return da < db }
                let ma = a.variable.metadata.member?.number ?? -1
                let mb = b.variable.metadata.member?.number ?? -1
                if ma != mb { return ma < mb }
                return a.times.count > b.times.count
            }
        }
        byQuantity = table
        pairs = placed.vectorPairs
    }

    /// The variables of a quantity, on one level or on all, the most wanted first.
    func variables(_ quantity: Quantity, level: String?) -> [MetricVariable] {
        let all = byQuantity[quantity] ?? []
        guard let level else { return all }
        return all.filter { $0.level?.layerSuffix == level }
    }

    /// The first variable of the first of these quantities that there is.
    func first(_ quantities: [Quantity], level: String?) -> MetricVariable? {
        for quantity in quantities {
            if let found = variables(quantity, level: level).first { return found }
        }
        return nil
    }

    /// The variable of one of these quantities that stands where another one does.
    func first(
        _ quantities: [Quantity], with other: MetricVariable, ignoringLevel: Bool = false
    ) -> MetricVariable? {
        for quantity in quantities {
            let found = variables(quantity, level: nil).first {
                $0.matches(other, ignoringLevel: ignoringLevel)
            }
            if let found { return found }
        }
        return nil
    }

    /// The parts of a vector, the nearest to the ground first.
    func pair(_ u: Quantity, level: String?) -> (u: MetricVariable, v: MetricVariable)? {
        for first in variables(u, level: level) {
            guard let pair = pairs.first(where: { $0.u.id == first.variable.id }),
                let partner = u.vectorPartner,
                let second = (byQuantity[partner] ?? []).first(where: {
                    $0.variable.id == pair.v.id
                })
            else { continue }
            return (first, second)
        }
        return nil
    }

    /// The level suffixes on which any of these quantities is.
    func levels(of quantities: [Quantity]) -> [String] {
        var seen: Set<String> = []
        var levels: [String] = []
        for quantity in quantities {
            for variable in byQuantity[quantity] ?? [] {
                guard let suffix = variable.level?.layerSuffix, seen.insert(suffix).inserted else {
                    continue
                }
                levels.append(suffix)
            }
        }
        return levels
    }
}
