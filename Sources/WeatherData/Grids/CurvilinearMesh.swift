import Foundation
import Synchronization

/// Cells with a longitude and a latitude each: the grid of an ocean model or a satellite's swath.
///
/// Between four neighbouring centres, places run bilinearly over the chord and are lifted to the
/// sphere; so the poles and the date line need no exception. Centres may be missing (NaN).
public final class CurvilinearMesh: Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The longitudes of the centres in degrees, by rows.
    public let longitudes: [Double]
    /// The latitudes of the centres in degrees, by rows.
    public let latitudes: [Double]
    /// Whether the last column's neighbour is the first one.
    public let wraps: Bool

    private let fingerprint: Int
    private let bins = Mutex<MeshBins?>(nil)

    /// Makes a mesh.
    ///
    /// - Precondition: There are `width * height` longitudes and latitudes.
    public init(width: Int, height: Int, longitudes: [Double], latitudes: [Double]) {
        precondition(
            width > 0 && height > 0 && longitudes.count == width * height
                && latitudes.count == width * height, "a place for each cell")
        self.width = width
        self.height = height
        self.longitudes = longitudes
        self.latitudes = latitudes
        wraps = Self.goesRound(
            width: width, height: height, longitudes: longitudes, latitudes: latitudes)
        var hasher = Hasher()
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(longitudes)
        hasher.combine(latitudes)
        fingerprint = hasher.finalize()
    }

    /// The place of a position; nil outside the centres or beside missing ones.
    public func coordinate(x: Double, y: Double) -> (longitude: Double, latitude: Double)? {
        let right = wraps ? Double(width) : Double(width - 1)
        guard x.isFinite, y.isFinite, x >= -0.5, x <= right + 0.5, y >= -0.5,
            y <= Double(height) - 0.5
        else { return nil }
        let column = min(max(Int(x.rounded(.down)), 0), max(width - (wraps ? 1 : 2), 0))
        let row = min(max(Int(y.rounded(.down)), 0), max(height - 2, 0))
        let s = width > 1 ? x - Double(column) : 0
        let t = height > 1 ? y - Double(row) : 0
        let corners = self.corners(column: column, row: row)
        let blend =
            (corners.0 * (1 - s) + corners.1 * s) * (1 - t) + (corners.2 * (1 - s) + corners.3 * s)
            * t
        guard let place = Self.place(of: blend) else { return nil }
        return place
    }

    /// The position of a place; nil outside the cells.
    ///
    /// - Complexity: Constant for meshes of like cells; the first call sorts the cells once.
    public func position(longitude: Double, latitude: Double) -> (x: Double, y: Double)? {
        guard width > 1, height > 1 else { return nil }
        let bins = self.bins.withLock { bins in
            if let bins { return bins }
            let made = MeshBins(self)
            bins = made
            return made
        }
        let point = Self.vector(longitude: longitude, latitude: latitude)
        var best: (position: (x: Double, y: Double), excess: Double)?
        for cell in bins.cells(longitude: longitude, latitude: latitude) {
            let column = Int(cell) % bins.columns
            let row = Int(cell) / bins.columns
            let corners = self.corners(column: column, row: row)
            guard
                let part = Self.inverse(
                    point, corners, columns: columnRange(column), rows: rowRange(row))
            else { continue }
            if best.map({ part.excess < $0.excess }) ?? true {
                var x = Double(column) + part.s
                if wraps, x >= Double(width) { x -= Double(width) }
                best = ((x, Double(row) + part.t), part.excess)
            }
            if part.excess == 0 { break }
        }
        return best?.position
    }

    /// How far the outer cells reach: half a cell past the outline.
    private func columnRange(_ column: Int) -> ClosedRange<Double> {
        if wraps { return 0...1 }
        return (column == 0 ? -0.5 : 0)...(column == width - 2 ? 1.5 : 1)
    }

    private func rowRange(_ row: Int) -> ClosedRange<Double> {
        (row == 0 ? -0.5 : 0)...(row == height - 2 ? 1.5 : 1)
    }

    /// The four centres around a cell of the mesh, as points on the unit sphere.
    func corners(
        column: Int, row: Int
    ) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let next = column + 1 < width ? column + 1 : (wraps ? 0 : column)
        let below = min(row + 1, height - 1)
        return (
            vector(column, row), vector(next, row), vector(column, below), vector(next, below)
        )
    }

    private func vector(_ column: Int, _ row: Int) -> SIMD3<Double> {
        let index = row * width + column
        return Self.vector(longitude: longitudes[index], latitude: latitudes[index])
    }
}

extension CurvilinearMesh: Hashable {
    /// Meshes are equal where their centres are.
    public static func == (left: CurvilinearMesh, right: CurvilinearMesh) -> Bool {
        left === right
            || (left.fingerprint == right.fingerprint && left.width == right.width
                && left.height == right.height)
    }

    /// Feeds the centres to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint)
    }
}
