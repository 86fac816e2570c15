/// Where the pixels of a camera lie on a grid, as a mesh of exact positions with lines in between.
///
/// The picture is cut into squares; inside each, positions are mixed from those of its corners. A square
/// is cut again until the positions half-way agree, so that no pixel is off by more than about a tenth of
/// a pixel. Projecting then costs a few hundred positions a picture, and nothing a pixel.
public struct PositionMesh: Sendable {
    /// The camera that the mesh was made for.
    public let camera: Camera

    /// The error that was allowed, in pixels.
    public let tolerance: Double

    /// How many positions were asked for.
    public let evaluations: Int

    /// The squares, those of the first strip first.
    let squares: [Square]

    /// The squares of each strip of 128 pixel rows.
    let strips: [Range<Int>]

    /// The pixel rows whose centres are on the map.
    let rows: Range<Int>

    /// The side of the largest squares in pixels, and the height of a strip.
    static let rootSide = 128

    /// A square of pixels and the grid positions of its corners.
    struct Square: Sendable {
        var x: Int32
        var y: Int32
        var side: Int32
        var topLeft: SIMD2<Double>
        var topRight: SIMD2<Double>
        var bottomLeft: SIMD2<Double>
        var bottomRight: SIMD2<Double>
    }

    /// Makes the mesh of a camera.
    ///
    /// - Parameters:
    ///   - camera: What is seen.
    ///   - period: The columns after which the grid repeats, for grids round the earth; nil for others.
    ///   - tolerance: The largest error in pixels.
    ///   - position: The grid position of a longitude (-180 to 180) and a latitude in degrees; nil where
    ///     the projection has none. Positions should go on smoothly beyond the grid's edge: nil costs
    ///     many small squares along it.
    /// - Complexity: a few positions for each square of 64 pixels where the projection is smooth.
    public init(
        camera: Camera, period: Int? = nil, tolerance: Double = 0.1,
        position: (_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)?
    ) {
        var builder = Builder(camera: camera, period: period.map(Double.init), tolerance: tolerance)
        let side = Self.rootSide
        let half = side / 2
        let (width, height) = (camera.pixelWidth, camera.pixelHeight)
        let across = (width + side - 1) / side
        let down = (height + side - 1) / side
        // The corners and midpoints of the largest squares, which neighbours share.
        var above: [SIMD2<Double>] = []
        var strips: [Range<Int>] = []
        func nodes(_ row: Int) -> [SIMD2<Double>] {
            (0...2 * across).map { builder.evaluate($0 * half, row, position) }
        }
        if across > 0, down > 0 { above = nodes(0) }
        for strip in 0..<(across > 0 ? down : 0) {
            let start = builder.squares.count
            let middle = nodes(strip * side + half)
            let below = nodes(strip * side + side)
            for root in 0..<across {
                builder.divide(
                    x: root * side, y: strip * side, side: side,
                    [
                        above[2 * root], above[2 * root + 1], above[2 * root + 2],
                        middle[2 * root], middle[2 * root + 1], middle[2 * root + 2],
                        below[2 * root], below[2 * root + 1], below[2 * root + 2],
                    ], position)
            }
            strips.append(start..<builder.squares.count)
            above = below
        }
        self.camera = camera
        self.tolerance = tolerance
        self.strips = strips
        squares = builder.squares
        evaluations = builder.evaluations
        rows = builder.rowsOnMap
    }
}
