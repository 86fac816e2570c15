/// The areas between contour levels, as polygons in grid positions.
public struct ContourBands: Sendable {
    /// The area where values lie between two levels.
    public struct Band: Sendable {
        /// The lower level, or nil for the area below the lowest one.
        public let lower: Float?
        /// The upper level, or nil for the area above the highest one.
        public let upper: Float?
        /// Rings whose last point joins the first.
        ///
        /// With x to the right and y upwards the band lies to the left of a ring's direction, so that filling by winding
        /// (`Coverage.fill(_:)`) gives the band. Along the field's rim two rings may run against each other.
        public let rings: [[SIMD2<Float>]]
    }

    /// The bands from the lowest to the highest: one more than levels.
    public let bands: [Band]
}

extension ContourGrid {
    /// Gives the areas between the levels; a value at a level counts to the band above it.
    ///
    /// Lines are those of ``lines(_:)``; along missing values and the rim, bands end at the outer cells with four values.
    /// A grid that wraps is cut at its seam, where bands on both sides meet exactly.
    /// - Complexity: O(grid points + points of the rings).
    public func bands(_ levels: ContourLevels) -> ContourBands {
        var grid = self
        if wraps {
            // The first column once more at the end, in place of wrapping.
            var values: [Float] = []
            values.reserveCapacity((width + 1) * height)
            for row in 0..<height {
                values += self.values[row * width..<(row + 1) * width]
                values.append(self.values[row * width])
            }
            grid = ContourGrid(
                values, width: width + 1, height: height, wraps: false, origin: origin, step: step)
        }
        let regions = ContourRegions(grid, levels)
        func placed(_ rings: [[SIMD2<Float>]]) -> [[SIMD2<Float>]] {
            rings.map { ring in
                ring.map { SIMD2<Float>(SIMD2<Double>($0) * step + origin) }
            }
        }
        // Each band is where the field is at or above its lower level, without where it is so for the upper one.
        var below = placed(regions.domain)
        var bands: [ContourBands.Band] = []
        for level in 0...levels.count {
            let above = level < levels.count ? placed(regions.rings(level)) : []
            bands.append(
                ContourBands.Band(
                    lower: level > 0 ? levels.values[level - 1] : nil,
                    upper: level < levels.count ? levels.values[level] : nil,
                    rings: below + above.map { $0.reversed() }))
            below = above
        }
        return ContourBands(bands: bands)
    }
}
