/// What a file's header says of one of its variables.
struct NetCDFVariable: Sendable {
    /// The library's number of the group.
    let groupID: Int32

    /// The library's number within the group.
    let id: Int32

    /// The groups it lies in, outermost first; empty at the root.
    let groups: [String]

    /// The name, without groups.
    let name: String

    /// The type; nil for types that users define.
    let type: NetCDFType?

    /// The dimensions, slowest first.
    let dimensions: [NetCDFDimension]

    /// Whether values that were never written read as the type's default fill value.
    let isFilled: Bool

    /// The attributes.
    let attributes: [String: NetCDFAttribute]

    /// The name with its groups, such as `g1/wind`.
    var path: String { (groups + [name]).joined(separator: "/") }

    /// The text of an attribute; nil where there is none, or an empty one.
    func text(_ name: String) -> String? {
        guard let text = attributes[name]?.text, !text.isEmpty else { return nil }
        return text
    }

    /// The number of an attribute; nil where there is none.
    func number(_ name: String) -> Double? { attributes[name]?.number }

    /// The CF standard name, without its modifier.
    var standardName: String? {
        text("standard_name")?.split(separator: " ").first.map { $0.lowercased() }
    }

    /// The words of an attribute that lists variables.
    func words(_ name: String) -> [String] {
        text(name)?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }
}
