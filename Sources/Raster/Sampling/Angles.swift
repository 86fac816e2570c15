/// Quick sines and directions in single precision, for pixels.
enum Angles {
    /// The sine of an angle in degrees; error below 3e-7.
    ///
    /// NaN and infinite give NaN.
    @inline(__always)
    static func sine(degrees: Float) -> Float {
        // Half turns off, then an odd polynomial (Taylor's, to the eleventh power) on ±90°.
        let turns = (degrees * (1 / 180)).rounded()
        let rest = (degrees - turns * 180) * 0.017453292
        let z = rest * rest
        var p: Float = -1 / 39_916_800
        p = p * z + 1 / 362_880
        p = p * z - 1 / 5_040
        p = p * z + 1 / 120
        p = p * z - 1 / 6
        let sine = rest + rest * z * p
        let half = turns * 0.5
        return half.rounded(.down) == half ? sine : -sine
    }

    /// The direction of a vector in degrees, clockwise from north, 0 ..< 360; error below 0.0001°.
    ///
    /// No vector (both zero) gives 0; NaN gives NaN.
    @inline(__always)
    static func direction(east: Float, north: Float) -> Float {
        let (width, height) = (abs(east), abs(north))
        let longer = max(width, height)
        // The arc tangent of 0 ... 1, brought to ±tan(22.5°) through the half-way angle of 45°.
        let ratio = longer > 0 ? min(width, height) / longer : 0
        let isUpper = ratio > 0.41421357
        let t = isUpper ? (ratio - 1) / (ratio + 1) : ratio
        let z = t * t
        var p: Float = 1 / 13
        p = -1 / 11 + z * p
        p = 1 / 9 + z * p
        p = -1 / 7 + z * p
        p = 1 / 5 + z * p
        p = -1 / 3 + z * p
        var angle = (t + t * z * p) * 57.29578 + (isUpper ? 45 : 0)
        // From the north axis: the ratio is east / north where north is longer.
        if width > height { angle = 90 - angle }
        if north < 0 { angle = 180 - angle }
        if east < 0 { angle = 360 - angle }
        if angle >= 360 { angle -= 360 }
        return width + height == width + height ? angle : .nan
    }
}
