extension Quantity {
    /// Its name for a person, such as `Dew point`.
    public var title: String {
        switch self {
        case .cape: return "Convective energy (CAPE)"
        case .cin: return "Convective inhibition (CIN)"
        case .windU: return "Wind, eastward"
        case .windV: return "Wind, northward"
        case .currentU: return "Current, eastward"
        case .currentV: return "Current, northward"
        case .meanSeaLevelPressure: return "Pressure at mean sea level"
        case .fineParticles: return "Particles below 2.5 µm"
        case .coarseParticles: return "Particles below 10 µm"
        case .uvIndex: return "UV index"
        case .isRain: return "Rain (yes or no)"
        case .isSnow: return "Snow (yes or no)"
        case .isFreezingRain: return "Freezing rain (yes or no)"
        case .isIcePellets: return "Ice pellets (yes or no)"
        default: break
        }
        var words = ""
        for character in rawValue {
            if character.isUppercase { words += " " }
            words += character.lowercased()
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
