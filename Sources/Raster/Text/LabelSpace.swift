/// The room on a picture that labels may still take: one asked for first is there first.
///
/// A label takes a row of discs along its middle, so that turned ones fit close and tests are cheap.
public struct LabelSpace: Sendable {
    /// Pixels across and down.
    let size: SIMD2<Float>
    private let cell: Float = 64
    private let columns: Int
    private let rows: Int
    /// Discs by the cell that their middle is in: x, y and radius.
    private var discs: [[SIMD3<Float>]]
    private var largest: Float = 0

    /// Makes the room of an empty picture.
    public init(width: Int, height: Int) {
        let (width, height) = (min(max(width, 0), 16_384), min(max(height, 0), 16_384))
        size = SIMD2(Float(width), Float(height))
        columns = width / 64 + 1
        rows = height / 64 + 1
        discs = Array(repeating: [], count: columns * rows)
    }

    /// Takes the room for a label if it is inside the picture and free; says whether it was.
    ///
    /// - Parameters:
    ///   - label: The label, at its place on the picture.
    ///   - padding: Pixels to keep free around it.
    public mutating func take(_ label: MapLabel, padding: Float = 2) -> Bool {
        guard isFree(label, padding: padding) else { return false }
        reserve(label, padding: padding)
        return true
    }

    /// Takes the room of a label for good, whether it is free or not, and inside the picture or not.
    public mutating func reserve(_ label: MapLabel, padding: Float = 2) {
        for disc in Self.discs(label, padding) {
            let column = min(max(Int(disc.x / cell), 0), columns - 1)
            let row = min(max(Int(disc.y / cell), 0), rows - 1)
            discs[row * columns + column].append(disc)
            largest = max(largest, disc.z)
        }
    }

    /// Whether a label would be inside the picture and touch no other.
    public func isFree(_ label: MapLabel, padding: Float = 2) -> Bool {
        for disc in Self.discs(label, padding) {
            // Half the disc may stick out: its corner is not text.
            let inner = disc.z * 0.5
            guard disc.x >= inner, disc.y >= inner, disc.x <= size.x - inner,
                disc.y <= size.y - inner
            else { return false }
            let reach = disc.z + largest
            let firstColumn = max(Int((disc.x - reach) / cell), 0)
            let lastColumn = min(Int((disc.x + reach) / cell), columns - 1)
            let firstRow = max(Int((disc.y - reach) / cell), 0)
            let lastRow = min(Int((disc.y + reach) / cell), rows - 1)
            guard firstColumn <= lastColumn, firstRow <= lastRow else { continue }
            for row in firstRow...lastRow {
                for column in firstColumn...lastColumn {
                    for other in discs[row * columns + column] {
                        let (x, y) = (other.x - disc.x, other.y - disc.y)
                        let sum = other.z + disc.z
                        if x * x + y * y < sum * sum { return false }
                    }
                }
            }
        }
        return true
    }

    /// Discs that cover a label; none where its place or size makes no sense, and then there is no room for it.
    private static func discs(_ label: MapLabel, _ padding: Float) -> [SIMD3<Float>] {
        let outside = [SIMD3<Float>(-1e9, -1e9, 1)]
        let padding = padding.isFinite ? min(max(padding, 0), 1000) : 0
        guard label.position.x.isFinite, label.position.y.isFinite, label.angle.isFinite,
            abs(label.position.x) < 1e6, abs(label.position.y) < 1e6, label.size.x >= 0,
            label.size.y > 0, label.size.x < 4000, label.size.y < 4000
        else { return outside }
        let radius = max(label.size.y / 2 * 1.1 + padding, 1)
        let half = max(label.size.x / 2 + padding - radius, 0)
        let count = max(Int((half * 2 / radius).rounded(.up)), 0) + 1
        let turn = Maths.sinCos(Double(label.angle))
        let direction = SIMD2(Float(turn.cos), Float(turn.sin))
        return (0..<count).map { index in
            let along = count == 1 ? 0 : half * (2 * Float(index) / Float(count - 1) - 1)
            let place = label.position + direction * along
            return SIMD3(place.x, place.y, radius)
        }
    }
}
