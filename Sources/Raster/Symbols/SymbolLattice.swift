/// The places of symbols on a picture: a lattice that belongs to the world, not to the screen.
///
/// Symbols move with the map when it is panned and meet at the date line. The lattice is made for whole zooms, where
/// it has the wanted spacing; between them it spreads up to twice that, and then each gap gets a new symbol, so that
/// those that were there stay.
public struct SymbolLattice: Sendable {
    /// One place.
    public struct Site: Equatable, Sendable {
        /// The place on the picture, in pixels.
        public let position: SIMD2<Float>
        /// The place in the unit world, where x is in 0 ..< 1.
        public let world: SIMD2<Double>
        /// The place on the earth.
        public let coordinate: Coordinate
    }

    /// The largest number of sites.
    public static let maximumCount = 100_000

    /// The sites that a camera sees, by rows.
    public let sites: [Site]

    /// Finds the sites for a camera.
    ///
    /// - Parameters:
    ///   - camera: What the picture shows.
    ///   - spacing: The least distance of two symbols, in points; fewer than 4 count as 4.
    ///   - margin: How far outside the picture a site's symbol may still be seen, in points.
    ///   - isStaggered: Whether every other row is half a spacing to the side, which looks less like a grid.
    public init(camera: Camera, spacing: Double, margin: Double = 32, isStaggered: Bool = true) {
        let frame = camera.frame
        let step = frame.step
        let (width, height) = (Double(camera.pixelWidth), Double(camera.pixelHeight))
        guard step > 0, step.isFinite, frame.originX.isFinite, frame.originY.isFinite, width > 0,
            height > 0, spacing.isFinite, camera.pixelRatio > 0, camera.zoom > -20,
            camera.zoom < 40
        else {
            sites = []
            return
        }
        // A power of two of columns at each whole zoom, times those at zoom 0.
        let spacing = max(spacing, 4)
        let base = max(1, (Camera.worldSize / spacing).rounded(.down))
        let columns = max(1, (base * Maths.exp2(Maths.floor(camera.zoom))).rounded())
        let side = 1 / columns
        let reach = max(0, margin.isFinite ? min(margin, 1000) : 0) * camera.pixelRatio * step

        let top = max(0, frame.originY - reach)
        let bottom = min(1, frame.originY + height * step + reach)
        // Twice the sites of one zoom are sites of the next, staggered ones, too. No row on the world's rim.
        let firstRow = max(1, (top / side).rounded(.up))
        let lastRow = min(columns - 1, (bottom / side).rounded(.down))
        var sites: [Site] = []
        var row = firstRow
        while row <= lastRow, sites.count < Self.maximumCount {
            let y = row * side
            let latitude = WebMercator.latitude(y: y)
            let isOdd = row - 2 * (row / 2).rounded(.down) == 1
            let shift = isStaggered && isOdd ? 0.5 : 0
            let left = ((frame.originX - reach) / side - shift).rounded(.up)
            let right = ((frame.originX + width * step + reach) / side - shift).rounded(.down)
            var column = left
            while column <= right, sites.count < Self.maximumCount {
                let x = (column + shift) * side
                let world = Maths.wrap(x, modulus: 1)
                sites.append(
                    Site(
                        position: SIMD2<Float>(
                            Float((x - frame.originX) / step), Float((y - frame.originY) / step)),
                        world: SIMD2(world, y),
                        coordinate: Coordinate(
                            longitude: WebMercator.longitude(x: world), latitude: latitude)))
                column += 1
            }
            row += 1
        }
        self.sites = sites
    }
}
