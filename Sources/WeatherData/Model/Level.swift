/// Where in the vertical a variable stands: a surface, a height, a pressure, or a layer between two.
public struct Level: Hashable, Sendable {
    /// The kinds of level, by the names that ecCodes and CF tools know; open.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name of the kind, such as `isobaricInhPa`.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The ground or water surface.
        public static let surface = Kind(rawValue: "surface")
        /// Mean sea level.
        public static let meanSea = Kind(rawValue: "meanSea")
        /// The whole column of air.
        public static let atmosphere = Kind(rawValue: "atmosphere")
        /// A pressure; the value is in hPa.
        public static let pressure = Kind(rawValue: "isobaricInhPa")
        /// A height above the ground, in metres.
        public static let heightAboveGround = Kind(rawValue: "heightAboveGround")
        /// A height above mean sea level, in metres.
        public static let heightAboveSea = Kind(rawValue: "heightAboveSea")
        /// A layer between two depths below the ground, in metres.
        public static let depthBelowGround = Kind(rawValue: "depthBelowLandLayer")
        /// A place in a row, such as the first, second and third swell of a sea.
        public static let orderedSequence = Kind(rawValue: "orderedSequenceData")
        /// A depth below the sea surface, in metres.
        public static let depthBelowSea = Kind(rawValue: "depthBelowSea")
    }

    /// The kind of level.
    public let kind: Kind

    /// The value of the level, or of the layer's first surface; nil where the kind needs none.
    public let value: Double?

    /// The value of a layer's second surface; nil for a single level.
    public let secondValue: Double?

    /// The unit of the values, such as `hPa` or `m`; nil where the kind has none.
    public let units: String?

    /// Makes a level.
    public init(
        _ kind: Kind, value: Double? = nil, secondValue: Double? = nil, units: String? = nil
    ) {
        self.kind = kind
        self.value = value
        self.secondValue = secondValue
        self.units = units
    }
}

extension Level: CustomStringConvertible {
    /// The level as people read it, such as `850 hPa`, `2 m above ground` or `surface`.
    public var description: String {
        guard let value else { return words }
        var text = Self.text(value)
        if let secondValue {
            text += "–" + Self.text(secondValue)
        }
        if let units {
            text += " " + units
        }
        switch kind {
        case .pressure: return text
        default: return words.isEmpty ? text : text + " " + words
        }
    }

    /// The level as part of an identifier, such as `850hPa` or `2m`; nil where a name says it all.
    var suffix: String? {
        switch kind {
        case .surface, .meanSea, .atmosphere: return nil
        default: break
        }
        guard let value else { return kind.rawValue.isEmpty ? nil : kind.rawValue }
        var text = Self.text(value)
        if let secondValue {
            text += "-" + Self.text(secondValue)
        }
        switch kind {
        case .pressure, .heightAboveGround: return text + (units ?? "")
        default: return kind.rawValue + text
        }
    }

    /// The kind in words: the camel case name with spaces.
    private var words: String {
        switch kind {
        case .meanSea: return "mean sea level"
        case .heightAboveGround: return "above ground"
        case .heightAboveSea: return "above sea level"
        case .depthBelowGround: return "below ground"
        case .depthBelowSea: return "below sea surface"
        default: break
        }
        var text = ""
        for character in kind.rawValue {
            if character.isUppercase { text += " " }
            text += character.lowercased()
        }
        return text
    }

    /// A number with no needless fraction.
    static func text(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return String(value)
    }
}
