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
    private let low: Double?
    private let high: Double?
    private let isRangeUnpacked: Bool

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

    /// The values of numbers in memory, in their order; missing is NaN.
    func values(in memory: UnsafeRawBufferPointer) -> [Float] {
        switch type {
        case .byte: values(memory, Int8.self, default: -127)
        case .ubyte: values(memory, UInt8.self, default: 255)
        case .short: values(memory, Int16.self, default: -32767)
        case .ushort: values(memory, UInt16.self, default: 65535)
        case .int: values(memory, Int32.self, default: -2_147_483_647)
        case .uint: values(memory, UInt32.self, default: .max)
        case .int64: values(memory, Int64.self, default: -9_223_372_036_854_775_806)
        case .uint64: values(memory, UInt64.self, default: 18_446_744_073_709_551_614)
        case .float: values(memory, Float.self, default: 9.969209968386869e+36)
        case .double: values(memory, Double.self, default: 9.969209968386869e+36)
        case .char, .string: []
        }
    }

    private func values<Raw: NetCDFRaw>(
        _ memory: UnsafeRawBufferPointer, _ raw: Raw.Type, default defaultFill: Raw
    ) -> [Float] {
        let numbers = memory.bindMemory(to: Raw.self)
        var missing = fill.flatMap(Raw.values(of:))
        if usesDefaultFill { missing.append(defaultFill) }
        // What compares with nothing is missing already.
        missing.removeAll { $0 != $0 }
        let (scale, offset, isPacked) = (scale, offset, isPacked)
        let values = [Float](unsafeUninitializedCapacity: numbers.count) { values, count in
            for index in numbers.indices {
                let number = numbers[index].double
                values[index] = isPacked ? Float(number * scale + offset) : Float(number)
            }
            count = numbers.count
            remove(missing, of: numbers, from: values)
        }
        return values
    }

    /// Writes NaN where a number is missing or out of range.
    private func remove<Raw: NetCDFRaw>(
        _ missing: [Raw], of numbers: UnsafeBufferPointer<Raw>,
        from values: UnsafeMutableBufferPointer<Float>
    ) {
        for fill in missing {
            for index in numbers.indices where numbers[index] == fill {
                values[index] = .nan
            }
        }
        guard low != nil || high != nil else { return }
        let low = low ?? -.infinity
        let high = high ?? .infinity
        for index in numbers.indices {
            let number =
                isRangeUnpacked ? numbers[index].double * scale + offset : numbers[index].double
            if number < low || number > high { values[index] = .nan }
        }
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
