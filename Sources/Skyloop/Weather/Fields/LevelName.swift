import WeatherData

extension Level {
    /// The level as a part of a layer code, such as `850hPa` or `10m`; `nil` at a surface.
    var layerSuffix: String? {
        switch kind {
        case .surface, .meanSea, .atmosphere: return nil
        default: break
        }
        guard let value else { return nil }
        var text = Self.number(value)
        if let secondValue { text += "-" + Self.number(secondValue) }
        switch kind {
        case .pressure: return text + (units ?? "hPa")
        case .heightAboveGround, .heightAboveSea: return text + "m"
        case .depthBelowGround, .depthBelowSea: return "-" + text + "m"
        default: return kind.rawValue + text
        }
    }

    /// How near to where people live: the least is shown first.
    ///
    /// The heights of the usual instruments come first, then surfaces, then the air from below.
    var distanceFromGround: Double {
        let value = value ?? 0
        switch kind {
        case .heightAboveGround: return value <= 20 ? value / 100 : 100 + value
        case .surface, .meanSea: return 0.5
        case .atmosphere: return 1
        case .heightAboveSea: return 200 + value
        case .depthBelowSea: return 2 + value
        case .depthBelowGround: return 3 + value
        case .pressure: return 1000 + max(0, 1100 - value)
        default: return 5000 + value
        }
    }

    /// The level in words, where it is not the ground, the column or one that goes without saying.
    var spokenName: String? {
        switch kind {
        case .pressure, .heightAboveSea, .depthBelowGround, .depthBelowSea: description
        case .heightAboveGround: (value ?? 0) > 20 ? description : nil
        default: nil
        }
    }

    private static func number(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return String(value)
    }
}
