import MapModel

/// A tile of the map that is in view.
struct VisibleTile: Equatable {
    let zoom: Int
    let column: Int
    let row: Int
    /// Which copy of the world it is on: 0 for the one around Greenwich.
    let world: Int

    /// Its number among all tiles, without the copy of the world.
    var part: UInt64 { UInt64(zoom) << 56 | UInt64(column) << 28 | UInt64(row) }
}

/// A tile that is drawn now, with what it is painted from.
struct DrawnTile {
    let tile: VisibleTile
    let layer: Int
    let first: LoadKey
    let second: LoadKey
    let fraction: Float
}
