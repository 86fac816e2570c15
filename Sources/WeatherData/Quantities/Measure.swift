/// What kind of values a quantity has: the unit it is kept in, and the one for the other unit system.
public enum Measure: String, CaseIterable, Sendable {
    /// How warm something is.
    case temperature
    /// Wind, gusts.
    case speed
    /// Currents and other slow speeds, kept in m/s and shown in knots.
    case waterSpeed
    /// Air pressure.
    case pressure
    /// A height or depth in metres.
    case height
    /// A distance in kilometres.
    case distance
    /// Depth of water.
    case precipitation
    /// Depth of water an hour.
    case precipitationRate
    /// Depth of snow.
    case snow
    /// Hundredths.
    case share
    /// The direction something comes from, or goes to: degrees clockwise from north.
    case direction
    /// A length of time in seconds.
    case time
    /// Energy of a kilogram of air.
    case specificEnergy
    /// Power through a square metre.
    case flux
    /// Radar echoes.
    case reflectivity
    /// Mass of a substance in a kilogram of air.
    case massRatio
    /// Mass of a substance in a cubic metre of air.
    case concentration
    /// Thickness of the ozone column.
    case ozoneColumn
    /// Rise and fall in pressure.
    case pressureSpeed
    /// Spin.
    case vorticity
    /// Ertel's potential vorticity.
    case potentialVorticity
    /// Helicity and the like.
    case turbulence
    /// Water that flows by.
    case discharge
    /// A pure number, such as an index.
    case number
    /// A number of a code table: never blended.
    case code

    /// The unit that values are kept in.
    public var metricUnit: PhysicalUnit {
        switch self {
        case .temperature: .celsius
        case .speed, .waterSpeed: .metresPerSecond
        case .pressure: .hectopascals
        case .height: .metres
        case .distance: .kilometres
        case .precipitation: .millimetres
        case .precipitationRate: .millimetresPerHour
        case .snow: .centimetres
        case .share: .percent
        case .direction: .degrees
        case .time: .seconds
        case .specificEnergy: .joulesPerKilogram
        case .flux: .wattsPerSquareMetre
        case .reflectivity: .reflectivityDecibels
        case .massRatio: .gramsPerKilogram
        case .concentration: .microgramsPerCubicMetre
        case .ozoneColumn: .dobsonUnits
        case .pressureSpeed: .pascalsPerSecond
        case .vorticity: .perHundredThousandSeconds
        case .potentialVorticity: .potentialVorticityUnits
        case .turbulence: .squareMetresPerSquareSecond
        case .discharge: .cubicMetresPerSecond
        case .number, .code: .one
        }
    }

    /// The unit for people who think in feet and degrees Fahrenheit.
    public var imperialUnit: PhysicalUnit {
        switch self {
        case .temperature: .fahrenheit
        case .speed: .milesPerHour
        case .waterSpeed: .knots
        case .pressure: .inchesOfMercury
        case .height: .feet
        case .distance: .miles
        case .precipitation, .snow: .inches
        case .precipitationRate: .inchesPerHour
        case .discharge: .cubicFeetPerSecond
        default: metricUnit
        }
    }

    /// The unit that is meant where a file names none: that of the WMO tables and of CF.
    var canonicalUnit: PhysicalUnit {
        switch self {
        case .temperature: .kelvin
        case .pressure: .init(parsing: "Pa") ?? .hectopascals
        case .distance, .snow: .metres
        case .precipitationRate: .init(parsing: "mm s-1") ?? .millimetresPerHour
        case .massRatio: .init(parsing: "kg kg-1") ?? .gramsPerKilogram
        case .concentration: .init(parsing: "kg m-3") ?? .microgramsPerCubicMetre
        case .vorticity: .init(parsing: "s-1") ?? .perHundredThousandSeconds
        default: metricUnit
        }
    }
}
