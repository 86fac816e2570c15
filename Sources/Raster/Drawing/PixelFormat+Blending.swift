extension PixelFormat {
    /// The pixel that a colour of some alpha gives over another pixel (Porter and Duff 1984, "over").
    ///
    /// Exact where it can be: alpha 0 leaves the pixel, alpha 255 gives the colour.
    /// - Parameters:
    ///   - color: The colour; its own alpha does not count.
    ///   - alpha: How much of it covers, 0 … 255.
    @inline(__always)
    func over(_ pixel: UInt32, _ color: Color, alpha: UInt32) -> UInt32 {
        if alpha == 0 { return pixel }
        let below = pixel >> 24
        let (first, third): (UInt8, UInt8)
        switch self {
        case .straightRGBA: (first, third) = (color.red, color.blue)
        case .premultipliedBGRA: (first, third) = (color.blue, color.red)
        }
        let source = SIMD4<UInt32>(UInt32(first), UInt32(color.green), UInt32(third), 255)
        let under = SIMD4<UInt32>(
            pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        // Over an opaque pixel both formats mix alike; a multiplied one always does.
        if below == 255 || self == .premultipliedBGRA {
            let sum = source &* alpha &+ under &* (255 - alpha) &+ 128
            return Self.packed((sum &+ sum &>> 8) &>> 8)
        }
        if below == 0 || alpha == 255 {
            return Self.packed(
                SIMD4(source.x, source.y, source.z, below == 0 ? alpha : 255))
        }
        let rest = PixelFormat.scaled(below, 255 - alpha)
        let whole = alpha + rest
        let mixed = (source &* alpha &+ under &* rest &+ whole / 2) / whole
        return Self.packed(SIMD4(mixed.x, mixed.y, mixed.z, whole))
    }

    @inline(__always)
    private static func packed(_ channels: SIMD4<UInt32>) -> UInt32 {
        channels.x | channels.y << 8 | channels.z << 16 | channels.w << 24
    }
}
