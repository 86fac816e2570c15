/// A JSON document, with the members of objects in the order they were given.
indirect enum JSONValue: Sendable {
    case null
    case bool(Bool)
    /// Not finite is `null`.
    case number(Double)
    /// Written with as few digits as tell it from its neighbours; not finite is `null`.
    case float(Float)
    case integer(Int)
    case text(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// The text, or `null` where there is none.
    static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

    /// The document, indented by two spaces; lists and objects of plain values stand on one line.
    func rendered() -> String {
        var text = ""
        render(into: &text, indent: 0)
        return text + "\n"
    }

    private func render(into text: inout String, indent: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += "\(value)"
        case .number(let value): text += Self.digits(value.isFinite, "\(value)")
        case .float(let value): text += Self.digits(value.isFinite, "\(value)")
        case .text(let value): Self.quote(value, into: &text)
        case .array(let values):
            let isFlat = values.allSatisfy(\.isPlain)
            Self.list("[", "]", count: values.count, isFlat: isFlat, indent, into: &text) {
                values[$1].render(into: &$0, indent: indent + 2)
            }
        case .object(let members):
            let isFlat = members.count <= 4 && members.allSatisfy(\.1.isPlain)
            Self.list("{", "}", count: members.count, isFlat: isFlat, indent, into: &text) {
                Self.quote(members[$1].0, into: &$0)
                $0 += ": "
                members[$1].1.render(into: &$0, indent: indent + 2)
            }
        }
    }

    private var isPlain: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    private static func digits(_ isFinite: Bool, _ digits: String) -> String {
        guard isFinite else { return "null" }
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }

    private static func list(
        _ open: String, _ close: String, count: Int, isFlat: Bool, _ indent: Int,
        into text: inout String, _ member: (inout String, Int) -> Void
    ) {
        text += open
        let margin = "\n" + String(repeating: " ", count: indent + 2)
        for index in 0..<count {
            if index > 0 { text += isFlat ? ", " : "," }
            if !isFlat { text += margin }
            member(&text, index)
        }
        if !isFlat, count > 0 { text += "\n" + String(repeating: " ", count: indent) }
        text += close
    }

    private static func quote(_ value: String, into text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
