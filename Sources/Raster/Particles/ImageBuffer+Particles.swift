extension ImageBuffer {
    /// Paints particles and their trails over the picture.
    ///
    /// - Parameters:
    ///   - particles: A system whose camera sees a picture of this size; another size is cut off.
    ///   - colors: The colours from no speed to the full one, at even steps; none: white.
    ///   - opacity: Of the whole, 0 … 1.
    ///   - margin: Pixels of the system's picture that are left out on the left and at the top.
    /// - Complexity: O(pixels).
    public mutating func paint(
        _ particles: ParticleSystem, colors: [Color], opacity: Double = 1, margin: Int = 0
    ) {
        let trails = particles.trails
        let columns = min(width, trails.width - margin)
        let rows = min(height, trails.height - margin)
        guard margin >= 0 else { return }
        guard columns > 0, rows > 0, opacity > 0 else { return }
        let (format, width) = (format, width)
        let palette = Self.palette(colors, opacity: opacity)
        let table = palette.map { format.pixel($0.with(alpha: 255)) }
        let opacities =
            palette.contains { $0.alpha < 255 }
            ? palette.map { UInt32($0.alpha) * 0x0101_0101 } : []
        // Ink of this time and earlier is gone.
        let gone = trails.now - Int16(ParticleTrails.seenTicks)
        pixels.withUnsafeMutableBufferPointer { pixels in
            trails.marks.withUnsafeBufferPointer { marks in
                table.withUnsafeBufferPointer { table in
                    opacities.withUnsafeBufferPointer { opacities in
                        guard let pixels = pixels.baseAddress, let marks = marks.baseAddress,
                            let table = table.baseAddress
                        else { return }
                        for row in 0..<rows {
                            let first =
                                (row + margin + trails.rim) * trails.stride + margin + trails.rim
                            format.mix(
                                pixels + row * width, columns, marks + first, gone: gone, table,
                                opacities: opacities.isEmpty ? nil : opacities.baseAddress)
                        }
                    }
                }
            }
        }
    }

    /// Colours at even steps along a list, one for each tone.
    private static func palette(_ colors: [Color], opacity: Double) -> [Color] {
        let colors = colors.isEmpty ? [.white] : colors
        let last = colors.count - 1
        let tones = 1 << ParticleTrails.toneBits
        return (0..<tones).map { tone in
            let place = Double(tone) / Double(tones - 1) * Double(last)
            let index = min(Int(place), max(last - 1, 0))
            let mixed = OKLab.mix(
                OKLab(colors[index]), OKLab(colors[min(index + 1, last)]),
                place - Double(index))
            return mixed.color.opacity(min(opacity, 1))
        }
    }
}
