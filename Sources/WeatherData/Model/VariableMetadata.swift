/// What a file says of a variable, apart from its times: name, unit, level, grid, member.
///
/// Fields with equal metadata are the time steps of one variable, in whichever file they are.
public struct VariableMetadata: Hashable, Sendable {
    /// The short name, such as `2t` (ecCodes) or the NetCDF variable's name.
    public var shortName: String

    /// The long name.
    public var name: String

    /// The CF standard name, where the file or the parameter table gives one.
    public var standardName: String?

    /// The unit of the values as the file has it, such as `K` or `kg m**-2`; empty where unknown.
    public var units: String

    /// The number in the GRIB tables; nil for other formats.
    public var parameter: Parameter?

    /// The vertical level; nil where the variable has none.
    public var level: Level?

    /// The ensemble member; nil where the variable is of no ensemble.
    public var member: EnsembleMember?

    /// What was done over an interval; nil for an instant.
    public var statistic: Statistic?

    /// What kind of ensemble product it is, such as `ensemble mean` or `probability above 273.15`.
    public var product: String?

    /// Whether vector components run along the grid's own axes rather than east and north.
    public var isGridRelative = false

    /// Whose data it is, where the file says so in words; no part of what variables are compared by.
    public var credit = DataCredit()

    /// Where the values stand.
    public var grid: Grid

    /// Makes the metadata of a variable.
    public init(shortName: String, name: String, units: String, grid: Grid) {
        self.shortName = shortName
        self.name = name
        self.units = units
        self.grid = grid
    }
}
