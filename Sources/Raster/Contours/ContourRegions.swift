/// Closes isolines along the rim of a field to rings around the areas at or above a level.
///
/// The rim is where cells with four values end. It is walked with the field to its left, once, and noted as a list of
/// grid points and crossings. An isoline that ends at the rim goes on along it to where the next one of its level begins.
struct ContourRegions {
    /// Rings around all of the field.
    private(set) var domain: [[SIMD2<Float>]] = []

    private let width: Int
    private let height: Int
    private let vertices: [ContourTracer.Vertex]
    private let starts: [[Int]]
    private let closed: [[[SIMD2<Float>]]]

    /// All loops of the rim after one another.
    private var items: [Item] = []
    /// The loop of each item, as a range of items.
    private var loops: [Range<Int>] = []
    /// For each vertex on the rim its item.
    private var places: [Int32] = []

    private enum Item {
        /// A grid point, and how many levels are at or below its value.
        case corner(SIMD2<Float>, UInt8)
        /// A crossing.
        case crossing(Int, loop: Int)
    }

    init(_ grid: ContourGrid, _ levels: ContourLevels) {
        width = grid.width
        height = grid.height
        var tracer = ContourTracer(
            width: grid.width, height: grid.height, wraps: false, levels: levels)
        grid.values.withUnsafeBufferPointer { tracer.trace($0) }
        vertices = tracer.vertices
        // Rings that touch no rim, by level, and the first vertices of lines that do.
        let lines = tracer.lines(levels)
        var closed = [[[SIMD2<Float>]]](repeating: [], count: levels.count)
        for line in lines.lines where line.isClosed {
            closed[line.level].append(Array(lines[line]))
        }
        self.closed = closed
        var starts = [[Int]](repeating: [], count: levels.count)
        for (index, vertex) in vertices.enumerated() where !vertex.hasPrevious && vertex.next >= 0 {
            starts[Int(vertex.level)].append(index)
        }
        self.starts = starts
        places = [Int32](repeating: -1, count: vertices.count)
        walkRim(grid, levels)
    }

    /// Gives the rings around the areas at or above a level.
    func rings(_ level: Int) -> [[SIMD2<Float>]] {
        var rings = closed[level]
        var isDone: Set<Int> = []
        for start in starts[level] where !isDone.contains(start) {
            var ring: [SIMD2<Float>] = []
            var index = start
            // Each line is begun once; a broken rim can't keep the walk going.
            while isDone.insert(index).inserted {
                var last = index
                while true {
                    add(SIMD2(vertices[last].x, vertices[last].y), to: &ring)
                    guard vertices[last].next >= 0 else { break }
                    last = Int(vertices[last].next)
                }
                guard let next = followRim(from: last, level, &ring) else { break }
                index = next
            }
            if ring.count > 2 { rings.append(ring) }
        }
        // Loops of the rim without a crossing of the level are inside or outside as a whole.
        for loop in loops {
            var isAbove = true
            var points: [SIMD2<Float>] = []
            for item in items[loop] {
                switch item {
                case .corner(let place, let count):
                    points.append(place)
                    if Int(count) <= level { isAbove = false }
                case .crossing(let vertex, _):
                    if Int(vertices[vertex].level) == level { isAbove = false }
                }
                if !isAbove { break }
            }
            if isAbove { rings.append(points) }
        }
        return rings
    }

    private func add(_ point: SIMD2<Float>, to ring: inout [SIMD2<Float>]) {
        if ring.last != point { ring.append(point) }
    }

    /// Goes along the rim from the end of a line to the next crossing of its level.
    private func followRim(from end: Int, _ level: Int, _ ring: inout [SIMD2<Float>]) -> Int? {
        let place = Int(places[end])
        guard place >= 0, case .crossing(_, let loop) = items[place] else { return nil }
        let range = loops[loop]
        var item = place
        for _ in range {
            item = item + 1 == range.upperBound ? range.lowerBound : item + 1
            switch items[item] {
            case .corner(let point, _):
                add(point, to: &ring)
            case .crossing(let vertex, _):
                if Int(vertices[vertex].level) == level { return vertex }
            }
        }
        return nil
    }

    /// Finds all loops of the rim.
    private mutating func walkRim(_ grid: ContourGrid, _ levels: ContourLevels) {
        guard width > 1, height > 1 else { return }
        let cells = width - 1
        var isSound = [Bool](repeating: false, count: cells * (height - 1))
        for y in 0..<height - 1 {
            for x in 0..<cells {
                let index = y * width + x
                isSound[y * cells + x] =
                    grid.values[index].isFinite && grid.values[index + 1].isFinite
                    && grid.values[index + width].isFinite
                    && grid.values[index + width + 1].isFinite
            }
        }
        func isCell(_ x: Int, _ y: Int) -> Bool {
            x >= 0 && y >= 0 && x < cells && y < height - 1 && isSound[y * cells + x]
        }
        // For each grid point the directions in which the rim goes on: 1 right, 2 up in y, 4 left, 8 down in y.
        var rim = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height - 1 {
            for x in 0..<cells where isSound[y * cells + x] {
                if !isCell(x, y - 1) { rim[y * width + x] |= 1 }
                if !isCell(x + 1, y) { rim[y * width + x + 1] |= 2 }
                if !isCell(x, y + 1) { rim[(y + 1) * width + x + 1] |= 4 }
                if !isCell(x - 1, y) { rim[(y + 1) * width + x] |= 8 }
            }
        }
        let steps = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        let crossings = crossingsByEdge()
        for first in rim.indices {
            while rim[first] != 0 {
                let start = items.count
                let startDirection = rim[first].trailingZeroBitCount
                var (point, direction) = (first, startDirection)
                var corners: [SIMD2<Float>] = []
                repeat {
                    let (x, y) = (point % width, point / width)
                    let (dx, dy) = steps[direction]
                    let next = (y + dy) * width + x + dx
                    let corner = SIMD2(Float(x), Float(y))
                    corners.append(corner)
                    items.append(.corner(corner, Self.count(levels, grid.values[point])))
                    let edge = min(point, next) * 2 + (dy == 0 ? 1 : 0)
                    let isRising = grid.values[next] > grid.values[point]
                    let found = Self.range(crossings, edge)
                    for index in isRising ? Array(found) : found.reversed() {
                        let vertex = crossings[index].vertex
                        places[vertex] = Int32(truncatingIfNeeded: items.count)
                        items.append(.crossing(vertex, loop: loops.count))
                    }
                    // Left first: where two cells touch at a corner, each keeps its own rim.
                    if point != first || direction != startDirection {
                        rim[point] &= ~(1 << UInt8(direction))
                    }
                    point = next
                    for turn in [1, 0, 3] where rim[point] & 1 << UInt8((direction + turn) % 4) != 0
                    {
                        direction = (direction + turn) % 4
                        break
                    }
                } while point != first || direction != startDirection
                rim[first] &= ~(1 << UInt8(startDirection))
                loops.append(start..<items.count)
                domain.append(corners)
            }
        }
    }

    /// The number of levels at or below a value.
    private static func count(_ levels: ContourLevels, _ value: Float) -> UInt8 {
        var (low, high) = (0, levels.count)
        while low < high {
            let middle = (low + high) / 2
            if levels.values[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return UInt8(truncatingIfNeeded: low)
    }

    private struct Crossing {
        let edge: Int
        let level: UInt8
        let vertex: Int
    }

    /// The ends of lines, by the edge that they are on and by level.
    private func crossingsByEdge() -> [Crossing] {
        var crossings: [Crossing] = []
        for (index, vertex) in vertices.enumerated()
        where vertex.hasPrevious != (vertex.next >= 0) {
            crossings.append(
                Crossing(edge: Int(vertex.edge), level: vertex.level, vertex: index))
        }
        return crossings.sorted { ($0.edge, $0.level) < ($1.edge, $1.level) }
    }

    private static func range(_ crossings: [Crossing], _ edge: Int) -> Range<Int> {
        func first(_ edge: Int) -> Int {
            var (low, high) = (0, crossings.count)
            while low < high {
                let middle = (low + high) / 2
                if crossings[middle].edge < edge { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return first(edge)..<first(edge + 1)
    }
}
