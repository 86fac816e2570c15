public import Raster

extension ColorScale {
    /// Wind speed in m/s: hardly seen when calm, dark and saturated when dangerous.
    public static let wind = ColorScale(stops: [
        ColorStop(0, 0xe6eef5, alpha: 40), ColorStop(3, 0xcfe1ef, alpha: 150),
        ColorStop(6, 0xa9cfe6, alpha: 220), ColorStop(9, 0x7fb7dc, alpha: 240),
        ColorStop(12, 0x6397d2), ColorStop(15, 0x6a76c8), ColorStop(18, 0x7d56b8),
        ColorStop(22, 0x933a9f), ColorStop(26, 0xa1217c), ColorStop(30, 0xa00f52),
        ColorStop(35, 0x820431), ColorStop(45, 0x560020), ColorStop(60, 0x2b0012),
    ])

    /// The speed of particles in m/s: brighter where faster.
    public static let particles = ColorScale(stops: [
        ColorStop(0, 0xffffff, alpha: 70), ColorStop(5, 0xffffff, alpha: 140),
        ColorStop(12, 0xffffff, alpha: 205), ColorStop(25, 0xffffff), ColorStop(50, 0xfff3c4),
    ])

    /// The speed of particles in a sea current in m/s: brighter where faster.
    public static let currentParticles = ColorScale(stops: [
        ColorStop(0, 0xffffff, alpha: 60), ColorStop(0.3, 0xffffff, alpha: 150),
        ColorStop(0.8, 0xffffff, alpha: 220), ColorStop(1.5, 0xffffff), ColorStop(3, 0xfff3c4),
    ])

    /// The speed of a sea current in m/s.
    public static let current = ColorScale(stops: [
        ColorStop(0, 0xe4f1f2, alpha: 60), ColorStop(0.15, 0xbfe0df, alpha: 180),
        ColorStop(0.35, 0x8ac7c6), ColorStop(0.6, 0x52a6b0), ColorStop(0.9, 0x2f7f9e),
        ColorStop(1.3, 0x2f5586), ColorStop(1.8, 0x35306a), ColorStop(2.5, 0x260f42),
    ])

    /// A direction in degrees; the colours go round with it.
    public static let direction = ColorScale(stops: [
        ColorStop(0, 0x4a6fd0), ColorStop(60, 0x7a5cc7), ColorStop(120, 0xc75a86),
        ColorStop(180, 0xd08a3c), ColorStop(240, 0x9aa83f), ColorStop(300, 0x3fa08c),
        ColorStop(360, 0x4a6fd0),
    ])
}
