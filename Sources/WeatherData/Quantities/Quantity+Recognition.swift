extension Quantity {
    /// The quantity that a variable is about; nil where it can't be told, or where its unit doesn't fit.
    ///
    /// Looked at in this order: the CF standard name, the name that ecCodes or a well-known model gives,
    /// the number in the GRIB tables. A rate under the name of an amount is a rate, and the other way
    /// round. The extremes of a temperature over an interval, and pressures at the ground and at mean
    /// sea level, are quantities of their own. A probability or a spread is none.
    public init?(recognising metadata: VariableMetadata) {
        if let product = metadata.product, !Self.keepsQuantity(product) { return nil }
        let candidates = [
            metadata.standardName.flatMap { StandardNames.table[$0.lowercased()] },
            ShortNames.meaning(of: metadata.shortName)?.quantity,
            metadata.parameter.flatMap(GRIBParameters.quantity(of:)),
        ]
        for case .some(let candidate) in candidates {
            guard let fitting = candidate.fitting(units: metadata.units) else { continue }
            self = fitting.refined(by: metadata)
            return
        }
        return nil
    }

    /// Whether an ensemble product is still a value of the quantity: a mean is, a probability is not.
    private static func keepsQuantity(_ product: String) -> Bool {
        let product = product.lowercased()
        return !["probab", "spread", "deviation", "percent", "anomal", "skew", "kurto"]
            .contains { product.contains($0) }
    }

    /// The quantity itself if the unit converts, or its twin (amount and rate) if that one does.
    private func fitting(units: String) -> Quantity? {
        if conversion(fromUnits: units) != nil { return self }
        let twin: Quantity? =
            switch self {
            case .precipitation: .precipitationRate
            case .precipitationRate: .precipitation
            case .snowfallWater: .snowfallRate
            case .snowfallRate: .snowfallWater
            case .snowfall: .snowfallWater
            case .snowDepth: .snowWater
            case .verticalVelocity: .upwardSpeed
            case .upwardSpeed: .verticalVelocity
            default: nil
            }
        return twin.flatMap { $0.conversion(fromUnits: units) == nil ? nil : $0 }
    }

    /// The quantity that level and statistic make of it.
    private func refined(by metadata: VariableMetadata) -> Quantity {
        switch (self, metadata.statistic) {
        case (.temperature, .maximum?): return .maximumTemperature
        case (.temperature, .minimum?): return .minimumTemperature
        default: break
        }
        switch (self, metadata.level?.kind) {
        case (.pressure, .surface?): return .surfacePressure
        case (.pressure, .meanSea?): return .meanSeaLevelPressure
        case (.geopotentialHeight, .surface?): return .terrainHeight
        case (.swellHeight, .orderedSequence?), (.swellPeriod, .orderedSequence?),
            (.swellDirection, .orderedSequence?):
            return partition(metadata.level?.value)
        default: return self
        }
    }

    /// The swell of a place in a row of them: NCEP numbers the partitions of a sea on a level type of its own.
    private func partition(_ number: Double?) -> Quantity {
        switch (self, number) {
        case (.swellHeight, 2?): .secondSwellHeight
        case (.swellPeriod, 2?): .secondSwellPeriod
        case (.swellDirection, 2?): .secondSwellDirection
        case (.swellHeight, 3?): .thirdSwellHeight
        case (.swellPeriod, 3?): .thirdSwellPeriod
        case (.swellDirection, 3?): .thirdSwellDirection
        default: self
        }
    }
}

extension VariableMetadata {
    /// What the variable is about; nil where that can't be told.
    public var quantity: Quantity? { Quantity(recognising: self) }

    /// How the file's values become the quantity's metric ones; nil where there is no quantity.
    public var metricConversion: UnitConversion? {
        quantity?.conversion(fromUnits: units)
    }
}
