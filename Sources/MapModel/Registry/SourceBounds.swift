/// A region between two meridians and two parallels, in degrees.
///
/// The east edge may be above 180 where the region reaches over the date line.
public struct SourceBounds: Equatable, Sendable {
    /// The west edge.
    public var west: Double

    /// The south edge.
    public var south: Double

    /// The east edge, greater than the west edge.
    public var east: Double

    /// The north edge.
    public var north: Double

    /// Makes a region.
    public init(west: Double, south: Double, east: Double, north: Double) {
        self.west = west
        self.south = south
        self.east = east
        self.north = north
    }
}
