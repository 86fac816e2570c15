extension ImageBuffer {
    /// Fills the bands between contour lines, each with a colour of its own.
    ///
    /// Every band is laid down together with all above it, so that no seam shows between neighbours.
    /// - Parameters:
    ///   - bands: The bands, in grid positions.
    ///   - colors: One for each band, from the lowest; a clear one, or one that is missing, leaves its band out.
    ///   - opacity: Of the whole, 0 … 1; the colours' own alphas count only as clear or not.
    ///   - camera: What the picture shows.
    ///   - coverage: A clear one of the picture's size, to work on; it is clear again afterwards.
    ///   - position: Gives the place of a grid position in the unit world of Web Mercator, without leaps: a grid that
    ///     goes on beyond 180° gives places beyond the unit world. Nil leaves a corner out.
    public mutating func draw(
        _ bands: ContourBands, colors: [Color], opacity: Double = 1, seenBy camera: Camera,
        using coverage: inout Coverage, position: (SIMD2<Float>) -> SIMD2<Double>?
    ) {
        let frame = camera.frame
        guard frame.step > 0, frame.step.isFinite, frame.originX.isFinite, frame.originY.isFinite
        else { return }
        var shown: [(color: Color, rings: [[SIMD2<Float>]])] = []
        for (band, color) in zip(bands.bands, colors) where color.alpha > 0 {
            let rings = band.rings.map { ring in
                ring.compactMap(position).filter { $0.x.isFinite && $0.y.isFinite }
            }
            shown.append((color.with(alpha: 255), copies(of: rings, in: frame)))
        }
        var picture = ImageBuffer(width: width, height: height)
        for index in shown.indices {
            coverage.fill(Array(shown[index...].map { $0.rings }.joined()))
            picture.paint(coverage, shown[index].color)
            coverage.clear()
        }
        let part = UInt32(Maths.clampedInt((opacity * 255).rounded(), 0, 255))
        for index in pixels.indices {
            let above = picture.format.color(picture.pixels[index])
            if above.alpha == 0 { continue }
            pixels[index] = format.over(
                pixels[index], above, alpha: PixelFormat.scaled(UInt32(above.alpha), part))
        }
    }

    /// Rings of the unit world in pixels, once for each copy of the world that they are seen in.
    private func copies(
        of rings: [[SIMD2<Double>]], in frame: Camera.Frame
    ) -> [[SIMD2<Float>]] {
        let right = frame.originX + Double(width) * frame.step
        var copies: [[SIMD2<Float>]] = []
        for ring in rings where ring.count > 2 {
            let low = ring.reduce(Double.infinity) { min($0, $1.x) }
            let high = ring.reduce(-Double.infinity) { max($0, $1.x) }
            let first = Maths.clampedInt((frame.originX - high).rounded(.up), -1000, 1000)
            let last = Maths.clampedInt((right - low).rounded(.down), -1000, 1000)
            guard first <= last else { continue }
            for copy in first...last {
                let origin = SIMD2(frame.originX - Double(copy), frame.originY)
                copies.append(ring.map { SIMD2<Float>(($0 - origin) / frame.step) })
            }
        }
        return copies
    }
}
