public import Raster

extension ColorScale {
    /// Relative humidity in %: dry pale to moist deep.
    public static let humidity = ColorScale(stops: [
        ColorStop(0, 0xf7f0dd), ColorStop(20, 0xeadfb5), ColorStop(40, 0xc4d79e),
        ColorStop(55, 0x93c79b), ColorStop(70, 0x5cae9f), ColorStop(82, 0x358c9c),
        ColorStop(92, 0x24638c), ColorStop(100, 0x1f3f73),
    ])

    /// The water vapour in the column of air in mm: dry pale to moist deep.
    public static let humidColumn = ColorScale(stops: [
        ColorStop(0, 0xf7f0dd), ColorStop(8, 0xeadfb5), ColorStop(16, 0xc4d79e),
        ColorStop(24, 0x8cc49d), ColorStop(34, 0x55a9a0), ColorStop(44, 0x33859b),
        ColorStop(55, 0x275d8a), ColorStop(70, 0x2b3a73),
    ])

    /// Cloud cover in %: clear to white.
    public static let cloud = ColorScale(stops: [
        ColorStop(0, 0xffffff, alpha: 0), ColorStop(10, 0xffffff, alpha: 0),
        ColorStop(50, 0xf2f5f9, alpha: 120), ColorStop(80, 0xf4f6fa, alpha: 195),
        ColorStop(100, 0xfafbfd, alpha: 235),
    ])

    /// Brightness temperature of an infrared channel in °C: cold tops white, warm ground clear.
    public static let infrared = ColorScale(stops: [
        ColorStop(-90, 0xffffff), ColorStop(-60, 0xf5f7fa, alpha: 250),
        ColorStop(-40, 0xdfe4ec, alpha: 230), ColorStop(-20, 0xb9c2d0, alpha: 180),
        ColorStop(0, 0x97a2b5, alpha: 90), ColorStop(15, 0x8b96aa, alpha: 20),
        ColorStop(30, 0x8b96aa, alpha: 0),
    ])

    /// Visibility in km: what is dangerous is dark, a clear view is not seen.
    public static let visibility = ColorScale(stops: [
        ColorStop(0, 0x3d0f2c), ColorStop(0.2, 0x6b1c3f), ColorStop(1, 0xa2433f),
        ColorStop(3, 0xcb7a4f), ColorStop(6, 0xe6ad75), ColorStop(10, 0xf3d6a8, alpha: 230),
        ColorStop(20, 0xf8ecd6, alpha: 130), ColorStop(40, 0xfbf6ea, alpha: 0),
    ])

    /// Sea-level pressure in hPa: violet lows, pale middle, brown highs.
    public static let pressure = ColorScale(stops: [
        ColorStop(940, 0x24104f), ColorStop(965, 0x433192), ColorStop(985, 0x5f6dbb),
        ColorStop(1000, 0x9ab5da), ColorStop(1013, 0xeceff0), ColorStop(1022, 0xefd2a4),
        ColorStop(1032, 0xdc9c5c), ColorStop(1045, 0xae5d2d), ColorStop(1060, 0x6c2c13),
    ])

    /// Convective available potential energy in J/kg: clear when stable.
    public static let cape = ColorScale(stops: [
        ColorStop(0, 0xf8f2cc, alpha: 0), ColorStop(100, 0xf8f2cc, alpha: 60),
        ColorStop(300, 0xf7e79f, alpha: 210), ColorStop(700, 0xf7d069),
        ColorStop(1200, 0xf3a946), ColorStop(1800, 0xe87c36), ColorStop(2500, 0xd24c36),
        ColorStop(3500, 0xa9234a), ColorStop(4500, 0x741056), ColorStop(6000, 0x3e0744),
    ])

    /// The UV index, in the colours of the WHO.
    public static let ultraviolet = ColorScale(stops: [
        ColorStop(0, 0x6fb55a, alpha: 60), ColorStop(2, 0x58a648), ColorStop(4, 0xf2d33a),
        ColorStop(6, 0xf2a23a), ColorStop(8, 0xdb4f35), ColorStop(11, 0x8f3fa6),
        ColorStop(16, 0x4b1f73),
    ])

    /// A share of something harmful in the air, 0 … 1 of the layer's range: clear to dark brown.
    static func pollution(upTo highest: Float) -> ColorScale {
        let stops: [(Float, UInt32, UInt8)] = [
            (0, 0xf5f0dc, 20), (0.06, 0xf0e3b2, 140), (0.15, 0xe9ca80, 220), (0.3, 0xdca257, 255),
            (0.5, 0xc17440, 255), (0.7, 0x974934, 255), (0.85, 0x6a2a2e, 255), (1, 0x3d1424, 255),
        ]
        return ColorScale(
            stops: stops.map { ColorStop($0.0 * highest, $0.1, alpha: $0.2) })
    }

    /// The total ozone column in Dobson units: thin is dark.
    public static let ozone = ColorScale(stops: [
        ColorStop(100, 0x2b0f4d), ColorStop(180, 0x4a2f8c), ColorStop(220, 0x4a5fae),
        ColorStop(260, 0x4790b8), ColorStop(300, 0x62b7ab), ColorStop(350, 0x9dd39a),
        ColorStop(420, 0xe0e89a), ColorStop(500, 0xfaf5cf),
    ])

    /// The vapour pressure deficit in hPa: dry is dark.
    public static let vaporDeficit = ColorScale(stops: [
        ColorStop(0, 0xeef4ea, alpha: 80), ColorStop(5, 0xe8e6b5), ColorStop(12, 0xe6c272),
        ColorStop(20, 0xd98f4c), ColorStop(32, 0xb5563a), ColorStop(48, 0x7f2a34),
        ColorStop(70, 0x45102a),
    ])

    /// Heights and other quantities that only their own range scales: dark to light (viridis-like).
    public static func sequential(over range: ClosedRange<Float>) -> ColorScale {
        ColorScale(
            [
                Color(0x2d1160), Color(0x3d3b8e), Color(0x32648e), Color(0x24878e),
                Color(0x2aa784), Color(0x66c46a), Color(0xb8d84a), Color(0xf4e94e),
            ], range: range)
    }

    /// Quantities with both signs: blue below, pale at zero, red above.
    public static func diverging(to limit: Float) -> ColorScale {
        ColorScale(
            [
                Color(0x1d2f6f), Color(0x4477bb), Color(0x9fc4e0), Color(0xf2f2ee),
                Color(0xf0b896), Color(0xcc5f49), Color(0x71122f),
            ], range: -limit...limit)
    }
}
