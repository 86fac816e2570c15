/// A number as a file has it.
protocol NetCDFRaw: Comparable, Sendable {
    /// An integer of its width.
    associatedtype Pattern: FixedWidthInteger

    /// The value as a double: exact but for integers beyond 2⁵³.
    var double: Double { get }

    /// The values of an attribute in this type; those that it can't hold are left out.
    static func values(of attribute: NetCDFAttribute) -> [Self]
}

extension NetCDFRaw where Self: FixedWidthInteger {
    typealias Pattern = Self

    var double: Double { Double(self) }

    static func values(of attribute: NetCDFAttribute) -> [Self] {
        switch attribute {
        case .integers(let values): values.compactMap(exactly)
        case .unsigned(let values): values.compactMap(exactly)
        default: attribute.numbers.compactMap { Self(exactly: $0) }
        }
    }

    /// The value itself, or the one with the same bits in the type's signed or unsigned twin: files
    /// write the fill value of an unsigned variable as a signed one (`_Unsigned`).
    private static func exactly(_ value: some FixedWidthInteger) -> Self? {
        if let same = Self(exactly: value) { return same }
        let twin = Self(truncatingIfNeeded: value)
        guard Self.bitWidth < 64 || value is Int64 || value is UInt64 else { return nil }
        if !Self.isSigned, value < 0, Int64(truncatingIfNeeded: value) >= -(1 << (bitWidth - 1)) {
            return twin
        }
        return nil
    }
}

extension Int8: NetCDFRaw {}
extension Int16: NetCDFRaw {}
extension Int32: NetCDFRaw {}
extension Int64: NetCDFRaw {}
extension UInt8: NetCDFRaw {}
extension UInt16: NetCDFRaw {}
extension UInt32: NetCDFRaw {}
extension UInt64: NetCDFRaw {}

extension Float: NetCDFRaw {
    typealias Pattern = UInt32

    var double: Double { Double(self) }

    static func values(of attribute: NetCDFAttribute) -> [Float] {
        attribute.numbers.map(Float.init)
    }
}

extension Double: NetCDFRaw {
    typealias Pattern = UInt64

    var double: Double { self }

    static func values(of attribute: NetCDFAttribute) -> [Double] { attribute.numbers }
}
