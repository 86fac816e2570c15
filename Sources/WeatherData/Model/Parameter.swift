/// The number of a GRIB parameter: what a field is, by the tables of WMO or of a centre.
public enum Parameter: Hashable, Sendable {
    /// A GRIB 1 parameter: the centre, the version of its table 2, and the number in it.
    case grib1(centre: Int, table: Int, number: Int)

    /// A GRIB 2 parameter: the centre (which matters above 191), discipline, category and number.
    case grib2(centre: Int, discipline: Int, category: Int, number: Int)
}
