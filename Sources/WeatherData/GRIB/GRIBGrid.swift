import Foundation

/// A field's grid as its header describes it, and how its values are got.
struct GRIBGrid: Equatable, Sendable {
    let grid: Grid
    let scan: GRIBScanMode
    /// What ecCodes doesn't know of the message.
    var replacement: GRIB2Field.Replacement = []
    /// The HEALPix grid whose values are in nested order.
    var nested: HealpixGrid?

    /// Reads the grid of a message.
    ///
    /// A grid that can't be placed still has a size, so that its values can be read.
    static func read(_ handle: CodesHandle, edition: Int) -> GRIBGrid {
        let scan = GRIBScanMode(flags: handle.int("scanningMode") ?? 0)
        let kind = Grid.Kind(rawValue: handle.string("gridType") ?? "unknown")
        do {
            let reader = GRIBGridReader(handle: handle, edition: edition, kind: kind, scan: scan)
            return GRIBGrid(grid: try reader.grid(), scan: scan)
        } catch {
            // The values of a bitmap are counted by unpacking it, as large as the header says: not asked for where
            // there is a number of points.
            let points = handle.int("numberOfPoints") ?? handle.int("numberOfDataPoints") ?? 0
            let count = points > 0 ? points : max(handle.int("numberOfValues") ?? 0, 1)
            return GRIBGrid(
                grid: Grid(unplaced: kind, width: count, height: 1, reason: error.reason),
                scan: GRIBScanMode(flags: 0))
        }
    }
}

extension GRIBGrid {
    /// Whether values stay in the order of the message: points of reduced grids, and what has no places.
    private var keepsOrder: Bool { grid.reducedRows != nil || grid.unplacedReason != nil }

    /// Rounds a message's values to `Float` and puts them in the order of ``FieldReader/values(at:)``.
    func rows(_ values: UnsafeBufferPointer<Double>) -> [Float] {
        guard keepsOrder else { return scan.rows(values, width: grid.width, height: grid.height) }
        let values = GRIBScanMode(flags: 0).rows(values, width: values.count, height: 1)
        return nested?.ringOrder(values) ?? values
    }

    /// Puts a message's values in the order of ``FieldReader/values(at:)``.
    func rows(_ values: [Float]) -> [Float] {
        guard keepsOrder else { return scan.rows(values, width: grid.width, height: grid.height) }
        return nested?.ringOrder(values) ?? values
    }
}
