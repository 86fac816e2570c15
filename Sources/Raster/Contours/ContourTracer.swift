/// Finds isolines by marching squares: each crossing of a grid edge is one vertex, each cell links two or four.
///
/// Goals in this order: the topology is right, then the positions, then the speed. A vertex belongs to one edge and
/// one level and is made once, so that lines are joined without comparing positions.
struct ContourTracer {
    /// A crossing of one grid edge by one level.
    struct Vertex {
        var x: Float
        var y: Float
        /// The vertex that follows along the line, or -1.
        var next: Int32
        /// The edge: twice the number of its first grid point, and 1 more for an edge along a row.
        var edge: Int32
        var level: UInt8
        /// Whether a vertex comes before, and whether the walk has been here.
        var hasPrevious: Bool
        var isVisited: Bool
    }

    /// The class of a missing value; other classes are the number of levels at or below a value.
    static let missing: UInt8 = 255

    let width: Int
    let height: Int
    let wraps: Bool
    let levels: [Float]
    var vertices: [Vertex] = []

    /// The number of cells in a row.
    var cells: Int { wraps ? width : width - 1 }

    init(width: Int, height: Int, wraps: Bool, levels: ContourLevels) {
        self.width = width
        self.height = height
        self.wraps = wraps
        self.levels = levels.values
    }

    /// Makes and links the vertices of all levels.
    ///
    /// - Complexity: O(grid points + crossings).
    mutating func trace(_ values: UnsafeBufferPointer<Float>) {
        guard cells >= 1, height >= 2, !levels.isEmpty,
            let base = values.baseAddress, values.count >= width * height
        else { return }
        vertices.reserveCapacity(values.count / 8)
        // Rows of classes, one value longer where the grid wraps, and padded for reading 16 at a time.
        let stride = cells + 1 + 32
        var classes = [UInt8](repeating: Self.missing, count: 2 * stride)
        // The first vertex on each horizontal edge of the row above and of the row below.
        var edges = [Int32](repeating: -1, count: 2 * cells)
        classes.withUnsafeMutableBufferPointer { classes in
            edges.withUnsafeMutableBufferPointer { edges in
                guard let classes = classes.baseAddress, let edges = edges.baseAddress else {
                    return
                }
                for row in 0..<height {
                    let near = Row(
                        values: base + max(0, row - 1) * width,
                        classes: classes + (row & 1 ^ 1) * stride,
                        edges: edges + (row & 1 ^ 1) * cells)
                    let far = Row(
                        values: base + row * width,
                        classes: classes + (row & 1) * stride,
                        edges: edges + (row & 1) * cells)
                    classify(far)
                    crossRow(row, far)
                    if row > 0 { linkRow(row - 1, near: near, far: far) }
                }
            }
        }
    }

    /// One row of the grid while it is worked on.
    struct Row {
        let values: UnsafePointer<Float>
        let classes: UnsafeMutablePointer<UInt8>
        let edges: UnsafeMutablePointer<Int32>
    }

    /// Counts, for each value of a row, the levels at or below it.
    ///
    /// Neighbours seldom differ by more than a level, so the search starts from the last result.
    private func classify(_ row: Row) {
        let count = levels.count
        levels.withUnsafeBufferPointer { levels in
            var found = 0
            for x in 0..<width {
                let value = row.values[x]
                guard value.isFinite else {
                    row.classes[x] = Self.missing
                    continue
                }
                while found < count, value >= levels[found] { found += 1 }
                while found > 0, value < levels[found - 1] { found -= 1 }
                row.classes[x] = UInt8(truncatingIfNeeded: found)
            }
        }
        if wraps { row.classes[width] = row.classes[0] }
    }

    /// Makes the vertices on the edges along a row.
    private mutating func crossRow(_ y: Int, _ row: Row) {
        var x = 0
        while x < cells {
            if Self.load(row.classes + x) == Self.load(row.classes + x + 1) {
                x += 16
                continue
            }
            let end = min(x + 16, cells)
            while x < end {
                let (a, b) = (row.classes[x], row.classes[x + 1])
                if a != b, a != Self.missing, b != Self.missing {
                    row.edges[x] = Int32(truncatingIfNeeded: vertices.count)
                    let right = x + 1 == width ? 0 : x + 1
                    cross(
                        from: Double(row.values[x]), to: Double(row.values[right]), min(a, b),
                        max(a, b), edge: (y * width + x) * 2 + 1
                    ) { SIMD2(Float(Double(x) + $0), Float(y)) }
                }
                x += 1
            }
        }
    }

    /// Makes the vertices on the edge that goes down from grid point (x, y), and gives the first one.
    @inline(__always)
    private mutating func crossColumn(_ x: Int, _ y: Int, _ near: Row, _ far: Row) -> Int32 {
        let first = Int32(truncatingIfNeeded: vertices.count)
        let column = x == width ? 0 : x
        let (a, b) = (near.classes[x], far.classes[x])
        cross(
            from: Double(near.values[column]), to: Double(far.values[column]), min(a, b),
            max(a, b), edge: (y * width + column) * 2
        ) { SIMD2(Float(column), Float(Double(y) + $0)) }
        return first
    }

    @inline(__always)
    private mutating func cross(
        from start: Double, to end: Double, _ low: UInt8, _ high: UInt8,
        edge: Int, position: (Double) -> SIMD2<Float>
    ) {
        let scale = 1 / (end - start)
        let edge = Int32(truncatingIfNeeded: edge)
        for level in low..<high {
            let fraction = (Double(levels[Int(level)]) - start) * scale
            let point = position(min(max(fraction, 0), 1))
            vertices.append(
                Vertex(
                    x: point.x, y: point.y, next: -1, edge: edge, level: level, hasPrevious: false,
                    isVisited: false))
        }
    }

    /// Links the vertices round each cell between two rows.
    private mutating func linkRow(_ y: Int, near: Row, far: Row) {
        // The last vertical edge made, and the one at the seam of a grid that wraps.
        var lastColumn = -1
        var lastEdge: Int32 = -1
        var seamEdge: Int32 = -1
        var x = 0
        while x < cells {
            let first = Self.load(near.classes + x)
            if first == Self.load(near.classes + x + 1), first == Self.load(far.classes + x),
                first == Self.load(far.classes + x + 1)
            {
                x += 16
                continue
            }
            let end = min(x + 16, cells)
            while x < end {
                let a = near.classes[x]
                let b = near.classes[x + 1]
                let c = far.classes[x]
                let d = far.classes[x + 1]
                let low = min(min(a, b), min(c, d))
                let high = max(max(a, b), max(c, d))
                // The class of a missing value is the highest one.
                guard low != high, high != Self.missing else {
                    x += 1
                    continue
                }
                var left: Int32 = -1
                if a != c {
                    left = lastColumn == x ? lastEdge : crossColumn(x, y, near, far)
                    if x == 0 { seamEdge = left }
                }
                var right: Int32 = -1
                if b != d {
                    right =
                        wraps && x + 1 == width && seamEdge >= 0
                        ? seamEdge : crossColumn(x + 1, y, near, far)
                }
                (lastColumn, lastEdge) = (x + 1, right)

                for level in low..<high {
                    let corners =
                        (a > level ? 1 : 0) | (b > level ? 2 : 0) | (d > level ? 4 : 0)
                        | (c > level ? 8 : 0)
                    let nearVertex = near.edges[x] &+ Int32(level) &- Int32(min(a, b))
                    let rightVertex = right &+ Int32(level) &- Int32(min(b, d))
                    let farVertex = far.edges[x] &+ Int32(level) &- Int32(min(c, d))
                    let leftVertex = left &+ Int32(level) &- Int32(min(a, c))
                    switch corners {
                    case 1: link(nearVertex, leftVertex)
                    case 2: link(rightVertex, nearVertex)
                    case 3: link(rightVertex, leftVertex)
                    case 4: link(farVertex, rightVertex)
                    case 6: link(farVertex, nearVertex)
                    case 7: link(farVertex, leftVertex)
                    case 8: link(leftVertex, farVertex)
                    case 9: link(nearVertex, farVertex)
                    case 11: link(rightVertex, farVertex)
                    case 12: link(leftVertex, rightVertex)
                    case 13: link(nearVertex, rightVertex)
                    case 14: link(leftVertex, nearVertex)
                    default:
                        // A saddle: the middle of the cell decides which corners are joined.
                        let next = x + 1 == width ? 0 : x + 1
                        let sum =
                            Double(near.values[x]) + Double(near.values[next])
                            + Double(far.values[x]) + Double(far.values[next])
                        let isHigh = sum >= 4 * Double(levels[Int(level)])
                        if corners == 5 {
                            link(nearVertex, isHigh ? rightVertex : leftVertex)
                            link(farVertex, isHigh ? leftVertex : rightVertex)
                        } else {
                            link(leftVertex, isHigh ? nearVertex : farVertex)
                            link(rightVertex, isHigh ? farVertex : nearVertex)
                        }
                    }
                }
                x += 1
            }
        }
    }

    @inline(__always)
    private mutating func link(_ from: Int32, _ to: Int32) {
        vertices[Int(from)].next = to
        vertices[Int(to)].hasPrevious = true
    }

    @inline(__always)
    private static func load(_ classes: UnsafePointer<UInt8>) -> SIMD16<UInt8> {
        UnsafeRawPointer(classes).loadUnaligned(as: SIMD16<UInt8>.self)
    }
}
