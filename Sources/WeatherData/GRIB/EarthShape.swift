/// The figure of the earth that a file's grid stands on, as PROJ is told.
struct EarthShape {
    /// The equator's radius in metres.
    let major: Double
    /// The pole's distance from the centre in metres.
    let minor: Double

    /// The arguments for PROJ.
    var arguments: String {
        major == minor ? "+R=\(major)" : "+a=\(major) +b=\(minor)"
    }

    /// Reads WMO's code table 3.2 (GRIB 2), or the flag of table 7 (GRIB 1).
    init(_ handle: CodesHandle, edition: Int) {
        if edition == 1 {
            let isOblate = handle.int("earthIsOblate") == 1
            major = isOblate ? 6_378_160 : 6_367_470
            minor = isOblate ? 6_356_775 : 6_367_470
            return
        }
        func scaled(_ name: String) -> Double? {
            guard let value = handle.int("scaledValueOf\(name)"), value > 0,
                let factor = handle.int("scaleFactorOf\(name)")
            else { return nil }
            return GRIBLevel.scaled(value, factor: factor)
        }
        let axes: (Double, Double)
        switch handle.int("shapeOfTheEarth") ?? 6 {
        case 0: axes = (6_367_470, 6_367_470)
        case 1:
            let radius = scaled("RadiusOfSphericalEarth") ?? 6_371_229
            axes = (radius, radius)
        case 2: axes = (6_378_160, 6_356_775)
        case 3:
            axes = (
                (scaled("EarthMajorAxis") ?? 6378.16) * 1000,
                (scaled("EarthMinorAxis") ?? 6356.775) * 1000
            )
        case 4: axes = (6_378_137, 6_356_752.314140)
        case 5: axes = (6_378_137, 6_356_752.314245179)
        case 7:
            axes = (
                scaled("EarthMajorAxis") ?? 6_378_160, scaled("EarthMinorAxis") ?? 6_356_775
            )
        case 8: axes = (6_371_200, 6_371_200)
        case 9: axes = (6_377_563.396, 6_356_256.909)
        default: axes = (6_371_229, 6_371_229)
        }
        let sound = axes.0 > 1000 && axes.1 > 1000 && axes.0 < 1e9 && axes.1 < 1e9
        major = sound ? axes.0 : 6_371_229
        minor = sound ? axes.1 : 6_371_229
    }
}
