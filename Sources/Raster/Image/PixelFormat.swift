/// How a pixel of an `ImageBuffer` lies in memory.
public enum PixelFormat: UInt8, Sendable {
    /// Bytes red, green, blue, alpha; alpha straight. As PNG, WebP and the browser's `ImageData`.
    case straightRGBA

    /// Bytes blue, green, red, alpha; colours multiplied by alpha. As Cairo's `ARGB32`.
    case premultipliedBGRA

    /// The pixel of a colour, as a little-endian number.
    @inlinable
    public func pixel(_ color: Color) -> UInt32 {
        switch self {
        case .straightRGBA:
            return UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
                | UInt32(color.alpha) << 24
        case .premultipliedBGRA:
            let alpha = UInt32(color.alpha)
            let red = PixelFormat.scaled(UInt32(color.red), alpha)
            let green = PixelFormat.scaled(UInt32(color.green), alpha)
            let blue = PixelFormat.scaled(UInt32(color.blue), alpha)
            return blue | green << 8 | red << 16 | alpha << 24
        }
    }

    /// The colour of a pixel.
    ///
    /// Where the alpha is 0 the other channels of a premultiplied one are lost.
    @inlinable
    public func color(_ pixel: UInt32) -> Color {
        let first = UInt8(truncatingIfNeeded: pixel)
        let second = UInt8(truncatingIfNeeded: pixel >> 8)
        let third = UInt8(truncatingIfNeeded: pixel >> 16)
        let alpha = UInt8(truncatingIfNeeded: pixel >> 24)
        switch self {
        case .straightRGBA:
            return Color(red: first, green: second, blue: third, alpha: alpha)
        case .premultipliedBGRA:
            guard alpha > 0 else { return .clear }
            func straight(_ value: UInt8) -> UInt8 {
                UInt8(min(255, (UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha)))
            }
            return Color(
                red: straight(third), green: straight(second), blue: straight(first), alpha: alpha)
        }
    }

    /// value × factor / 255, rounded to nearest, for both in 0 to 255.
    @inlinable
    static func scaled(_ value: UInt32, _ factor: UInt32) -> UInt32 {
        let product = value * factor + 128
        return (product + product >> 8) >> 8
    }
}
