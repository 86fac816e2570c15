extension Quantity {
    /// How values in a file's unit become values in the quantity's metric one; nil where they can't.
    ///
    /// Besides units of the same dimension: a mass of water on a square metre is its depth (1 kg m⁻² is
    /// 1 mm), a geopotential is a height by the standard gravity 9.80665 m s⁻², a mass of ozone is a column
    /// (1 DU is 2.1415 × 10⁻⁵ kg m⁻²). An empty unit counts as the one of the WMO and CF tables.
    public func conversion(fromUnits text: String) -> UnitConversion? {
        let unit: PhysicalUnit
        if measure == .code {
            // Numbers of a table have no unit, whatever is written there.
            return .identity
        } else if text.allSatisfy(\.isWhitespace) {
            unit = measure.canonicalUnit
        } else if let parsed = PhysicalUnit(parsing: text) {
            unit = parsed
        } else {
            return nil
        }
        return conversion(from: unit)
    }

    private func conversion(from unit: PhysicalUnit) -> UnitConversion? {
        if let direct = unit.conversion(to: metricUnit) { return direct }
        for bridge in bridges {
            let crossed = PhysicalUnit(
                symbol: "", dimension: unit.dimension * bridge.dimension,
                scale: unit.scale * bridge.scale)
            if unit.offset == 0, let found = crossed.conversion(to: metricUnit) { return found }
        }
        // A lifted index is a difference of temperatures, so K and °C are the same.
        if self == .liftedIndex, unit.dimension == UnitDimension(.kelvin) {
            return UnitConversion(factor: unit.scale)
        }
        // Salinity in parts of a thousand, whatever the pure number is called.
        if self == .salinity { return nil }
        if measure == .reflectivity, unit.dimension == UnitDimension(.decibel) { return .identity }
        return nil
    }

    /// Units by which the file's unit may be multiplied to become the quantity's.
    private var bridges: [PhysicalUnit] {
        switch self {
        case .precipitation, .convectivePrecipitation, .snowfallWater, .snowWater,
            .precipitableWater, .precipitationRate, .snowfallRate:
            [Self.waterVolume]
        case .geopotentialHeight, .terrainHeight:
            [Self.inverseGravity]
        case .totalOzone:
            [Self.ozoneMoles]
        default:
            []
        }
    }

    private static func bridge(_ text: String) -> PhysicalUnit {
        guard let unit = PhysicalUnit(parsing: text) else {
            preconditionFailure("the table of units lacks \(text)")
        }
        return unit
    }

    /// A thousand kilograms of water fill a cubic metre.
    private static let waterVolume = bridge("0.001 m3 kg-1")
    private static let inverseGravity = PhysicalUnit(
        symbol: "", dimension: bridge("s2 m-1").dimension, scale: 1 / 9.80665)
    /// Ozone weighs 47.9982 g a mole; chosen so that 1 DU is 2.1415e-5 kg m⁻².
    private static let ozoneMoles = PhysicalUnit(
        symbol: "", dimension: bridge("mol kg-1").dimension, scale: 4.4615e-4 / 2.1415e-5)
}
