extension ImageBuffer {
    /// Paints particles and their trails over the picture.
    ///
    /// - Parameters:
    ///   - particles: A system whose camera sees a picture of this size; another size is cut off.
    ///   - colors: The colours from no speed to the full one, at even steps; none: white.
    ///   - opacity: Of the whole, 0 … 1.
    /// - Complexity: O(pixels).
    public mutating func paint(
        _ particles: ParticleSystem, colors: [Color], opacity: Double = 1
    ) {
        let trails = particles.trails
        let columns = min(width, trails.width)
        let rows = min(height, trails.height)
        guard columns > 0, rows > 0, opacity > 0 else { return }
        let (format, width) = (format, width)
        let palette = Self.palette(colors, opacity: opacity)
        // For each tone the pixel, and above it how much of it covers, 0 … 65535.
        let table = palette.map {
            UInt64(format.pixel($0.with(alpha: 255))) | UInt64($0.alpha) * 257 << 32
        }
        pixels.withUnsafeMutableBufferPointer { pixels in
            trails.ink.withUnsafeBufferPointer { ink in
                trails.tones.withUnsafeBufferPointer { tones in
                    table.withUnsafeBufferPointer { table in
                        guard let pixels = pixels.baseAddress, let ink = ink.baseAddress,
                            let tones = tones.baseAddress, let table = table.baseAddress
                        else { return }
                        for row in 0..<rows {
                            let first = (row + trails.rim) * trails.stride + trails.rim
                            format.mix(
                                pixels + row * width, columns, ink + first, tones + first, table)
                        }
                    }
                }
            }
        }
    }

    /// 256 colours at even steps along a list.
    private static func palette(_ colors: [Color], opacity: Double) -> [Color] {
        let colors = colors.isEmpty ? [.white] : colors
        let last = colors.count - 1
        return (0..<256).map { tone in
            let place = Double(tone) / 255 * Double(last)
            let index = min(Int(place), max(last - 1, 0))
            let mixed = OKLab.mix(
                OKLab(colors[index]), OKLab(colors[min(index + 1, last)]),
                place - Double(index))
            return mixed.color.opacity(min(opacity, 1))
        }
    }
}

extension PixelFormat {
    /// Lays one row of ink over pixels.
    @inline(__always)
    func mix(
        _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ ink: UnsafePointer<UInt16>,
        _ tones: UnsafePointer<UInt8>, _ table: UnsafePointer<UInt64>
    ) {
        var x = 0
        while x < count {
            // Four pixels without ink are passed over at once.
            if x + 4 <= count,
                UnsafeRawPointer(ink + x).loadUnaligned(as: UInt64.self) & 0xFF80_FF80_FF80_FF80
                    == 0
            {
                x += 4
                continue
            }
            let end = min(x + 4, count)
            while x < end {
                let entry = table[Int(tones[x])]
                // 0 … 256, where 256 covers.
                let covered = (UInt32(ink[x]) &* UInt32(truncatingIfNeeded: entry >> 32)) >> 16
                pixels[x] = mixed(
                    pixels[x], UInt32(truncatingIfNeeded: entry), part: (covered &+ 128) >> 8)
                x += 1
            }
        }
    }

    /// An opaque pixel laid over another with a part of 256 that covers; quick over opaque and clear ones.
    @inline(__always)
    func mixed(_ below: UInt32, _ above: UInt32, part: UInt32) -> UInt32 {
        if below >> 24 == 255 || self == .premultipliedBGRA {
            let rest = 256 &- part
            // Two channels at a time, each with room for its product.
            let even = (below & 0x00FF_00FF) &* rest &+ (above & 0x00FF_00FF) &* part
            let odd = (below >> 8 & 0x00FF_00FF) &* rest &+ (above >> 8 & 0x00FF_00FF) &* part
            return (even &+ 0x0080_0080) >> 8 & 0x00FF_00FF
                | (odd &+ 0x0080_0080) & 0xFF00_FF00
        }
        let alpha = part &- part >> 8
        if below >> 24 == 0 { return alpha == 0 ? below : above & 0x00FF_FFFF | alpha << 24 }
        return over(below, color(above), alpha: alpha)
    }
}
