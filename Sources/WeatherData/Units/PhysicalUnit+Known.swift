/// The units that quantities are kept and shown in.
extension PhysicalUnit {
    private static func known(_ text: String, _ symbol: String) -> PhysicalUnit {
        guard let unit = PhysicalUnit(parsing: text) else {
            preconditionFailure("the table of units lacks \(text)")
        }
        return unit.named(symbol)
    }

    /// Degrees Celsius.
    public static let celsius = known("degC", "°C")
    /// Degrees Fahrenheit.
    public static let fahrenheit = known("degF", "°F")
    /// Kelvin.
    public static let kelvin = known("K", "K")
    /// Metres a second.
    public static let metresPerSecond = known("m/s", "m/s")
    /// Miles an hour.
    public static let milesPerHour = known("mph", "mph")
    /// Knots.
    public static let knots = known("kt", "kt")
    /// Kilometres an hour.
    public static let kilometresPerHour = known("km/h", "km/h")
    /// Hectopascals.
    public static let hectopascals = known("hPa", "hPa")
    /// Pascals a second.
    public static let pascalsPerSecond = known("Pa/s", "Pa/s")
    /// Inches of mercury.
    public static let inchesOfMercury = known("inHg", "inHg")
    /// Millimetres.
    public static let millimetres = known("mm", "mm")
    /// Centimetres.
    public static let centimetres = known("cm", "cm")
    /// Metres.
    public static let metres = known("m", "m")
    /// Kilometres.
    public static let kilometres = known("km", "km")
    /// Inches.
    public static let inches = known("in", "in")
    /// Feet.
    public static let feet = known("ft", "ft")
    /// Miles.
    public static let miles = known("mi", "mi")
    /// Millimetres an hour.
    public static let millimetresPerHour = known("mm/h", "mm/h")
    /// Inches an hour.
    public static let inchesPerHour = known("in/h", "in/h")
    /// Hundredths.
    public static let percent = known("%", "%")
    /// Degrees of a circle.
    public static let degrees = known("degrees", "°")
    /// Seconds.
    public static let seconds = known("s", "s")
    /// Joules a kilogram.
    public static let joulesPerKilogram = known("J/kg", "J/kg")
    /// Watts a square metre.
    public static let wattsPerSquareMetre = known("W/m2", "W/m²")
    /// Decibels of reflectivity.
    public static let reflectivityDecibels = known("dBZ", "dBZ")
    /// A pure number.
    public static let one = known("1", "")
    /// Grams a kilogram.
    public static let gramsPerKilogram = known("g/kg", "g/kg")
    /// Micrograms a cubic metre.
    public static let microgramsPerCubicMetre = known("ug/m3", "µg/m³")
    /// Dobson units.
    public static let dobsonUnits = known("DU", "DU")
    /// A hundred thousandth a second, for vorticity.
    public static let perHundredThousandSeconds = known("1e-5 s-1", "10⁻⁵/s")
    /// Cubic metres a second.
    public static let cubicMetresPerSecond = known("m3/s", "m³/s")
    /// Cubic feet a second.
    public static let cubicFeetPerSecond = known("ft3/s", "ft³/s")
    /// Megajoules a square metre.
    public static let megajoulesPerSquareMetre = known("1e6 J/m2", "MJ/m²")
    /// Potential vorticity units.
    public static let potentialVorticityUnits = known("PVU", "PVU")
    /// Square metres a square second: the energy of turbulence, helicity.
    public static let squareMetresPerSquareSecond = known("m2/s2", "m²/s²")
}
