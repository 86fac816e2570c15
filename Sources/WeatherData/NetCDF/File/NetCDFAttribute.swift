/// The value of an attribute, in a type that holds it exactly.
enum NetCDFAttribute: Hashable, Sendable {
    case text(String)
    case texts([String])
    case integers([Int64])
    case unsigned([UInt64])
    case floats([Float])
    case doubles([Double])

    /// The text, white space around it taken away; nil for numbers.
    var text: String? {
        switch self {
        case .text(let text): text.trimmed
        case .texts(let texts): texts.first?.trimmed
        default: nil
        }
    }

    /// The numbers as doubles; numbers written as text count too.
    var numbers: [Double] {
        switch self {
        case .integers(let values): values.map(Double.init)
        case .unsigned(let values): values.map(Double.init)
        case .floats(let values): values.map(Double.init)
        case .doubles(let values): values
        case .text(let text):
            text.split { $0 == " " || $0 == "," }.map { Double($0) }.allOrNone ?? []
        case .texts(let texts): texts.map { Double($0) }.allOrNone ?? []
        }
    }

    /// The first number; nil where there is none.
    var number: Double? { numbers.first }

    /// Whether it is a fractional type: then it speaks of unpacked values.
    var isFractional: Bool {
        switch self {
        case .floats, .doubles: true
        default: false
        }
    }
}

extension [Double?] {
    /// The numbers if all are there.
    fileprivate var allOrNone: [Double]? {
        let present = compactMap { $0 }
        return present.count == count ? present : nil
    }
}

extension String {
    /// The text without white space and zero bytes around it.
    var trimmed: String {
        var view = self[...]
        while let first = view.first, first.isWhitespace || first == "\0" { view.removeFirst() }
        while let last = view.last, last.isWhitespace || last == "\0" { view.removeLast() }
        return String(view)
    }
}
