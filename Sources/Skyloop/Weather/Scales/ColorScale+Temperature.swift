public import Raster

// Lightness falls steadily away from 0 °C on both sides, and the two sides meet in different hues, so
// that freezing is seen at a glance and a scale reads in grey.

extension ColorScale {
    /// Air temperature in °C: blue to violet below freezing, yellow to dark red above.
    public static let temperature = ColorScale(stops: [
        ColorStop(-60, 0x1b0b3a), ColorStop(-45, 0x35207a), ColorStop(-35, 0x3a3a9f),
        ColorStop(-25, 0x3b62bf), ColorStop(-15, 0x5b92d8), ColorStop(-8, 0x8fbde8),
        ColorStop(-3, 0xbfdcf2), ColorStop(0, 0xe0eff9), ColorStop(0, 0xf6f3cf),
        ColorStop(5, 0xf8e79f), ColorStop(10, 0xf9d470), ColorStop(16, 0xf9b64e),
        ColorStop(22, 0xf3923a), ColorStop(28, 0xe3652f), ColorStop(33, 0xc93c30),
        ColorStop(38, 0xa11d35), ColorStop(44, 0x6e0b30), ColorStop(50, 0x3d0420),
    ])

    /// A change of temperature in K: blue for colder, red for warmer, clear about none.
    public static let temperatureChange = ColorScale(stops: [
        ColorStop(-20, 0x1d1b66), ColorStop(-12, 0x2f58b5), ColorStop(-6, 0x73a9e0),
        ColorStop(-2, 0xc4ddf2), ColorStop(0, 0xf4f4f2, alpha: 60), ColorStop(2, 0xf9dcc0),
        ColorStop(6, 0xf0a070), ColorStop(12, 0xcc4a38), ColorStop(20, 0x6b0b2c),
    ])

    /// Dew point in °C: dry browns to humid greens and blues, falling in lightness.
    public static let dewPoint = ColorScale(stops: [
        ColorStop(-40, 0xf5efe2), ColorStop(-20, 0xe9dcc0), ColorStop(-8, 0xdac9a0),
        ColorStop(0, 0xb9bf85), ColorStop(6, 0x94b98a), ColorStop(11, 0x6fb097),
        ColorStop(15, 0x46a39c), ColorStop(18, 0x2e87a0), ColorStop(21, 0x27669c),
        ColorStop(24, 0x30458c), ColorStop(28, 0x3b2468), ColorStop(32, 0x2a0f3d),
    ])

    /// Sea surface temperature in °C, rising in lightness from cold to warm water.
    public static let seaTemperature = ColorScale(stops: [
        ColorStop(-2, 0x05243d), ColorStop(4, 0x163f78), ColorStop(9, 0x45518f),
        ColorStop(14, 0x72588f), ColorStop(18, 0xa25f86), ColorStop(22, 0xcf6873),
        ColorStop(25, 0xea7d5b), ColorStop(28, 0xf7a14a), ColorStop(31, 0xfbca4d),
        ColorStop(35, 0xf3f27c),
    ])
}
