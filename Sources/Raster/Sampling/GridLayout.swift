/// Where the points of a grid lie on the earth, as drawing needs it.
public enum GridLayout: Sendable {
    /// Even steps of longitude and latitude: point (0, 0) lies at the first ones.
    ///
    /// Steps may be negative: latitudes from north to south have a negative step.
    case regular(
        firstLongitude: Double, longitudeStep: Double, firstLatitude: Double, latitudeStep: Double)

    /// The column depends only on longitude and the row only on latitude, as in Gaussian grids.
    ///
    /// `column` takes degrees in any turn; both give NaN outside the grid.
    case separable(
        column: @Sendable (_ longitude: Double) -> Double,
        row: @Sendable (_ latitude: Double) -> Double)

    /// Any other grid, for one camera: positions from a mesh made with that camera.
    case mesh(PositionMesh)

    /// The position of a longitude or latitude on an axis of even steps, in grid points.
    ///
    /// Rounded to 2⁻²⁴ of a step, so that the same field in another turn or order gives the same bits.
    static func position(_ value: Double, first: Double, step: Double) -> Double {
        Maths.nearest((value - first) / step * 0x1p24) * 0x1p-24
    }
}
