/// Turning numbers into values.
extension NetCDFUnpacking {
    /// Reads numbers and gives their values, in their order; missing is NaN.
    func values(
        count: Int, from source: some NetCDFNumberSource
    ) throws(WeatherDataError) -> [Float] {
        guard count > 0 else { return [] }
        var failure: WeatherDataError?
        let values = [Float](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let address = buffer.baseAddress else { return }
            do throws(WeatherDataError) {
                try fill(address, count, from: source)
                filled = count
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return values
    }

    /// The bytes of a block: small enough to stay near the processor from step to step.
    private static let blockSize = 1 << 16

    private func fill(
        _ values: UnsafeMutablePointer<Float>, _ count: Int, from source: some NetCDFNumberSource
    ) throws(WeatherDataError) {
        switch type {
        case .byte: try fill(values, count, Int8.self, default: -127, from: source)
        case .ubyte: try fill(values, count, UInt8.self, default: 255, from: source)
        case .short: try fill(values, count, Int16.self, default: -32767, from: source)
        case .ushort: try fill(values, count, UInt16.self, default: 65535, from: source)
        case .int: try fill(values, count, Int32.self, default: -2_147_483_647, from: source)
        case .uint: try fill(values, count, UInt32.self, default: .max, from: source)
        case .int64:
            let missing = -9_223_372_036_854_775_806
            try fill(values, count, Int64.self, default: Int64(missing), from: source)
        case .uint64:
            let missing: UInt64 = 18_446_744_073_709_551_614
            try fill(values, count, UInt64.self, default: missing, from: source)
        case .float where isPacked:
            try fill(values, count, Float.self, default: Self.defaultFloat, from: source)
        case .float: try fillInPlace(values, count, from: source)
        case .double:
            try fill(values, count, Double.self, default: 9.969209968386869e+36, from: source)
        case .char, .string: preconditionFailure("texts have no values")
        }
    }

    private static let defaultFloat: Float = 9.969209968386869e+36

    /// Numbers that are values already stay where they are read.
    private func fillInPlace<Source: NetCDFNumberSource>(
        _ values: UnsafeMutablePointer<Float>, _ count: Int, from source: Source
    ) throws(WeatherDataError) {
        let missing = missing(Float.self, default: Self.defaultFloat)
        if Source.readsAtOnce { try source.read(0..<count, into: values) }
        let block = Self.blockSize / MemoryLayout<Float>.size
        for start in stride(from: 0, to: count, by: block) {
            let range = start..<min(start + block, count)
            if !Source.readsAtOnce { try source.read(range, into: values + start) }
            remove(missing, of: values + start, from: values + start, range.count)
        }
    }

    private func fill<Raw: NetCDFRaw, Source: NetCDFNumberSource>(
        _ values: UnsafeMutablePointer<Float>, _ count: Int, _ raw: Raw.Type,
        default defaultFill: Raw, from source: Source
    ) throws(WeatherDataError) {
        let missing = missing(raw, default: defaultFill)
        let size = MemoryLayout<Raw>.stride
        let scratch = UnsafeMutableRawPointer.allocate(
            byteCount: min(Self.blockSize, count * size), alignment: 64)
        defer { scratch.deallocate() }
        // What is read at once waits in the last part of the values' own memory, if it fits there: a block
        // of values then never reaches beyond the numbers that it is made of.
        let fits = size <= MemoryLayout<Float>.stride
        let waiting =
            fits
            ? UnsafeMutableRawPointer(values) + count * (MemoryLayout<Float>.stride - size)
            : .allocate(byteCount: Source.readsAtOnce ? count * size : 8, alignment: 8)
        defer { if !fits { waiting.deallocate() } }
        if Source.readsAtOnce { try source.read(0..<count, into: waiting) }
        let block = Self.blockSize / size
        for start in stride(from: 0, to: count, by: block) {
            let range = start..<min(start + block, count)
            if Source.readsAtOnce {
                scratch.copyMemory(from: waiting + start * size, byteCount: range.count * size)
            } else {
                try source.read(range, into: scratch)
            }
            let numbers = UnsafePointer(scratch.bindMemory(to: raw, capacity: range.count))
            convert(numbers, to: values + start, range.count)
            remove(missing, of: numbers, from: values + start, range.count)
        }
    }

    private func convert<Raw: NetCDFRaw>(
        _ numbers: UnsafePointer<Raw>, to values: UnsafeMutablePointer<Float>, _ count: Int
    ) {
        guard isPacked else {
            for index in 0..<count { values[index] = Float(numbers[index].double) }
            return
        }
        let (scale, offset) = (scale, offset)
        for index in 0..<count { values[index] = Float(numbers[index].double * scale + offset) }
    }

    /// Writes NaN where a number is missing or out of range.
    private func remove<Raw: NetCDFRaw>(
        _ missing: [Raw], of numbers: UnsafePointer<Raw>,
        from values: UnsafeMutablePointer<Float>, _ count: Int
    ) {
        for fill in missing where Self.holds(fill, numbers, count) {
            // Most blocks have none; in one that has some, each value is written, which needs no branch.
            var index = 0
            while index < count {
                let value = values[index]
                values[index] = numbers[index] == fill ? .nan : value
                index &+= 1
            }
        }
        guard low != nil || high != nil else { return }
        let low = low ?? -.infinity
        let high = high ?? .infinity
        let (scale, offset) = isRangeUnpacked ? (scale, offset) : (1, 0)
        var index = 0
        while index < count {
            let number = numbers[index].double * scale + offset
            let value = values[index]
            values[index] = number < low || number > high ? .nan : value
            index &+= 1
        }
    }

    /// Whether one of the numbers is this one.
    private static func holds<Raw: NetCDFRaw>(
        _ fill: Raw, _ numbers: UnsafePointer<Raw>, _ count: Int
    ) -> Bool {
        // Without a way out in the middle, and as wide as the numbers: many are compared at once.
        // Over a range, the compiler would compare one by one.
        var found = Raw.Pattern.zero
        var index = 0
        while index < count {
            found |= numbers[index] == fill ? ~0 : 0
            index &+= 1
        }
        return found != 0
    }
}
