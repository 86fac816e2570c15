/// A vector's components at one time, to the east and to the north.
public struct VectorField: Sendable {
    /// The component to the east.
    public let east: Field

    /// The component to the north.
    public let north: Field

    /// Makes a vector field.
    public init(east: Field, north: Field) {
        self.east = east
        self.north = north
    }
}
