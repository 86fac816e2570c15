/// The transfer function of sRGB (IEC 61966-2-1).
enum SRGB {
    /// The light of a channel value, 0 to 1.
    static func linear(_ value: UInt8) -> Double {
        let x = Double(value) / 255
        return x <= 0.04045 ? x / 12.92 : Maths.pow((x + 0.055) / 1.055, 2.4)
    }

    /// The channel value nearest to a light; cut to 0 to 255.
    static func byte(_ light: Double) -> UInt8 {
        let x =
            light <= 0.0031308
            ? light * 12.92 : 1.055 * Maths.pow(min(light, 1), 1 / 2.4) - 0.055
        return UInt8(Maths.clampedInt((x * 255).rounded(), 0, 255))
    }
}
