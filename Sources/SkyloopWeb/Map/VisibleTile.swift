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
    let version: Double
    /// The rows of a tile that are in view, in blocks of `rowBlock`: no others are painted.
    var rowBlocks = 0..<0

    /// The rows that are painted together.
    static let rowBlock = 32

    /// The blocks of a tile's rows that a stretch of the unit world from north to south needs, with some
    /// room; the last one is the longer for what is left.
    static func rowBlocks(of height: Int, from start: Double, to end: Double) -> Range<Int> {
        let count = max(height / rowBlock, 1)
        let size = Double(count)
        let first = Int(min(max(start * size, 0), size - 1))
        let last = max(Int(min(max(end * size, 0), size - 1)), first)
        return first..<last + 1
    }

    /// The rows of a picture so high that the blocks stand for.
    func rows(of height: Int) -> Range<Int> {
        let count = max(height / Self.rowBlock, 1)
        let end = rowBlocks.upperBound >= count ? height : rowBlocks.upperBound * Self.rowBlock
        return min(rowBlocks.lowerBound, count - 1) * Self.rowBlock..<end
    }
}
