import Timekeeping

/// How a layer is drawn.
enum LayerForm {
    /// Coloured values.
    case field
    /// Isolines, with the centres of highs and lows or without.
    case contours(hasCentres: Bool)
    /// Particles with trails, or arrows that drift.
    case particles(areArrows: Bool)
    /// Wind barbs.
    case barbs
    /// Arrows that show where a flow goes.
    case arrows
    /// The values themselves.
    case numbers

    /// Takes what the catalogue says: the kind, and for those with several forms the code.
    init(kind: String, code: String, unit: String) {
        if kind.bytes == "contour".bytes {
            let hasCentres = unit.bytes == "hPa".bytes || Self.contains(code, "height")
            self = .contours(hasCentres: hasCentres)
        } else if kind.bytes == "particle".bytes {
            self = .particles(areArrows: Self.contains(code, "arrow"))
        } else if kind.bytes == "grid".bytes {
            self =
                Self.contains(code, "text")
                ? .numbers : Self.contains(code, "barb") ? .barbs : .arrows
        } else {
            self = .field
        }
    }

    /// What the page knows it by: it has a mark and a word for each.
    var number: Int32 {
        switch self {
        case .field: 0
        case .contours: 1
        case .particles: 2
        case .barbs: 3
        case .arrows: 4
        case .numbers: 5
        }
    }

    /// Whether it is painted tile by tile; else it is one picture over the map.
    var isField: Bool {
        if case .field = self { true } else { false }
    }

    /// Whether it moves by itself.
    var isParticles: Bool {
        if case .particles = self { true } else { false }
    }

    private static func contains(_ text: String, _ part: StaticString) -> Bool {
        let bytes = text.bytes
        let count = part.utf8CodeUnitCount
        guard bytes.count >= count else { return false }
        return (0...bytes.count - count).contains { start in
            (0..<count).allSatisfy { bytes[start + $0] == part.utf8Start[$0] }
        }
    }
}
