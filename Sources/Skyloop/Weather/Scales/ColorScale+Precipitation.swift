public import Raster

extension ColorScale {
    /// Rain in mm (an amount, or a rate in mm/h): clear below 0.1, then pale to deep.
    public static let rain = ColorScale(stops: [
        ColorStop(0, 0xcfe8f6, alpha: 0), ColorStop(0.1, 0xcfe8f6, alpha: 0),
        ColorStop(0.1, 0xcfe8f6, alpha: 170), ColorStop(0.5, 0xa3d3ee, alpha: 220),
        ColorStop(1, 0x74b7e4), ColorStop(2.5, 0x4790d6), ColorStop(5, 0x3470c2),
        ColorStop(10, 0x435cb6), ColorStop(16, 0x5a43a8), ColorStop(25, 0x6f298c),
        ColorStop(40, 0x761361), ColorStop(65, 0x640a3f), ColorStop(100, 0x4c0629),
        ColorStop(150, 0x2c0414),
    ])

    /// A sum of rain in mm: as for rain, reaching much higher.
    public static let rainTotal = ColorScale(stops: [
        ColorStop(0, 0xcfe8f6, alpha: 0), ColorStop(0.2, 0xcfe8f6, alpha: 0),
        ColorStop(0.2, 0xcfe8f6, alpha: 170), ColorStop(2, 0xa3d3ee, alpha: 230),
        ColorStop(5, 0x74b7e4), ColorStop(10, 0x4790d6), ColorStop(20, 0x3470c2),
        ColorStop(35, 0x435cb6), ColorStop(50, 0x5a43a8), ColorStop(75, 0x6f298c),
        ColorStop(110, 0x761361), ColorStop(160, 0x640a3f), ColorStop(250, 0x4c0629),
        ColorStop(400, 0x2c0414),
    ])

    /// Snow in cm, in a hue of its own: clear below 0.1, then pale lilac to deep violet.
    public static let snow = ColorScale(stops: [
        ColorStop(0, 0xf1f1ff, alpha: 0), ColorStop(0.1, 0xf1f1ff, alpha: 0),
        ColorStop(0.1, 0xf1f1ff, alpha: 190), ColorStop(1, 0xdcdcfb, alpha: 235),
        ColorStop(3, 0xc3bff3), ColorStop(7, 0xa69de6), ColorStop(15, 0x8b7bd3),
        ColorStop(30, 0x7359b9), ColorStop(60, 0x5c3d9b), ColorStop(120, 0x432479),
        ColorStop(250, 0x270f50),
    ])

    /// Ice from freezing rain in mm.
    public static let ice = ColorScale(stops: [
        ColorStop(0, 0xfde3ef, alpha: 0), ColorStop(0.1, 0xfde3ef, alpha: 0),
        ColorStop(0.1, 0xfde3ef, alpha: 190), ColorStop(1, 0xf5b5d1), ColorStop(3, 0xe383b3),
        ColorStop(6, 0xc85596), ColorStop(12, 0x9f3079), ColorStop(25, 0x6d1458),
        ColorStop(50, 0x3c0334),
    ])

    /// Radar reflectivity in dBZ, in the colours that people know; clear below 10.
    public static let radar = ColorScale(stops: [
        ColorStop(-30, 0x9adbe8, alpha: 0), ColorStop(10, 0x9adbe8, alpha: 0),
        ColorStop(10, 0x9adbe8, alpha: 150), ColorStop(15, 0x4fc3e8, alpha: 220),
        ColorStop(20, 0x1f8fe0), ColorStop(20, 0x37c24a), ColorStop(30, 0x1a8f2e),
        ColorStop(35, 0x0f6b22), ColorStop(35, 0xf8e436), ColorStop(40, 0xe9b71f),
        ColorStop(45, 0xf08c1c), ColorStop(50, 0xe0301e), ColorStop(55, 0xb3141a),
        ColorStop(60, 0x870c18), ColorStop(60, 0xd93ac9), ColorStop(70, 0x8a3fb5),
        ColorStop(75, 0xf4f0fa),
    ])

    /// What falls, as the number of WMO code table 4.201: one colour for each kind.
    public static let precipitationType = ColorScale(
        stops: [
            ColorStop(0, 0xffffff, alpha: 0), ColorStop(1, 0x4790d6), ColorStop(2, 0x2f3f8f),
            ColorStop(3, 0xe383b3), ColorStop(4, 0xc9a7d8), ColorStop(5, 0xa69de6),
            ColorStop(6, 0x8fb7e6), ColorStop(7, 0x9a86cf), ColorStop(8, 0xc85596),
            ColorStop(9, 0xb7b0dd), ColorStop(10, 0x7d2a4c), ColorStop(11, 0x7fc7d8),
            ColorStop(12, 0xd7a0c4), ColorStop(13, 0xffffff, alpha: 0),
        ], interpolate: false)
}
