import Foundation

/// The level of a field, with its value as exact as the header has it.
enum GRIBLevel {
    static func read(_ handle: CodesHandle, edition: Int) -> Level? {
        guard let name = handle.string("typeOfLevel") else {
            return edition == 2 ? unnamed(handle) : nil
        }
        let kind = Level.Kind(rawValue: name)
        if valueless.contains(name) { return Level(kind) }
        return edition == 2
            ? second(handle, kind) : first(handle, kind)
    }

    /// Levels that are one place, whose number says nothing.
    private static let valueless: Set<String> = [
        "surface", "meanSea", "atmosphere", "nominalTop", "tropopause", "maxWind", "cloudBase",
        "cloudTop", "atmML", "isothermZero", "seaSurface", "heightAboveGroundOfAtmosphere",
        "lowCloudLayer", "middleCloudLayer", "highCloudLayer", "lowCloudBottom", "lowCloudTop",
        "middleCloudBottom", "middleCloudTop", "highCloudBottom", "highCloudTop",
        "boundaryLayerCloudLayer", "boundaryLayerCloudBottom", "boundaryLayerCloudTop",
        "convectiveCloudLayer", "convectiveCloudBottom", "convectiveCloudTop", "cloudCeiling",
        "entireAtmosphere", "entireOcean", "adiabaticCondensation", "planetaryBoundaryLayer",
        "shallowConvectiveCloudBottom", "shallowConvectiveCloudTop", "deepConvectiveCloudBottom",
        "deepConvectiveCloudTop", "highestTroposphericFreezing", "lowestLevelWetBulb0",
        "snow", "mixedLayerDepth", "iceLayerOnWater", "seaIceLayer",
    ]

    /// The unit of the values that a kind of level has.
    private static func units(_ kind: String) -> String? {
        switch kind {
        case "isobaricInhPa", "isobaricLayer", "pressureFromGround", "pressureFromGroundLayer":
            return "hPa"
        case "isobaricInPa": return "Pa"
        case "theta", "thetaLayer", "isothermal": return "K"
        case "potentialVorticity": return "K m**2 kg**-1 s**-1"
        case "depthBelowLand", "depthBelowLandLayer", "depthBelowSea", "depthBelowSeaLayer":
            return "m"
        default: return kind.hasPrefix("height") ? "m" : nil
        }
    }

    /// A scaled value: sign and magnitude, times a negative power of ten.
    static func scaled(_ value: Int, factor: Int) -> Double {
        // Dividing by a power of ten gives the nearest number; multiplying by its inverse doesn't.
        factor >= 0
            ? Double(value) / pow(10, Double(factor)) : Double(value) * pow(10, Double(-factor))
    }

    private static func second(_ handle: CodesHandle, _ kind: Level.Kind) -> Level {
        let scale = surfaceScale(handle, kind.rawValue)
        let lower = surface(handle, "First", scale: scale)
        let upper = surface(handle, "Second", scale: scale)
        return Level(
            kind, value: lower, secondValue: upper,
            units: lower == nil ? nil : units(kind.rawValue))
    }

    private static func surfaceScale(_ handle: CodesHandle, _ kind: String) -> Double {
        switch kind {
        case "isobaricInhPa", "isobaricLayer", "pressureFromGround", "pressureFromGroundLayer":
            100
        default: 1
        }
    }

    private static func surface(
        _ handle: CodesHandle, _ which: String, scale: Double
    ) -> Double? {
        guard let type = handle.int("typeOf\(which)FixedSurface"), type != 255,
            var value = handle.int("scaledValueOf\(which)FixedSurface")
        else { return nil }
        // Some versions of ecCodes take the sign's bit for a part of the number.
        if value >= 1 << 31 { value = -(value & 0x7FFF_FFFF) }
        let factor = handle.int("scaleFactorOf\(which)FixedSurface") ?? 0
        return scaled(value, factor: factor) / scale
    }

    private static func unnamed(_ handle: CodesHandle) -> Level? {
        guard let type = handle.int("typeOfFirstFixedSurface"), type != 255 else { return nil }
        // Debian's ecCodes has no names for some surfaces of WMO's code table 4.5.
        let names = [11: "cumulonimbusBase", 12: "cumulonimbusTop"]
        return Level(
            Level.Kind(rawValue: names[type] ?? "surface\(type)-"),
            value: surface(handle, "First", scale: 1),
            secondValue: surface(handle, "Second", scale: 1))
    }

    private static func first(_ handle: CodesHandle, _ kind: Level.Kind) -> Level {
        let name = kind.rawValue
        if name.hasSuffix("Layer") || name == "layer",
            let top = handle.double("topLevel"), let bottom = handle.double("bottomLevel"),
            top != bottom
        {
            // GRIB 1 counts depths of layers in centimetres.
            let scale = name == "depthBelowLandLayer" ? 100.0 : 1
            return Level(
                kind, value: top / scale, secondValue: bottom / scale, units: units(name))
        }
        let value = handle.double("level")
        let scale = name == "depthBelowLand" ? 100.0 : 1
        return Level(kind, value: value.map { $0 / scale }, units: units(name))
    }
}
