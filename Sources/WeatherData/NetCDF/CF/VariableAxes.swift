/// What the dimensions of a variable stand for, and the coordinate variables along them.
struct VariableAxes: Sendable {
    /// One dimension of the variable.
    struct Dimension: Sendable {
        /// The dimension.
        let dimension: NetCDFDimension
        /// Its place among the variable's dimensions.
        let place: Int
        /// What it counts.
        let kind: CoordinateKind
        /// Its coordinate variable; nil where there is none.
        let coordinate: NetCDFVariable?
    }

    /// The dimension of the columns; nil where there is none.
    let x: Dimension?

    /// The dimension of the rows; nil where there is none.
    let y: Dimension?

    /// The other dimensions, slowest first: each step along them is another field.
    let others: [Dimension]

    /// Longitudes and latitudes of two dimensions (or of more, the first ones being time), or of one
    /// point; nil where there are none.
    let places: (longitudes: NetCDFVariable, latitudes: NetCDFVariable)?

    /// Coordinate variables that the variable names and that are no dimension's own: a scalar height,
    /// the run's time.
    let auxiliaries: [NetCDFVariable]
}
