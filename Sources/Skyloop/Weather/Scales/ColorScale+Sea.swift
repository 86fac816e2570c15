public import Raster

extension ColorScale {
    /// Heights of waves and swell in m.
    public static let waves = ColorScale(stops: [
        ColorStop(0, 0xe4f1f6, alpha: 90), ColorStop(0.5, 0xc8e3ee, alpha: 200),
        ColorStop(1, 0xa2d0e6), ColorStop(2, 0x70b2d8), ColorStop(3, 0x4c8fc6),
        ColorStop(4, 0x416cb1), ColorStop(6, 0x4e479a), ColorStop(8, 0x672a86),
        ColorStop(10, 0x7a186a), ColorStop(13, 0x800f47), ColorStop(18, 0x53051f),
    ])

    /// Periods of waves and swell in s.
    public static let wavePeriod = ColorScale(stops: [
        ColorStop(0, 0xf3f5e3), ColorStop(4, 0xcfe3bb), ColorStop(7, 0x97c9a6),
        ColorStop(10, 0x5ea79d), ColorStop(13, 0x3c8094), ColorStop(16, 0x365a85),
        ColorStop(20, 0x35346a), ColorStop(26, 0x210f3c),
    ])

    /// The share of the sea under ice in %.
    public static let seaIce = ColorScale(stops: [
        ColorStop(0, 0x2b5d86, alpha: 0), ColorStop(10, 0x4f83ab, alpha: 0),
        ColorStop(15, 0x5d90b5, alpha: 180), ColorStop(40, 0x8fb7d1), ColorStop(70, 0xc3dbe9),
        ColorStop(100, 0xf8fcff),
    ])

    /// The height of the water above the tide, or of the tide, in m, with both signs.
    public static let waterLevel = ColorScale(stops: [
        ColorStop(-4, 0x3b1f5e), ColorStop(-2, 0x5b5fa8), ColorStop(-1, 0x93b1d8),
        ColorStop(0, 0xeef1ef), ColorStop(1, 0xf0c9a0), ColorStop(2, 0xd88453),
        ColorStop(4, 0x8a2f2b),
    ])
}
