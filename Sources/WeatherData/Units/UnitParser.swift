/// Reads the text of a unit by recursive descent: products and quotients of powers.
struct UnitParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    /// How deep parentheses may nest: texts come from files.
    private var depth = 0

    private init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// The unit that a text names; nil where it names none.
    static func parse(_ text: String) -> PhysicalUnit? {
        let trimmed = clean(text)
        guard trimmed.utf8.count <= 200 else { return nil }
        if let unit = special[trimmed.lowercased()] { return unit }
        if let unit = UnitTable.unit(trimmed) { return unit }
        var parser = UnitParser(trimmed)
        guard let unit = parser.product(), parser.position == parser.scalars.count,
            unit.scale.isFinite, unit.scale > 0
        else { return nil }
        return unit.named(trimmed)
    }

    /// Texts that the grammar can't read.
    private static let special: [String: PhysicalUnit] = {
        let number = PhysicalUnit(symbol: "", dimension: .number, scale: 1)
        var table: [String: PhysicalUnit] = [:]
        for text in ["(0 - 1)", "(0-1)", "0 - 1", "0-1", "~", "-", "0 to 1", "(0 to 1)"] {
            table[text] = number
        }
        return table
    }()

    /// The text without what says nothing of the unit's size.
    private static func clean(_ text: String) -> String {
        var text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for tail in [" of water equivalent", " water equivalent", " of water", " (water)"]
        where text.lowercased().hasSuffix(tail) {
            text.removeLast(tail.count)
        }
        let lower = text.lowercased()
        if lower == "degree true" || lower == "degrees true" { return "degree_true" }
        if lower == "gp m" || lower == "gp. m" { return "m" }
        for base in ["degree", "degrees", "deg"] {
            for scale in [("c", "°C"), ("celsius", "°C"), ("f", "°F"), ("k", "K"), ("kelvin", "K")]
            where lower == "\(base) \(scale.0)" {
                return scale.1
            }
        }
        return text
    }

    private var current: Unicode.Scalar? {
        position < scalars.count ? scalars[position] : nil
    }

    /// factor, then more of them with `*`, `.`, `·`, `/`, `per` or nothing but a space between.
    private mutating func product() -> PhysicalUnit? {
        guard var result = factor() else { return nil }
        while true {
            let start = position
            skipSpaces()
            guard let next = current, next != ")" else {
                if current == nil { position = start }
                return result
            }
            var divides = false
            if next == "/" {
                divides = true
                position += 1
            } else if next == "·" || next == "." || next == "-" {
                position += 1
            } else if next == "*", !isPower(at: position) {
                position += 1
            } else if word(at: position) == "per" {
                divides = true
                position += 3
            }
            skipSpaces()
            guard let right = factor() else { return nil }
            result = Self.multiply(result, divides ? Self.raise(right, to: -1) : right)
        }
    }

    /// A number, a word or a parenthesis, with its power.
    private mutating func factor() -> PhysicalUnit? {
        guard let first = current else { return nil }
        var base: PhysicalUnit
        if first == "(" {
            guard depth < 8 else { return nil }
            depth += 1
            position += 1
            skipSpaces()
            guard let inner = product() else { return nil }
            skipSpaces()
            guard current == ")" else { return nil }
            position += 1
            depth -= 1
            base = inner
        } else if ("0"..."9").contains(first) {
            guard let number = number() else { return nil }
            base = PhysicalUnit(symbol: "", dimension: .number, scale: number)
        } else {
            let text = word(at: position)
            guard !text.isEmpty, let unit = wordUnit(text) else { return nil }
            position += text.unicodeScalars.count
            base = unit
        }
        guard let power = power() else { return base }
        guard abs(power) <= 9 else { return nil }
        base = Self.raise(base, to: power)
        return base
    }

    /// A word, or words joined as `meters_per_second`.
    private func wordUnit(_ text: String) -> PhysicalUnit? {
        if let unit = UnitTable.unit(text) { return unit }
        guard let cut = text.firstRange(of: "_per_") else { return nil }
        guard let left = UnitTable.unit(String(text[..<cut.lowerBound])),
            let right = UnitTable.unit(String(text[cut.upperBound...]))
        else { return nil }
        return Self.multiply(left, Self.raise(right, to: -1))
    }

    /// The letters from a place on: a unit's word has no digits in it.
    private func word(at start: Int) -> String {
        var end = start
        while end < scalars.count,
            scalars[end].properties.isAlphabetic || "_%°µ\"'".unicodeScalars.contains(scalars[end])
        {
            end += 1
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<end])
        return String(text)
    }

    /// `2`, `-2`, `^2`, `**-2`, `²` or `⁻²` behind a factor; nil where there is none.
    private mutating func power() -> Int? {
        let start = position
        if current == "^" {
            position += 1
        } else if isPower(at: position) {
            position += 2
        } else if let raised = superscript() {
            return raised
        }
        if let value = integer() { return value }
        position = start
        return nil
    }

    private func isPower(at start: Int) -> Bool {
        start + 1 < scalars.count && scalars[start] == "*" && scalars[start + 1] == "*"
    }

    private mutating func integer() -> Int? {
        let start = position
        var sign = 1
        if current == "-" || current == "+" {
            sign = current == "-" ? -1 : 1
            position += 1
        }
        var value: Int?
        while let digit = current, ("0"..."9").contains(digit), position - start < 4 {
            value = (value ?? 0) * 10 + Int(digit.value - 48)
            position += 1
        }
        guard let value else {
            position = start
            return nil
        }
        return sign * value
    }

    private mutating func superscript() -> Int? {
        let digits: [Unicode.Scalar: Int] = [
            "⁰": 0, "¹": 1, "²": 2, "³": 3, "⁴": 4, "⁵": 5, "⁶": 6, "⁷": 7, "⁸": 8, "⁹": 9,
        ]
        let start = position
        var sign = 1
        if current == "⁻" {
            sign = -1
            position += 1
        }
        guard let first = current, let value = digits[first] else {
            position = start
            return nil
        }
        position += 1
        return sign * value
    }

    /// A number without sign, with fraction and exponent.
    private mutating func number() -> Double? {
        var text = ""
        while let next = current {
            let isExponentSign =
                (next == "-" || next == "+") && (text.last == "e" || text.last == "E")
            let isExponent =
                (next == "e" || next == "E") && position + 1 < scalars.count
                && ("0"..."9").contains(scalars[position + 1]) || isSignedExponent(next)
            guard ("0"..."9").contains(next) || next == "." || isExponentSign || isExponent else {
                break
            }
            text.unicodeScalars.append(next)
            position += 1
        }
        return Double(text)
    }

    private func isSignedExponent(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar == "e" || scalar == "E", position + 2 < scalars.count else { return false }
        let sign = scalars[position + 1]
        return (sign == "-" || sign == "+") && ("0"..."9").contains(scalars[position + 2])
    }

    private mutating func skipSpaces() {
        while current == " " { position += 1 }
    }

    private static func multiply(_ left: PhysicalUnit, _ right: PhysicalUnit) -> PhysicalUnit {
        // A factor keeps the zero point of a lone unit: `1 degC` is `degC`.
        let offset = left.dimension == .number && left.scale == 1 ? right.offset : 0
        return PhysicalUnit(
            symbol: "", dimension: left.dimension * right.dimension,
            scale: left.scale * right.scale, offset: offset)
    }

    private static func raise(_ unit: PhysicalUnit, to power: Int) -> PhysicalUnit {
        var scale = 1.0
        for _ in 0..<abs(power) { scale *= unit.scale }
        return PhysicalUnit(
            symbol: "", dimension: unit.dimension.raised(to: power),
            scale: power < 0 ? 1 / scale : scale, offset: power == 1 ? unit.offset : 0)
    }
}
