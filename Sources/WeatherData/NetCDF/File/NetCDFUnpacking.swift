/// How the numbers of a variable become values: what is missing, and scale and offset.
///
/// Missing is what equals `_FillValue` or `missing_value` (in the file's own type, before unpacking), what
/// is outside `valid_min`, `valid_max` or `valid_range`, and, where there is no `_FillValue`, the
/// type's default fill value. The rest is `number × scale_factor + add_offset`, in double
/// precision, rounded once to `Float`. After the NetCDF User's Guide, appendix A.
struct NetCDFUnpacking: Sendable {
    /// The type of the numbers, with `_Unsigned` taken into account.
    let type: NetCDFType

    /// `scale_factor`; 1 where there is none.
    let scale: Double

    /// `add_offset`; 0 where there is none.
    let offset: Double

    /// Whether there is a scale or an offset.
    let isPacked: Bool

    private let fill: [NetCDFAttribute]

    /// Whether the default fill value is missing too.
    private let usesDefaultFill: Bool

    /// The valid range, of the numbers or (where it has a fractional type and they don't) of the values.
    let low: Double?
    let high: Double?
    let isRangeUnpacked: Bool

    /// Reads the rules from a variable's attributes; nil where it has no numbers.
    init?(_ variable: NetCDFVariable) {
        guard let stored = variable.type, stored.isNumeric else { return nil }
        let isUnsigned = variable.text("_Unsigned")?.lowercased() == "true"
        type = isUnsigned ? stored.unsigned : stored
        scale = variable.number("scale_factor").flatMap { $0.isFinite ? $0 : nil } ?? 1
        offset = variable.number("add_offset").flatMap { $0.isFinite ? $0 : nil } ?? 0
        isPacked =
            variable.number("scale_factor") != nil || variable.number("add_offset") != nil
        fill = ["_FillValue", "missing_value"].compactMap { variable.attributes[$0] }
        usesDefaultFill =
            variable.attributes["_FillValue"] == nil && variable.isFilled
        let range = variable.attributes["valid_range"].flatMap { $0.numbers.count == 2 ? $0 : nil }
        let least = range ?? variable.attributes["valid_min"]
        let most = range ?? variable.attributes["valid_max"]
        isRangeUnpacked = isPacked && type.isInteger && (least ?? most)?.isFractional == true
        low = least?.numbers.first.map { Self.unsigned($0, isUnsigned, stored) }
        high = most?.numbers.last.map { Self.unsigned($0, isUnsigned, stored) }
    }

    /// A bound that was written in the signed twin of an unsigned type.
    private static func unsigned(
        _ value: Double, _ isUnsigned: Bool, _ type: NetCDFType
    ) -> Double {
        guard isUnsigned, value < 0, type.isInteger, type.size < 8 else { return value }
        return value + Double(sign: .plus, exponent: type.size * 8, significand: 1)
    }

    /// The numbers that mean that there is no value.
    func missing<Raw: NetCDFRaw>(_ raw: Raw.Type, default defaultFill: Raw) -> [Raw] {
        var missing = fill.flatMap(Raw.values(of:))
        if usesDefaultFill { missing.append(defaultFill) }
        // Both attributes often say the same.
        if missing.count == 2, missing[0] == missing[1] { missing.removeLast() }
        // What compares with nothing is missing already.
        missing.removeAll { $0 != $0 }
        return missing
    }
}

extension NetCDFType {
    /// The unsigned twin of a signed type.
    fileprivate var unsigned: NetCDFType {
        switch self {
        case .byte: .ubyte
        case .short: .ushort
        case .int: .uint
        case .int64: .uint64
        default: self
        }
    }
}
