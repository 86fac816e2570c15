extension Palette {
    /// Finds a palette by its name, whatever its case; nil for an unknown one.
    public init?(named name: String) {
        func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
        let wanted = name.utf8.map(folded)
        for palette in Palette.allCases {
            let matches = palette.name.withUTF8Buffer { $0.map(folded) == wanted }
            if matches {
                self = palette
                return
            }
        }
        return nil
    }

    /// Whether its colours have no order, so that they don't mix.
    public var isCategorical: Bool {
        switch self {
        case .set1, .set2, .set3, .accent, .dark2, .paired, .pastel1, .pastel2: true
        default: false
        }
    }

    /// Whether it has two arms that meet in the middle.
    public var isDiverging: Bool {
        switch self {
        case .brBG, .piYG, .prGn, .puOr, .rdBu, .rdGy, .rdYlBu, .rdYlGn, .spectral: true
        default: false
        }
    }

    /// Its colours at even distances, from the lower end of a scale.
    public var colors: [Color] {
        digits.withUTF8Buffer { digits in
            func value(_ byte: UInt8) -> UInt8 { byte < 58 ? byte - 48 : byte - 87 }
            return stride(from: 0, to: digits.count, by: 6).map { start in
                func channel(_ offset: Int) -> UInt8 {
                    value(digits[start + offset]) * 16 + value(digits[start + offset + 1])
                }
                return Color(red: channel(0), green: channel(2), blue: channel(4))
            }
        }
    }

    /// A scale of its colours over a range.
    ///
    /// - Parameters:
    ///   - range: The values that the palette spans.
    ///   - reversed: Whether it begins with its last colour.
    ///   - startTransparent: Whether the lowest colour is clear, and those after it grow opaque over the
    ///     first fifth.
    public func scale(
        over range: ClosedRange<Float>, reversed: Bool = false, startTransparent: Bool = false
    ) -> ColorScale {
        var colors = reversed ? colors.reversed() : colors
        if isCategorical {
            // Each colour has an equal share, the last one too.
            let count = Float(colors.count)
            return ColorScale(
                stops: colors.enumerated().map { ColorStop(Float($0.offset) / count, $0.element) },
                range: range, normalized: true, interpolate: false)
        }
        if startTransparent {
            let last = Double(max(colors.count - 1, 1))
            for index in colors.indices {
                colors[index] = colors[index].opacity(min(1, Double(index) / last * 5))
            }
        }
        return ColorScale(colors, range: range)
    }
}
