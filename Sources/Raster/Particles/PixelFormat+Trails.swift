extension PixelFormat {
    /// Lays one row of trails over pixels.
    ///
    /// - Parameters:
    ///   - table: For each tone the pixel as if its colour covered.
    ///   - opacities: For each tone how much its colour covers, 0 … 65535, twice in a number; nil: all cover.
    @inline(__always)
    func mix(
        _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ marks: UnsafePointer<Int16>,
        gone: Int16, _ table: UnsafePointer<UInt32>, opacities: UnsafePointer<UInt32>?
    ) {
        let coversAll = self == .premultipliedBGRA
        var x = 0
        while x &+ 4 <= count {
            let four = UnsafeRawPointer(marks + x).loadUnaligned(as: SIMD4<Int16>.self)
            let left = ParticleTrails.left(of: four, gone: gone)
            // Four pixels without ink are passed over at once.
            guard unsafeBitCast(left, to: UInt64.self) != 0 else {
                x &+= 4
                continue
            }
            let place = UnsafeMutableRawPointer(pixels + x)
            let below = place.loadUnaligned(as: SIMD4<UInt32>.self)
            guard coversAll || all(below &>> 24 .== 255) else {
                mixOneByOne(pixels + x, 4, marks + x, gone: gone, table, opacities)
                x &+= 4
                continue
            }
            let tones = Self.tones(four)
            let above = Self.entries(table, tones)
            var part = ParticleTrails.amounts(left: left)
            if let opacities { part = Self.highProduct(part, Self.entries(opacities, tones)) }
            place.storeBytes(
                of: Self.mixed(below, above, part: part), as: SIMD4<UInt32>.self)
            x &+= 4
        }
        if x < count { mixOneByOne(pixels + x, count - x, marks + x, gone: gone, table, opacities) }
    }

    @inline(__always)
    private static func tones(_ marks: SIMD4<Int16>) -> SIMD4<UInt16> {
        SIMD4<UInt16>(truncatingIfNeeded: marks) & UInt16(1 << ParticleTrails.toneBits - 1)
    }

    @inline(__always)
    private static func entries(
        _ table: UnsafePointer<UInt32>, _ tones: SIMD4<UInt16>
    ) -> SIMD4<UInt32> {
        SIMD4(
            table[Int(tones[0])], table[Int(tones[1])], table[Int(tones[2])],
            table[Int(tones[3])])
    }

    /// Lays trails over pixels that may be clear.
    @inline(never)
    private func mixOneByOne(
        _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ marks: UnsafePointer<Int16>,
        gone: Int16, _ table: UnsafePointer<UInt32>, _ opacities: UnsafePointer<UInt32>?
    ) {
        for x in 0..<count {
            let mark = SIMD4(repeating: marks[x])
            let left = ParticleTrails.left(of: mark, gone: gone)
            guard left.x > 0 else { continue }
            let tone = Int(Self.tones(mark).x)
            var ink = ParticleTrails.amounts(left: left).x & 0xFFFF
            if let opacities { ink = (ink &* (opacities[tone] & 0xFFFF)) >> 16 }
            // 0 … 256, where 256 covers.
            pixels[x] = mixed(pixels[x], table[tone], part: (ink &+ 64) >> 7)
        }
    }

    /// Four opaque pixels laid over four others with a part of 32,704 that covers, which both halves of a lane hold.
    @inline(__always)
    private static func mixed(
        _ below: SIMD4<UInt32>, _ above: SIMD4<UInt32>, part: SIMD4<UInt32>
    ) -> SIMD4<UInt32> {
        // Every other channel at a time, each with room for its product.
        let (low, high) = (words(below), words(above))
        let even = mixed(low & 0xFF, high & 0xFF, part)
        let odd = mixed(low &>> 8, high &>> 8, part)
        return unsafeBitCast(even | odd &<< 8, to: SIMD4<UInt32>.self)
    }

    @inline(__always)
    private static func words(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
        unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
    }

    /// Eight channels.
    @inline(__always)
    private static func mixed(
        _ below: SIMD8<UInt16>, _ above: SIMD8<UInt16>, _ part: SIMD4<UInt32>
    ) -> SIMD8<UInt16> {
        let way = unsafeBitCast((above &- below) &<< 6, to: SIMD8<Int16>.self)
        let wide =
            SIMD8<Int32>(truncatingIfNeeded: way)
            &* SIMD8<Int32>(truncatingIfNeeded: unsafeBitCast(part, to: SIMD8<Int16>.self))
        let step = (SIMD8<Int16>(truncatingIfNeeded: wide &>> 16) &+ 16) &>> 5
        return below &+ unsafeBitCast(step, to: SIMD8<UInt16>.self)
    }

    /// The upper halves of the products of eight numbers of 16 bits.
    @inline(__always)
    private static func highProduct(
        _ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>
    ) -> SIMD4<UInt32> {
        let wide =
            SIMD8<UInt32>(truncatingIfNeeded: words(a))
            &* SIMD8<UInt32>(truncatingIfNeeded: words(b))
        return unsafeBitCast(
            SIMD8<UInt16>(truncatingIfNeeded: wide &>> 16), to: SIMD4<UInt32>.self)
    }

    /// An opaque pixel laid over another with a part of 256 that covers.
    private func mixed(_ below: UInt32, _ above: UInt32, part: UInt32) -> UInt32 {
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
