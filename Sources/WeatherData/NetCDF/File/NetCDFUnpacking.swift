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
        case .float: values(memory, Float.self, default: Self.defaultFloat)
        case .double: values(memory, Double.self, default: 9.969209968386869e+36)
        case .char, .string: []
        }
    }

    private func values<Raw: NetCDFRaw>(
        _ memory: UnsafeRawBufferPointer, _ raw: Raw.Type, default defaultFill: Raw
    ) -> [Float] {
        let numbers = memory.bindMemory(to: Raw.self)
        let missing = missing(raw, default: defaultFill)
        let (scale, offset, isPacked) = (scale, offset, isPacked)
        return [Float](unsafeUninitializedCapacity: numbers.count) { values, count in
            // Block by block, so that a number is still at hand when it is compared.
            for start in stride(from: 0, to: numbers.count, by: Self.block) {
                let range = start..<min(start + Self.block, numbers.count)
                for index in range {
                    let number = numbers[index].double
                    values[index] = isPacked ? Float(number * scale + offset) : Float(number)
                }
                remove(missing, of: numbers, from: values, in: range)
            }
            count = numbers.count
        }
    }

    private static let block = 4096

    /// Reads numbers and gives their values, in their order; missing is NaN.
    ///
    /// - Parameter read: Puts `count` numbers where it is told.
    func values(
        count: Int, _ read: (UnsafeMutableRawPointer) throws(WeatherDataError) -> Void
    ) throws(WeatherDataError) -> [Float] {
        guard count > 0 else { return [] }
        guard type == .float, !isPacked else {
            let memory = UnsafeMutableRawBufferPointer.allocate(
                byteCount: count * type.size, alignment: 8)
            defer { memory.deallocate() }
            if let address = memory.baseAddress { try read(address) }
            return values(in: UnsafeRawBufferPointer(memory))
        }
        // They are read where they stay.
        var failure: WeatherDataError?
        let missing = missing(Float.self, default: Self.defaultFloat)
        let values = [Float](unsafeUninitializedCapacity: count) { values, filled in
            guard let address = values.baseAddress else { return }
            do throws(WeatherDataError) {
                try read(UnsafeMutableRawPointer(address))
            } catch {
                failure = error
                return
            }
            for start in stride(from: 0, to: count, by: Self.block) {
                remove(
                    missing, of: UnsafeBufferPointer(values), from: values,
                    in: start..<min(start + Self.block, count))
            }
            filled = count
        }
        if let failure { throw failure }
        return values
    }

    private static let defaultFloat: Float = 9.969209968386869e+36

    /// The numbers that mean that there is no value.
    private func missing<Raw: NetCDFRaw>(_ raw: Raw.Type, default defaultFill: Raw) -> [Raw] {
        var missing = fill.flatMap(Raw.values(of:))
        if usesDefaultFill { missing.append(defaultFill) }
        // Both attributes often say the same.
        if missing.count == 2, missing[0] == missing[1] { missing.removeLast() }
        // What compares with nothing is missing already.
        missing.removeAll { $0 != $0 }
        return missing
    }

    /// Whether one of the numbers is this one.
    private static func holds<Raw: NetCDFRaw>(
        _ number: Raw, _ numbers: UnsafeBufferPointer<Raw>, in range: Range<Int>
    ) -> Bool {
        // Without a way out in the middle, so that many are compared at once.
        var found: UInt8 = 0
        for index in range { found |= numbers[index] == number ? 1 : 0 }
        return found != 0
    }

    /// Writes NaN where a number is missing or out of range.
    private func remove<Raw: NetCDFRaw>(
        _ missing: [Raw], of numbers: UnsafeBufferPointer<Raw>,
        from values: UnsafeMutableBufferPointer<Float>, in range: Range<Int>
    ) {
        for fill in missing {
            // Most blocks have none, which is seen for many numbers at once.
            guard Self.holds(fill, numbers, in: range) else { continue }
            for index in range where numbers[index] == fill { values[index] = .nan }
        }
        guard low != nil || high != nil else { return }
        let low = low ?? -.infinity
        let high = high ?? .infinity
        for index in range {
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
