import Foundation

extension Dataset {
    /// A vector at one time, turned to true north where its file has it along the grid's axes.
    ///
    /// - Parameters:
    ///   - pair: The two components.
    ///   - index: Which of the times of the pair's `u`.
    /// - Returns: nil where the other component has no field at that time.
    /// - Precondition: The variables are the dataset's, and the index one of the times.
    @concurrent
    public func vectorField(
        of pair: VectorPair, at index: Int
    ) async throws(WeatherDataError) -> VectorField? {
        try readVectorField(of: pair, at: index)
    }

    /// A vector at one time, decoded by the calling thread.
    ///
    /// - Precondition: The variables are the dataset's, and the index one of the times.
    public func readVectorField(
        of pair: VectorPair, at index: Int
    ) throws(WeatherDataError) -> VectorField? {
        guard let other = pair.v.index(of: pair.u.times[index].date) else { return nil }
        let u = try readField(of: pair.u, at: index)
        let v = try readField(of: pair.v, at: other)
        guard pair.u.isGridRelative, let rotation = rotation(of: u.grid) else {
            return VectorField(east: u, north: v)
        }
        let turned = rotation.toEastNorth(u: u.values, v: v.values)
        return VectorField(
            east: Field(values: turned.east, grid: u.grid, time: u.time, units: u.units),
            north: Field(values: turned.north, grid: v.grid, time: v.time, units: v.units))
    }

    /// The rotation of a grid, worked out once.
    private func rotation(of grid: Grid) -> GridRotation? {
        if let known = rotations.withLock({ $0.first { $0.grid == grid } }) {
            return known.rotation
        }
        let rotation = GridRotation(grid)
        rotations.withLock { rotations in
            rotations.append((grid, rotation))
            if rotations.count > 4 { rotations.removeFirst() }
        }
        return rotation
    }
}
