import Raster

/// Lines or rings of one kind, in whole steps of 2^-26 of the world square.
struct BaseMapLines: Sendable {
    /// One line: where its points are, what it is, and from which zoom on it shows.
    struct Line: Sendable {
        let points: Range<Int>
        let kind: UInt8
        let zoom: Float
        let box: Box
    }

    /// The bounds of a line in steps.
    struct Box: Sendable {
        var minX: Int32
        var minY: Int32
        var maxX: Int32
        var maxY: Int32
    }

    /// The steps that the world is wide.
    static let stepsPerWorld = Double(1 << 26)

    var points: [SIMD2<Int32>] = []
    var lines: [Line] = []
}
