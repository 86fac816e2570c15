import Foundation

/// The cells of a curvilinear mesh, sorted by place, so that few are tried for a point.
struct MeshBins: Sendable {
    /// The number of cells across: one fewer than centres, unless the mesh wraps.
    let columns: Int

    private let across: Int
    private let down: Int
    /// Where each bin's cells begin in `list`.
    private let starts: [Int32]
    private let list: [Int32]

    init(_ mesh: CurvilinearMesh) {
        columns = mesh.wraps ? mesh.width : mesh.width - 1
        let rows = mesh.height - 1
        let number = Double(max(columns * rows, 1))
        down = min(max(Int((number / 2).squareRoot()), 1), 720)
        across = down * 2
        var boxes: [(cell: Int32, x: ClosedRange<Int>, y: ClosedRange<Int>)] = []
        boxes.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                guard let box = Self.box(mesh, column, row, across: across, down: down) else {
                    continue
                }
                boxes.append((Int32(row * columns + column), box.x, box.y))
            }
        }
        var counts = [Int32](repeating: 0, count: across * down + 1)
        for box in boxes {
            for y in box.y { for x in box.x { counts[y * across + Self.wrap(x, across) + 1] += 1 } }
        }
        for index in 1..<counts.count { counts[index] += counts[index - 1] }
        starts = counts
        var list = [Int32](repeating: 0, count: Int(counts[counts.count - 1]))
        var next = counts
        for box in boxes {
            for y in box.y {
                for x in box.x {
                    let bin = y * across + Self.wrap(x, across)
                    list[Int(next[bin])] = box.cell
                    next[bin] += 1
                }
            }
        }
        self.list = list
    }

    /// The cells whose surroundings hold the place.
    func cells(longitude: Double, latitude: Double) -> ArraySlice<Int32> {
        let x = Self.wrap(
            Int(((longitude + 180) / 360 * Double(across)).rounded(.down)), across)
        let y = min(max(Int((latitude + 90) / 180 * Double(down)), 0), down - 1)
        let bin = y * across + x
        return list[Int(starts[bin])..<Int(starts[bin + 1])]
    }

    private static func wrap(_ index: Int, _ count: Int) -> Int {
        let rest = index % count
        return rest < 0 ? rest + count : rest
    }

    /// The bins that a cell, grown by half its size, may reach; nil beside missing centres.
    private static func box(
        _ mesh: CurvilinearMesh, _ column: Int, _ row: Int, across: Int, down: Int
    ) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        let next = column + 1 < mesh.width ? column + 1 : 0
        let indices = [
            row * mesh.width + column, row * mesh.width + next,
            (row + 1) * mesh.width + column, (row + 1) * mesh.width + next,
        ]
        let latitudes = indices.map { mesh.latitudes[$0] }
        let base = mesh.longitudes[indices[0]]
        let longitudes = indices.map {
            let way = mesh.longitudes[$0] - base
            return base + way - (way / 360).rounded() * 360
        }
        guard var south = latitudes.min(), var north = latitudes.max(),
            var west = longitudes.min(), var east = longitudes.max(),
            south.isFinite, north.isFinite, west.isFinite, east.isFinite,
            latitudes.allSatisfy(\.isFinite), longitudes.allSatisfy(\.isFinite)
        else { return nil }
        // A chord bulges towards the pole by no more than the cell's own size.
        let growth = (north - south) * 0.75 + 0.1
        let spread = (east - west) * 0.75 + 0.1
        south -= growth + (east - west) * 0.25
        north += growth + (east - west) * 0.25
        west -= spread
        east += spread
        let y = bin(south, from: -90, span: 180, down)...bin(north, from: -90, span: 180, down)
        let rows = max(y.lowerBound, 0)...min(max(y.upperBound, 0), down - 1)
        guard rows.lowerBound <= down - 1 else { return nil }
        if east - west >= 180 || north >= 88 || south <= -88 {
            return (0...across - 1, rows)
        }
        let x = bin(west, from: -180, span: 360, across)...bin(east, from: -180, span: 360, across)
        return (x, rows)
    }

    private static func bin(_ value: Double, from: Double, span: Double, _ count: Int) -> Int {
        Int(((value - from) / span * Double(count)).rounded(.down))
    }
}
