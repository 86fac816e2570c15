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

/// A picture that is drawn now: a tile's, or a layer's whole picture over the map.
struct DrawnPicture {
    /// What it is painted from.
    enum Source {
        case tile(first: LoadKey, second: LoadKey, fraction: Float)
        case overlay
    }

    let layer: Int
    let source: Source
    /// The number by which the page keeps its texture.
    let slot: Int
    // The place in the unit world.
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    let version: UInt32
}
