/// A unit of measure, and how its values become values of the base units.
///
/// `base value = value × scale + offset`; the offset is 0 for all but temperatures in °C and °F.
public struct PhysicalUnit: Hashable, Sendable {
    /// The unit as people read it, such as `°C` or `m/s`.
    public let symbol: String

    /// What it measures.
    public let dimension: UnitDimension

    /// The size of the unit in base units.
    public let scale: Double

    /// The base value of the unit's zero.
    public let offset: Double

    /// Makes a unit.
    init(symbol: String, dimension: UnitDimension, scale: Double, offset: Double = 0) {
        self.symbol = symbol
        self.dimension = dimension
        self.scale = scale
        self.offset = offset
    }

    /// Reads a unit as GRIB tables and NetCDF files write it: `K`, `m s**-1`, `kg m-2`, `1e2 pascals`, `%`.
    ///
    /// The grammar is that of UDUNITS (products, quotients, powers, prefixes, factors), with the
    /// habits of weather files: `C` is Celsius and `F` Fahrenheit, `gpm` is a metre, `(0 - 1)` a
    /// number, `degrees true` an angle, `m of water equivalent` a metre. A reference time
    /// (`hours since …`) is no unit, nor is the name of a code table: nil.
    public init?(parsing text: String) {
        guard let unit = UnitParser.parse(text) else { return nil }
        self = unit
    }

    /// The same unit under another symbol.
    func named(_ symbol: String) -> PhysicalUnit {
        PhysicalUnit(symbol: symbol, dimension: dimension, scale: scale, offset: offset)
    }

    /// How values become those of another unit; nil where the two measure different things.
    public func conversion(to other: PhysicalUnit) -> UnitConversion? {
        guard dimension == other.dimension else { return nil }
        return UnitConversion(
            factor: scale / other.scale, constant: (offset - other.offset) / other.scale)
    }
}
