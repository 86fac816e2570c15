import Raster

/// A layer's picture over the map: lines, symbols or particles, and what they were drawn from.
struct Overlay {
    /// What a picture depends on: as long as it is the same, the picture is.
    struct Key: Equatable {
        var area: OverlayArea
        var first: Int64
        var second: Int64
        /// How much of the second time is in the mix, in quarters: lines move in small steps.
        var quarter: Int
        var tiles: UInt32
        var isImperial: Bool
        var isLight: Bool
    }

    var key: Key?
    var image = ImageBuffer(width: 0, height: 0, format: .premultipliedBGRA)
    var version: UInt32 = 0
    var particles: ParticleSystem?
    /// Seconds that particles must move on before they are painted.
    var waiting = 0.0
}

/// The colours of lines and texts on the map.
struct OverlayInk {
    let color: Color
    let halo: Color
    /// The colours of highs and lows.
    let high: Color
    let low: Color

    init(isLight: Bool) {
        color = isLight ? Color(0x1A2433) : Color(0xF4F7FC)
        halo = isLight ? Color(0xFFFFFF, alpha: 205) : Color(0x0B121D, alpha: 190)
        high = isLight ? Color(0x0B4FA3) : Color(0x8CC8FF)
        low = isLight ? Color(0xB3261E) : Color(0xFF9184)
    }
}
